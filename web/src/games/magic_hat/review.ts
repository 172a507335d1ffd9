/** What a review draws of Magic Hat. */
import type { GameReview } from "../../lib/games";
import { t } from "../../lib/i18n.svelte";
import type { MagicHatView } from "../../wire";
import { ranked } from "../beliefs";
import BeliefPiece from "./BeliefPiece.svelte";
import MovePicture from "./MovePicture.svelte";
import { hatName } from "./words";

const review: GameReview = {
  art: ["characters", "characters-more", "tokens"],
  MovePicture,
  Piece: BeliefPiece,
  pieceName: hatName,
  groupBeliefs(beliefs, view) {
    return (view as MagicHatView).hats.flatMap((_, at) => {
      const chances = beliefs[`hats.${at}`];
      if (!chances) return [];
      return [{ place: `slot:${at + 1}`, title: t("review-belief-slot", { slot: at + 1 }), hidden: [ranked(chances)] }];
    });
  },
};

export default review;
