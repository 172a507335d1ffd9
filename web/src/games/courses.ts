/** The Learn and Rules pages of each game. */
import type { Course } from "../learn/pictures";
import type { GameName } from "../wire";
import { hats } from "./hats/course";
import { magicHat } from "./magic_hat/course";
import { topHats } from "./top_hats/course";

export const COURSES: Record<GameName, Course> = { hats, magic_hat: magicHat, top_hats: topHats };
