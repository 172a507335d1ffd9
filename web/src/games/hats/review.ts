/** What a review draws of Hats. */
import type { GameReview } from "../../lib/games";
import { t } from "../../lib/i18n.svelte";
import type { HatsView } from "../../wire";
import { ranked, together } from "../beliefs";
import BeliefPiece from "./BeliefPiece.svelte";
import MovePicture from "./MovePicture.svelte";
import { cardName } from "./words";

const review: GameReview = {
  art: ["cards", "hats", "tokens"],
  MovePicture,
  Piece: BeliefPiece,
  pieceName: cardName,
  groupBeliefs(beliefs, view, { seat, about, nameOf }) {
    const { hands } = view as HatsView;
    return hands.flatMap((_, owner) => {
      if (owner === seat || (about !== null && owner !== about)) return [];
      const hand = ranked(together(beliefs, `hands.${owner}.`));
      const black = ranked(together(beliefs, `black.${owner}.`));
      const who = nameOf(owner);
      return [
        { place: `hand:${owner}`, title: t("review-belief-hand", { who }), isRow: true, hidden: [hand] },
        { place: `black:${owner}:last`, title: t("review-belief-black", { who }), isRow: true, hidden: [black] },
      ].filter(({ hidden }) => hidden[0]!.length > 0);
    });
  },
};

export default review;
