/** Everything that this device keeps of the player's games, to hand out and to delete. */
import { GAMES } from "../games/names";
import { savedGames } from "../local/savedGames";
import { tallies } from "../puzzles/tally.svelte";
import { clearHistory, exportHistory } from "../review/history";
import { clearCommitments } from "./commitments";
import { clearDaily, dailyResults } from "./dailyResults";
import { STORED, readText, writeText } from "./storage";

/** Who plays here, by which code they came in, and their settings: not part of the games. */
const PERSONAL = [STORED.identity, STORED.inviteCode, STORED.settings];
const OF_GAMES = Object.values(STORED).filter((item) => !PERSONAL.includes(item));

/** The games, the reviews, and the settings as they are stored. Keys and codes that open a profile are left out. */
export async function exportDevice(): Promise<object> {
  const [games, reviews] = await Promise.all([savedGames.export(), exportHistory()]);
  const stored = [STORED.settings, ...OF_GAMES].flatMap((item) => {
    const text = readText(item);
    return text === null ? [] : [[item.key, text]];
  });
  return { games, reviews, stored: Object.fromEntries(stored) as Record<string, string> };
}

/** How many games, reviews, puzzles that counted and results of daily deals there are. */
export async function countDevice(): Promise<Record<"games" | "reviews" | "puzzles" | "deals", number>> {
  const [{ games, unreadable }, reviews] = await Promise.all([savedGames.list(), exportHistory()]);
  return {
    games: games.length + unreadable.length,
    reviews: reviews.length,
    puzzles: GAMES.reduce((sum, game) => sum + tallies.of(game).tried, 0),
    deals: Object.keys(dailyResults()).length,
  };
}

/** Delete all games, reviews and what belongs to them. */
export async function clearDevice(): Promise<void> {
  await clearHistory();
  for (const item of OF_GAMES) writeText(item, null);
  clearDaily(); // and what else this page has in memory
  clearCommitments();
  tallies.refresh();
  const { games, unreadable } = await savedGames.list();
  for (const { row } of unreadable) await savedGames.remove((row as { id: string }).id);
  if (!games.length) return;
  const { removeLocal } = await import("../local/localTables"); // stops bots that are still at it
  for (const { id } of games) await removeLocal(id);
}
