// Spades in two worlds: two hidden hands have exchanged cards of one suit, and all bid and play the same.
import { exchanged, swapOf } from '../../../tests/conformance/swappedCards.ts';
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import type { Entry, Seat } from '../../engine/game.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { type Card, deck } from '../../kit/cards.ts';
import { players } from '../../kit/tricks/tricks.ts';
import { spades } from './index.ts';
import { playable } from './rules.ts';
import type { Move, Rules, Spades, State } from './shapes.ts';

/** A bid that says nothing of the cards: one's own lie covered, or any number. */
function alikeBid(state: State, seat: Seat, random: Random): Move {
  if (!state.covered[seat]) return { kind: 'bid', bid: random.below(6) };
  return random.below(2) ? { kind: 'look' } : { kind: 'bid', bid: 'blind' };
}

/** A card this seat may play in both worlds; the exchanged ones stay in hand as long as they can. */
function alikeCard(a: State, b: State, seat: Seat, swap: readonly [Card, Card], random: Random): Move | null {
  const [mayA, mayB] = [a, b].map((state) => playable(state.hands[seat] ?? [], state.tricks));
  const both = random.shuffle((mayA ?? []).filter((card) => mayB?.includes(card)));
  const card = both.find((one) => !swap.includes(one)) ?? both[0];
  return card ? { kind: 'card', card } : null;
}

function worlds(rules: Rules, seed: string): Worlds<Spades> {
  const random = seededRandom(seed, 'worlds');
  const watcher = random.below(players);
  const isBehind = random.below(2) === 1;
  const cards = random.shuffle(deck);
  const swap = swapOf(cards, watcher, random);
  const steps: Step<Spades>[] = [];
  let a: State = {
    ...spades.start(rules, players),
    rounds: isBehind ? [{ points: [-60, 71], bags: [0, 1] }] : [],
  };
  let b = a;
  const go = (entryA: Entry<Spades>, entryB: Entry<Spades>) => {
    steps.push({ a, b, entryA, entryB });
    [a, b] = [spades.play(a, entryA), spades.play(b, entryB)];
  };
  go({ kind: 'deal', at: 0, deal: cards }, { kind: 'deal', at: 0, deal: exchanged(cards, ...swap) });
  while (a.phase === b.phase && (a.phase === 'bidding' || a.phase === 'playing')) {
    const [by] = spades.toAct(a);
    if (typeof by !== 'number') break;
    const move = a.phase === 'bidding' ? alikeBid(a, by, random) : alikeCard(a, b, by, swap, random);
    if (!move) break;
    go({ kind: 'move', at: 0, by, move }, { kind: 'move', at: 0, by, move });
  }
  return { blind: [watcher, 'spectator'], steps };
}

export const secrets: Secrets<Spades> = { game: spades, worlds };
