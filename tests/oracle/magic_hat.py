"""Magic Hat, read from RULES.md M1-M13. What a player has seen (M13) changes no move and is not kept."""

from __future__ import annotations

import copy
from itertools import combinations

from . import Json, Options, clone, demand

TEN = ["king", "queen", "princess", "knight", "wizard", "jester", "cook", "maid", "dragon", "astrologer"]
TEN_MORE = ["noble", "archer", "monk", "bishop", "troubadour", "farmer", "miner", "fairy", "sultan", "sailor"]
KINDS = {1: TEN + TEN_MORE, 2: TEN, 4: ["king", "knight", "wizard", "jester", "dragon"]}  # M1, by `copies`
MAGIC = "magic"
RULE_OF = {"peek": "M4", "swap": "M5", "open": "M6"}
OPTIONS = Options(
    choices={
        "edition": ("ru", "en"),
        "no_swap_back": (True, False),
        "copies": (2, 1, 4),
        "magic_hats": (4, 0),
        "dead_table": ("redeal", "play_on"),
        "stall_limit": (100, "any number, 0 for none"),
        "memory_aid": (False, True),
    },
    presets={"ru": {"no_swap_back": True}, "en": {"no_swap_back": False}},  # M12
)


class Oracle:
    def __init__(self, position: Json) -> None:
        position = clone(position)
        self.players: int = position["players"]
        self.options: Json = OPTIONS.resolve(position.get("options", {}))
        self.turn: int = position["turn"]  # the seat to move
        self.row: list[str | None] = position["row"]  # slots 1-7, None if empty
        self.hats: list[str | None] = position["hats"]  # above them
        self.character_pile: list[str] = position["character_pile"]  # next first
        self.hat_pile: list[str] = position["hat_pile"]  # next first
        self.pairs: list[int] = position["pairs"]  # by seat
        self.magic: list[int] = position["magic"]  # by seat, magic hats won
        self.penalties: list[int] = position["penalties"]  # by seat
        last_swap = position["last_swap"]
        self.last_swap: list[int] | None = sorted(last_swap) if last_swap else None  # the turn before, lower slot first
        self.stall: int = position["stall"]  # turns in a row in which no card was won
        self._check()

    @classmethod
    def from_position(cls, position: Json) -> Oracle:
        demand(position["game"] == "magic_hat", "M1: not a position of magic_hat")
        return cls(position)

    @classmethod
    def from_record(cls, record: Json) -> Oracle:
        demand(record["game"] == "magic_hat", "M1: not a record of magic_hat")
        players, deal = record["players"], record["deal"]
        nothing = [0] * players
        oracle = cls(
            {
                "players": players,
                "options": record["options"],
                "turn": record["first"],
                "row": deal["row"],
                "hats": deal["hats"],
                "character_pile": deal["character_pile"],
                "hat_pile": deal["hat_pile"],
                "pairs": nothing,
                "magic": nothing,
                "penalties": nothing,
                "last_swap": None,
                "stall": 0,
            }
        )
        copies, magic_hats = oracle.options["copies"], oracle.options["magic_hats"]
        everybody = KINDS[copies] * copies
        demand(sorted(deal["row"] + deal["character_pile"]) == sorted(everybody), "M1: not the 20 characters")
        demand(sorted(deal["hats"] + deal["hat_pile"]) == sorted(everybody + [MAGIC] * magic_hats), "M1: not the hats")
        demand(oracle._alive(), "M9: a dead deal is dealt again")
        return oracle

    def _check(self) -> None:
        """Refuse a position no game can reach, as far as it would leave the rules without an answer."""
        kinds = KINDS[self.options["copies"]]
        characters = [character for character in self.row if character] + self.character_pile
        hats = self._face_down()
        demand(self.players in (2, 3, 4), "M2: two, three or four players")
        demand(self.turn in range(self.players), "M3: no such seat")
        demand(all(len(won) == self.players for won in (self.pairs, self.magic, self.penalties)), "M8: seats")
        demand(len(self.row) == len(self.hats) == 7, "M2: seven slots")
        demand([c is None for c in self.row] == [h is None for h in self.hats], "M2: one hat above each character")
        demand(set(characters) <= set(kinds) and set(hats) <= {*kinds, MAGIC}, "M1: unknown kind")
        demand(hats.count(MAGIC) + sum(self.magic) <= self.options["magic_hats"], "M11: too many magic hats")
        demand(len(self.hat_pile) >= len(self.character_pile) + hats.count(MAGIC), "M2: the hat pile would run out")
        demand(not self._must_redeal(), "M9: a dead table does not stand")

    def _face_down(self) -> list[str]:
        return [hat for hat in self.hats if hat] + self.hat_pile

    def _occupied(self) -> list[int]:
        return [slot for slot in range(1, 8) if self.row[slot - 1] is not None]

    def _alive(self) -> bool:
        return any(hat == MAGIC or (hat is not None and hat in self.row) for hat in self.hats)  # M9

    def _must_redeal(self) -> bool:
        return self.options["dead_table"] == "redeal" and self.mover() is not None and not self._alive()

    def _complete(self) -> bool:
        return len(self._occupied()) <= 3  # M7

    def mover(self) -> int | None:
        stalled = 0 < self.options["stall_limit"] <= self.stall  # M10
        return None if self._complete() or stalled else self.turn

    def legal(self) -> list[str]:
        if self.mover() is None:
            return []
        slots = self._occupied()
        moves = [f"{verb} {slot}" for verb in ("peek", "open") for slot in slots]
        for pair in combinations(slots, 2):
            if not (self.options["no_swap_back"] and self.last_swap == list(pair)):  # M5
                moves.append(f"swap {pair[0]} {pair[1]}")
        return sorted(moves)

    def play(self, move: str, chance: Json | None = None) -> None:
        verb, *words = move.split(" ")
        demand(self.mover() is not None, "M7: the game is over")
        demand(move in self.legal(), f"{RULE_OF.get(verb, 'M3')}: not legal: {move}")
        after = copy.deepcopy(self)
        after._apply(verb, [int(word) for word in words], chance or {})
        self.__dict__ = after.__dict__

    def _apply(self, verb: str, slots: list[int], chance: Json) -> None:
        won = verb == "open" and self._open(slots[0] - 1)
        self.last_swap = slots if verb == "swap" else None
        if verb == "swap":
            a, b = slots[0] - 1, slots[1] - 1
            self.hats[a], self.hats[b] = self.hats[b], self.hats[a]
        self.stall = 0 if won else self.stall + 1  # M10
        self.turn = (self.turn + 1) % self.players
        redeal = self._must_redeal()
        demand(set(chance) == ({"redeal"} if redeal else set()), f"M9: redeal is {redeal}, chance is {sorted(chance)}")
        if redeal:
            self._lay_out(chance["redeal"]["hats"], chance["redeal"]["hat_pile"])

    def _open(self, slot: int) -> bool:
        """M6; whether a card was won."""
        hat = self.hats[slot]
        if hat == MAGIC:
            self.magic[self.turn] += 1
            self.hats[slot] = self.hat_pile.pop(0)
        elif hat == self.row[slot]:
            self.pairs[self.turn] += 1
            self.row[slot] = self.hats[slot] = None
            if self.character_pile:
                self.row[slot] = self.character_pile.pop(0)
                self.hats[slot] = self.hat_pile.pop(0)
        else:
            self.penalties[self.turn] += 1
            return False
        return True

    def _lay_out(self, hats: list[str | None], hat_pile: list[str]) -> None:
        before = sorted(self._face_down())
        demand([hat is None for hat in hats] == [hat is None for hat in self.hats], "M9: a hat above each character")
        self.hats, self.hat_pile = list(hats), list(hat_pile)
        demand(sorted(self._face_down()) == before, "M9: not the same hats")
        demand(self._alive(), "M9: still dead")

    def position(self) -> Json:
        return clone(
            {
                "game": "magic_hat",
                "players": self.players,
                "options": OPTIONS.unusual(self.options),
                "turn": self.turn,
                "row": self.row,
                "hats": self.hats,
                "character_pile": self.character_pile,
                "hat_pile": self.hat_pile,
                "pairs": self.pairs,
                "magic": self.magic,
                "penalties": self.penalties,
                "last_swap": self.last_swap,
                "stall": self.stall,
            }
        )

    def result(self) -> Json:
        demand(self.mover() is None, "M7: the game is not over")
        scores = [
            pairs - max(0, penalties - magic)  # M8
            for pairs, penalties, magic in zip(self.pairs, self.penalties, self.magic, strict=True)
        ]
        winners = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        return {"scores": scores, "winners": winners, "ended": "complete" if self._complete() else "stalled"}
