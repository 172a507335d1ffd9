/* The speed limit: three-player Hats with uniformly random play, written by hand in C for nothing but speed.
 *
 *   cc -O3 -march=native bench/c_baseline.c -o limit && ./limit 0.5
 *
 * plays for about half a second on one core and prints the actions, games and seconds it took. It keeps no record of
 * what a seat knows, and passes the cookie only at the end, so it does less than the engine it is held against. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 3, VALUES = 6, CARDS = 42, PLACES = 6, HAND = 9, ROUNDS = 8, SPARE = 10 };
enum { EXCHANGE = 0, BLACK = CARDS * PLACES, DISCARD = BLACK + CARDS, END = DISCARD + CARDS };

typedef struct {
    uint64_t rng;
    int8_t table[PLACES], hand[SEATS][HAND], held[SEATS], won[SEATS][ROUNDS], wins[SEATS], black[SEATS];
    int8_t deck[SPARE], decked, pile[SPARE], piled, seat, turns, main_done, optional_done;
} Game;

static inline uint64_t hashed(uint64_t *counter) {
    uint64_t word = *counter += 0x9E3779B97F4A7C15u;
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return word ^ word >> 31;
}
static inline int below(uint64_t *counter, int bound) { return (int)((hashed(counter) >> 32) * (uint64_t)bound >> 32); }
static inline int type(int card) { return card / VALUES; }
static inline int value(int card) { return card % VALUES + 1; }

static void shuffle(uint64_t *counter, int8_t *cards, int count) {
    for (int i = count - 1; i > 0; i--) {
        int j = below(counter, i + 1);
        int8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

static void deal(Game *g, uint64_t seed) {
    int8_t pack[CARDS];
    int at = 0;
    memset(g, 0, sizeof *g);
    g->rng = seed;
    for (int card = 0; card < CARDS; card++) pack[card] = (int8_t)card;
    shuffle(&g->rng, pack, CARDS);
    for (int place = 0; place < PLACES; place++) g->table[place] = pack[at++];
    for (int seat = 0; seat < SEATS; seat++, g->held[seat - 1] = HAND)
        for (int i = 0; i < HAND; i++) g->hand[seat][i] = pack[at++];
    while (at < CARDS) g->deck[g->decked++] = pack[at++];
    g->seat = (int8_t)below(&g->rng, SEATS);
}

static int legal(const Game *g, int16_t *out) {
    int count = 0, seat = g->seat;
    for (int i = 0; i < g->held[seat] && !g->main_done; i++) {
        int card = g->hand[seat][i];
        for (int place = 0; place < PLACES; place++) {
            int taken = g->table[place];
            out[count] = (int16_t)(EXCHANGE + card * PLACES + place);
            count += type(card) == type(taken) || value(card) > value(taken);
        }
        out[count++] = (int16_t)(BLACK + card);
    }
    for (int i = 0; i < g->held[seat] && !g->optional_done; i++) out[count++] = (int16_t)(DISCARD + g->hand[seat][i]);
    if (g->main_done) out[count++] = END;
    return count;
}

static void end_turn(Game *g) {
    g->seat = (int8_t)((g->seat + 1) % SEATS);
    g->turns++;
    g->main_done = g->optional_done = 0;
}

static void drop(Game *g, int card) {
    int8_t *hand = g->hand[g->seat];
    int last = --g->held[g->seat], at = 0;
    while (hand[at] != card) at++;
    for (; at < last; at++) hand[at] = hand[at + 1];
}

static void apply(Game *g, int action) {
    int seat = g->seat;
    if (action == END) {
        end_turn(g);
    } else if (action >= DISCARD) {
        drop(g, action - DISCARD);
        g->pile[g->piled++] = (int8_t)(action - DISCARD);
        if (g->decked == 0) {
            memcpy(g->deck, g->pile, SPARE);
            g->decked = g->piled;
            g->piled = 0;
            shuffle(&g->rng, g->deck, g->decked);
        }
        g->hand[seat][g->held[seat]++] = g->deck[--g->decked];
        if (g->main_done) end_turn(g); else g->optional_done = 1;
    } else {
        int card = action - BLACK;
        if (action >= BLACK) {
            g->black[seat]++;
        } else {
            int place = action % PLACES;
            card = action / PLACES;
            g->won[seat][g->wins[seat]++] = g->table[place];
            g->table[place] = (int8_t)card;
        }
        drop(g, card);
        if (g->optional_done) end_turn(g); else g->main_done = 1;
    }
}

static int winner(const Game *g) {
    int worth[CARDS / VALUES] = {0}, best = 0, cookie = 0, points[SEATS];
    int64_t most = -1;
    for (int place = PLACES - 1; place >= 0; place--) worth[type(g->table[place])] = place + 1;
    for (int seat = 0; seat < SEATS; seat++) {
        int favourite = g->hand[seat][0], shown = 0;
        int64_t claim = 0;
        points[seat] = g->black[seat] - value(favourite);
        for (int i = 0; i < g->wins[seat]; i++) {
            int card = g->won[seat][i];
            points[seat] += worth[type(card)] + (type(card) == type(favourite) ? value(card) : 0);
            claim += (int64_t)1 << 4 * (VALUES - value(card));
            shown |= 1 << type(card);
        }
        claim += (int64_t)(__builtin_popcount((unsigned)shown) + (g->black[seat] > 0)) << 4 * VALUES;
        if (claim > most) most = claim, cookie = seat;
    }
    points[cookie] += 5;
    for (int seat = 1; seat < SEATS; seat++) if (points[seat] > points[best]) best = seat;
    return best;
}

int main(int argc, char **argv) {
    double wanted = argc > 1 ? atof(argv[1]) : 1.0, seconds = 0;
    long actions = 0, games = 0, wins[SEATS] = {0};
    uint64_t dice = 1;
    int16_t out[HAND * (PLACES + 2) + 2];
    struct timespec begin, now;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    while (seconds < wanted) {
        for (int i = 0; i < 1000; i++, games++) {
            Game g;
            deal(&g, (uint64_t)games);
            for (; g.turns < SEATS * ROUNDS; actions++) apply(&g, out[below(&dice, legal(&g, out))]);
            wins[winner(&g)]++;
        }
        clock_gettime(CLOCK_MONOTONIC, &now);
        seconds = (double)(now.tv_sec - begin.tv_sec) + (double)(now.tv_nsec - begin.tv_nsec) * 1e-9;
    }
    printf("%ld %ld %.9f %ld\n", actions, games, seconds, wins[0]);
    return 0;
}
