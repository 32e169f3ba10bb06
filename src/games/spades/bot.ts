// Three players: one follows its aces and kings, one counts cards and mostly pays attention, one imagines the others' hands.
import type { Bot, Seat, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { byRank, type Card } from '../../kit/cards.ts';
import { cardThoughtOf } from './ahead.ts';
import { carefulBid, daresBlind } from './bidding.ts';
import { carefulCard } from './careful.ts';
import { playable } from './rules.ts';
import type { Bid, Move, Spades, View } from './shapes.ts';

interface Player {
  bid(view: View, seat: Seat): Bid;
  play(view: View, seat: Seat, random: Random, thinking: Thinking): Card | undefined;
}

const simple: Player = {
  bid: (view) => Math.max(1, view.own?.filter((card) => /^[AK]/.test(card)).length ?? 0),
  play: (view) =>
    playable(view.own ?? [], view.tricks)
      .toSorted(byRank)
      .at(-1),
};

/** Of a hundred cards, how many a careful player puts down without thinking: about one a hand. */
const lapses = 8;

const careful: Player = {
  bid: carefulBid,
  play({ own, tricks, bids }, seat, random) {
    const hand = own ?? [];
    if (random.below(100) >= lapses) return carefulCard({ seat, hand, tricks, bids });
    return random.shuffle(playable(hand, tricks))[0];
  },
};

const farsighted: Player = { bid: carefulBid, play: cardThoughtOf };

const seated = (player: Player, isDaring: boolean): Bot<Spades> => ({
  choose(view, seat, random, _library, thinking): Move {
    if (view.phase === 'counting') return { kind: 'continue', hand: view.hand };
    if (view.phase === 'bidding') {
      if (!view.covered[seat]) return { kind: 'bid', bid: player.bid(view, seat) };
      return isDaring && daresBlind(view, seat) ? { kind: 'bid', bid: 'blind' } : { kind: 'look' };
    }
    const card = player.play(view, seat, random, thinking);
    if (!card) throw new Error('spades: asked for a card without having one');
    return { kind: 'card', card };
  },
});

export const bots: readonly Bot<Spades>[] = [
  seated(simple, false),
  seated(careful, true),
  seated(farsighted, true),
];
