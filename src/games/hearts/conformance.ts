// Hearts in two worlds: two other hands have exchanged cards of one suit, and all play the same cards.
import { exchanged, swapOf } from '../../../tests/conformance/swappedCards.ts';
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import type { Entry, Seat } from '../../engine/game.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { type Card, deck } from '../../kit/cards.ts';
import { players } from '../../kit/tricks/tricks.ts';
import { hearts } from './index.ts';
import { directionOf, playable, receiverOf } from './rules.ts';
import type { Hearts, Rules, State } from './shapes.ts';

type Play = Entry<Hearts>;

/** The same pass in both worlds but for the exchanged card, which never goes to the watcher. */
function passes(
  state: State,
  seat: Seat,
  watcher: Seat,
  swap: readonly [Card, Card],
  random: Random,
): [Play, Play] {
  const hand = state.hands[seat] ?? [];
  const receiver = receiverOf(seat, directionOf(state.rounds.length + 1));
  const others = random.shuffle(hand.filter((card) => !swap.includes(card)));
  const hot = hand.find((card) => swap.includes(card));
  const isHot = hot !== undefined && receiver !== watcher && random.below(2) === 0;
  const pick = isHot ? [hot, ...others.slice(0, 2)] : others.slice(0, 3);
  const twin = pick.map((card) => (card === swap[0] ? swap[1] : card === swap[1] ? swap[0] : card));
  const entry = (cards: readonly Card[]): Play => ({
    kind: 'move',
    at: 0,
    by: seat,
    move: { kind: 'pass', hand: state.rounds.length + 1, cards },
  });
  return [entry(pick), entry(twin)];
}

/** A card this seat may play in both worlds; the exchanged ones stay in hand as long as they can. */
function alikeCard(a: State, b: State, seat: Seat, swap: readonly [Card, Card], random: Random): Play | null {
  const [mayA, mayB] = [a, b].map((state) => playable(state.hands[seat] ?? [], state.tricks));
  const both = random.shuffle((mayA ?? []).filter((card) => mayB?.includes(card)));
  const card = both.find((one) => !swap.includes(one)) ?? both[0];
  return card ? { kind: 'move', at: 0, by: seat, move: { kind: 'card', card } } : null;
}

function worlds(rules: Rules, seed: string): Worlds<Hearts> {
  const random = seededRandom(seed, 'worlds');
  const watcher = random.below(players);
  const rounds = Array.from({ length: random.below(4) }, () => [5, 8, 13, 0]);
  const cards = random.shuffle(deck);
  const swap = swapOf(cards, watcher, random, '2C');
  const steps: Step<Hearts>[] = [];
  let a: State = { ...hearts.start(rules, players), rounds };
  let b = a;
  const go = (entryA: Play, entryB: Play) => {
    steps.push({ a, b, entryA, entryB });
    [a, b] = [hearts.play(a, entryA), hearts.play(b, entryB)];
  };
  go({ kind: 'deal', at: 0, deal: cards }, { kind: 'deal', at: 0, deal: exchanged(cards, ...swap) });
  const passing = hearts.toAct(a).filter((seat): seat is Seat => seat !== 'dealer');
  if (a.phase === 'passing') for (const seat of passing) go(...passes(a, seat, watcher, swap, random));
  while (a.phase === 'playing' && b.phase === 'playing') {
    const [seat] = hearts.toAct(a);
    const entry = typeof seat === 'number' ? alikeCard(a, b, seat, swap, random) : null;
    if (!entry) break;
    go(entry, entry);
  }
  return { blind: [watcher, 'spectator'], steps };
}

export const secrets: Secrets<Hearts> = { game: hearts, worlds };
