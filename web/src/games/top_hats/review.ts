/** What a review draws of Top Hats. */
import type { GameReview } from "../../lib/games";
import { t } from "../../lib/i18n.svelte";
import type { TopHatsView } from "../../wire";
import { ranked } from "../beliefs";
import BeliefPiece from "./BeliefPiece.svelte";
import MovePicture from "./MovePicture.svelte";
import type { Hat } from "./model";
import { hatName } from "./words";

const review: GameReview = {
  art: ["tophats"],
  MovePicture,
  Piece: BeliefPiece,
  pieceName: (piece) => hatName(piece as Hat),
  groupBeliefs(beliefs, view, { about }) {
    const { stacks, builders } = view as TopHatsView;
    return Object.entries(stacks).flatMap(([cell, hats]) => {
      if (about !== null && builders?.[cell] !== about) return [];
      const hidden = hats.flatMap((_, at) => {
        const chances = beliefs[`stacks.${cell}.${at}`];
        return chances ? [ranked(chances)] : [];
      });
      return hidden.length > 0 ? [{ place: `cell:${cell}`, title: t("review-belief-stack", { cell }), hidden }] : [];
    });
  },
};

export default review;
