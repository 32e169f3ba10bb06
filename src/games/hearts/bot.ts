// Three players: one puts down its lowest card, one ducks and passes with care, one imagines the others' hands.
import type { Bot, Seat, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { byRank, bySuit, type Card } from '../../kit/cards.ts';
import { cardThoughtOf, passThoughtOf } from './ahead.ts';
import { byBurden, carefulCard } from './careful.ts';
import { playable } from './rules.ts';
import type { Hearts, Move, View } from './shapes.ts';

interface Player {
  pass(view: View, seat: Seat, random: Random, thinking: Thinking): readonly Card[];
  play(view: View, seat: Seat, random: Random, thinking: Thinking): Card | undefined;
}

const simple: Player = {
  pass: (view) => view.own?.toSorted(byRank).slice(-3) ?? [],
  play: (view) => playable(view.own ?? [], view.tricks).toSorted(byRank)[0],
};

/** Of a hundred cards, how many a careful player puts down without thinking: about one a hand. */
const lapses = 8;

const careful: Player = {
  pass: (view) => byBurden(view.own ?? []).slice(0, 3),
  play({ own, tricks }, _seat, random) {
    const hand = own ?? [];
    if (random.below(100) >= lapses) return carefulCard(hand, tricks);
    return random.shuffle(playable(hand, tricks))[0];
  },
};

const farsighted: Player = { pass: passThoughtOf, play: cardThoughtOf };

const seated = (player: Player): Bot<Hearts> => ({
  choose(view, seat, random, _library, thinking): Move {
    const { hand } = view;
    if (view.phase === 'counting') return { kind: 'continue', hand };
    if (view.phase === 'passing')
      return { kind: 'pass', hand, cards: player.pass(view, seat, random, thinking).toSorted(bySuit) };
    const card = player.play(view, seat, random, thinking);
    if (!card) throw new Error('hearts: asked for a card without having one');
    return { kind: 'card', card };
  },
});

export const bots: readonly Bot<Hearts>[] = [simple, careful, farsighted].map(seated);
