"""Hats, read from RULES.md H1-H15."""

from __future__ import annotations

from itertools import permutations

from . import Json, Options, clone, demand

TYPES = "BCDFKST"
CARDS = [kind + value for kind in TYPES for value in "123456"]  # H1
RULE_OF = {"exchange": "H5", "black": "H6", "discard": "H7", "offer": "H8", "give": "H8", "end": "H4"}
OPTIONS = Options(
    choices={
        "edition": ("standard", "de"),
        "black_hat_is_a_type": (True, False),
        "tiebreak_black_hats": (True, False),
        "removed": ("random", *("".join(pair) for pair in permutations(TYPES, 2))),
    },
    presets={"standard": {}, "de": {"black_hat_is_a_type": False, "tiebreak_black_hats": False}},  # H15
)


def value(card: str) -> int:
    return int(card[1])


class Oracle:
    def __init__(self, position: Json) -> None:
        position = clone(position)
        given = position.get("options", {})
        if isinstance(given.get("removed"), list):
            given["removed"] = "".join(given["removed"])
        self.players: int = position["players"]
        self.options: Json = OPTIONS.resolve(given)
        self.turn: int = position["turn"]  # the seat whose turn it is, also while an offer is open
        self.main_done: bool = position["main_done"]
        self.offer: str | None = position["offer"]  # the card laid down for the partner, in no hand
        self.optional_done: bool = position["optional_done"] and self.offer is None  # H8: done by the answer
        self.table: list[str] = position["table"]  # position 1 first
        self.hands: list[list[str]] = position["hands"]  # by seat
        self.collections: list[list[str]] = position["collections"]  # by seat, the face-up cards
        self.black: list[list[str]] = position["black"]  # by seat, the face-down cards
        self.deck: list[str] = position["deck"]  # next card first
        self.discards: list[str] = position["discards"]
        self.cookie: int | None = position["cookie"]  # the holder
        self._check()

    @classmethod
    def from_position(cls, position: Json) -> Oracle:
        demand(position["game"] == "hats", "H1: not a position of hats")
        return cls(position)

    @classmethod
    def from_record(cls, record: Json) -> Oracle:
        demand(record["game"] == "hats", "H1: not a record of hats")
        players, deal = record["players"], record["deal"]
        oracle = cls(
            {
                "players": players,
                "options": record["options"],
                "turn": record["first"],
                "main_done": False,
                "optional_done": False,
                "offer": None,
                "cookie": None,
                "table": deal["table"],
                "hands": deal["hands"],
                "deck": deal["deck"],
                "discards": [],
                "collections": [[] for _ in range(players)],
                "black": [[] for _ in range(players)],
            }
        )
        removed = "".join(deal.get("removed") or "")
        chosen = oracle.options["removed"]
        demand(len(set(removed)) == len(removed) == (2 if players == 2 else 0), "H3: two types leave with two players")
        demand(chosen == "random" or set(chosen) == set(removed), f"H3: {chosen} should have left, not {removed}")
        demand(all(len(hand) == 9 for hand in oracle.hands), "H3: nine cards to each player")
        demand(sorted(oracle._cards()) == [card for card in CARDS if card[0] not in removed], "H3: not the whole game")
        return oracle

    def _cards(self) -> list[str]:
        piles = [self.table, self.deck, self.discards, *self.hands, *self.collections, *self.black]
        return [card for pile in piles for card in pile] + ([self.offer] if self.offer else [])

    def _check(self) -> None:
        """Refuse a position no game can reach, as far as it would leave the rules without an answer."""
        cards = self._cards()
        demand(self.players in (2, 3, 4), "H3: two, three or four players")
        demand(self.options["removed"] == "random" or self.players == 2, "options: removed is for two players only")
        demand(len(self.table) == (5 if self.players == 2 else 6), "H2: a card on every position")
        demand(len(set(cards)) == len(cards) and set(cards) <= set(CARDS), "H1: a card unknown or twice")
        demand(all(len(piles) == self.players for piles in (self.hands, self.collections, self.black)), "H3: seats")
        demand(self.turn in range(self.players), "H4: no such seat")
        demand(not (self.main_done and self.optional_done), "H4: the turn has ended")
        demand(self.offer is None or self.players == 4, "H8: partners are for four players")
        demand(self.cookie is None or self._types_shown(self.cookie) > 0, "H9: the holder shows no type")
        # H10: counted at the start of the turn, hands are equal, or the later seats have played one card more.
        sizes = [len(self.hands[(self.turn + i) % self.players]) for i in range(self.players)]
        sizes[0] += self.main_done + (self.offer is not None)
        demand(sizes == sorted(sizes, reverse=True) and sizes[0] - sizes[-1] <= 1, "H10: hands out of step")
        demand(sizes[-1] >= 1 and (sizes[0] >= 2 or not (self.main_done or self.offer)), "H10: no favourite hat left")

    def mover(self) -> int | None:
        if self.offer is not None:
            return (self.turn + 2) % 4  # H8
        over = not self.main_done and all(len(hand) == 1 for hand in self.hands)  # H10
        return None if over else self.turn

    def legal(self) -> list[str]:
        seat = self.mover()
        if seat is None:
            return []
        hand = self.hands[seat]
        if self.offer is not None:
            return sorted(f"give {card}" for card in hand)
        moves = []
        if self.main_done:
            moves.append("end")
        else:
            moves += [f"black {card}" for card in hand]
            for card in hand:
                for place, taken in enumerate(self.table, start=1):
                    if card[0] == taken[0] or value(card) > value(taken):  # H5
                        moves.append(f"exchange {card} {place}")
        if not self.optional_done:
            moves += [f"{'offer' if self.players == 4 else 'discard'} {card}" for card in hand]  # H7, H8
        return sorted(moves)

    def play(self, move: str, chance: Json | None = None) -> None:
        verb, *words = move.split(" ")
        demand(self.mover() is not None, "H10: the game is over")
        demand(move in self.legal(), f"{RULE_OF.get(verb, 'H4')}: not legal: {move}")
        demand(verb == "discard" or not chance, f"{RULE_OF[verb]}: chance has no part in {move}")
        if verb == "discard":
            self._check_chance(words[0], chance or {})
        hand = self.hands[self.turn]

        if verb == "exchange":
            card, place = words[0], int(words[1]) - 1
            hand.remove(card)
            self.collections[self.turn].append(self.table[place])
            self.table[place] = card
        elif verb == "black":
            hand.remove(words[0])
            self.black[self.turn].append(words[0])
        elif verb == "discard":
            hand.remove(words[0])
            self.discards.append(words[0])
            if not self.deck and chance:
                self.deck, self.discards = list(chance["reshuffle"]), []
            hand.append(self.deck.pop(0))
        elif verb == "offer":
            hand.remove(words[0])
            self.offer = words[0]
        elif verb == "give" and self.offer is not None:
            partner = self.hands[(self.turn + 2) % 4]
            partner.remove(words[0])
            partner.append(self.offer)
            hand.append(words[0])
            self.offer = None

        if verb in ("exchange", "black"):
            self.main_done = True
            self._move_cookie()
        if verb in ("discard", "give", "end"):
            self.optional_done = True
        if self.main_done and self.optional_done:  # H4
            self.turn = (self.turn + 1) % self.players
            self.main_done = self.optional_done = False

    def _check_chance(self, card: str, chance: Json) -> None:
        deck = self.deck
        if not deck:  # H7: the card just discarded is shuffled in
            deck = chance.get("reshuffle") or []
            demand(sorted(deck) == sorted([*self.discards, card]), f"H7: {deck} is no shuffle of the discard pile")
        demand(set(chance) == ({"draw"} if self.deck else {"draw", "reshuffle"}), f"H7: wrong chance {sorted(chance)}")
        demand(chance["draw"] == deck[0], f"H7: {deck[0]} is next, not {chance['draw']}")

    def _types_shown(self, seat: int) -> int:
        black = bool(self.black[seat]) and self.options["black_hat_is_a_type"]
        return len({card[0] for card in self.collections[seat]}) + (1 if black else 0)

    def _move_cookie(self) -> None:
        """H9; where it names nobody, the cookie stays where it is."""
        seats = range(self.players)
        most = max(self._types_shown(seat) for seat in seats)
        if most == 0:
            return
        longer_wins = 7  # ends every list: higher than any value, so that it loses to a further card
        lists = {
            seat: [*sorted(value(card) for card in self.collections[seat]), longer_wins]
            for seat in seats
            if self._types_shown(seat) == most
        }
        leaders = [seat for seat in lists if lists[seat] == min(lists.values())]
        if len(leaders) == 1:
            self.cookie = leaders[0]

    def position(self) -> Json:
        return clone(
            {
                "game": "hats",
                "players": self.players,
                "options": OPTIONS.unusual(self.options),
                "turn": self.turn,
                "main_done": self.main_done,
                "optional_done": self.optional_done,
                "table": self.table,
                "hands": self.hands,
                "collections": self.collections,
                "black": self.black,
                "deck": self.deck,
                "discards": self.discards,
                "cookie": self.cookie,
                "offer": self.offer,
            }
        )

    def _details(self, seat: int) -> dict[str, int]:
        place: dict[str, int] = {}  # H11: of each type the lowest position
        for number, card in enumerate(self.table, start=1):
            place.setdefault(card[0], number)
        shown, favourite = self.collections[seat], self.hands[seat][0]
        of_its_type = sum(value(card) for card in shown if card[0] == favourite[0])
        return {
            "collection": sum(place.get(card[0], 0) for card in shown) + len(self.black[seat]),  # H11
            "favourite": of_its_type - value(favourite),  # H12
            "cookie": 5 if self.cookie == seat else 0,  # H13
        }

    def result(self) -> Json:
        demand(self.mover() is None, "H10: the game is not over")
        details = [self._details(seat) for seat in range(self.players)]
        scores = [sum(points.values()) for points in details]
        sides = [[0, 2], [1, 3]] if self.players == 4 else [[seat] for seat in range(self.players)]

        def rank(side: list[int]) -> tuple[int, int, bool]:  # H14
            black = sum(len(self.black[seat]) for seat in side) if self.options["tiebreak_black_hats"] else 0
            return sum(scores[seat] for seat in side), black, self.cookie in side

        best = max(rank(side) for side in sides)
        winners = sorted(seat for side in sides if rank(side) == best for seat in side)
        result: Json = {"scores": scores, "winners": winners, "ended": "complete", "details": details}
        if self.players == 4:
            result["teams"] = [sum(scores[seat] for seat in side) for side in sides]
        return result
