// Match & Pass in two worlds: two hidden hands hold each other's card, and all pass the same cards.
import type { Tries } from '../../../tests/conformance/gameConformance.ts';
import { exchanged } from '../../../tests/conformance/swappedCards.ts';
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import type { Entry, Seat } from '../../engine/game.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import type { Card } from '../../kit/cards.ts';
import { matchAndPass } from './index.ts';
import { handOf, packOf } from './rules.ts';
import type { MatchAndPass, Rules, State } from './shapes.ts';

const players = 4;
const passes = 6;

/** A card of each of two seats that are not the watcher's. */
function swapOf(cards: readonly Card[], watcher: Seat, random: Random): readonly [Card, Card] {
  const seats = random.shuffle([0, 1, 2, 3].filter((seat) => seat !== watcher));
  const [one, other] = seats.map((seat) => cards[seat * 4 + random.below(4)]);
  if (!one || !other) throw new Error('no two cards to exchange');
  return [one, other];
}

/** A card that both worlds have in this hand, and now and then another one after it. */
function choices(
  state: State,
  seat: Seat,
  swap: readonly [Card, Card],
  random: Random,
): Entry<MatchAndPass>[] {
  const { round, pass } = state;
  const cards = random.shuffle(handOf(state, seat).filter((card) => !swap.includes(card)));
  return cards.slice(0, 1 + random.below(2)).map((card) => ({
    kind: 'move',
    at: 0,
    by: seat,
    move: { kind: 'choose', round, pass, card },
  }));
}

function worlds(rules: Rules, seed: string): Worlds<MatchAndPass> {
  const random = seededRandom(seed, 'worlds');
  const watcher = random.below(players);
  const cards = random.shuffle(packOf(players));
  const swap = swapOf(cards, watcher, random);
  const steps: Step<MatchAndPass>[] = [];
  let a: State = matchAndPass.start(rules, players);
  let b = a;
  const go = (entryA: Entry<MatchAndPass>, entryB: Entry<MatchAndPass>) => {
    steps.push({ a, b, entryA, entryB });
    [a, b] = [matchAndPass.play(a, entryA), matchAndPass.play(b, entryB)];
  };
  go({ kind: 'deal', at: 0, deal: cards }, { kind: 'deal', at: 0, deal: exchanged(cards, ...swap) });
  for (let pass = 1; pass <= passes; pass++)
    for (const seat of random.shuffle([0, 1, 2, 3]))
      for (const entry of choices(a, seat, swap, random)) if (a.pass === pass) go(entry, entry);
  return { blind: [watcher, 'spectator'], steps };
}

export const secrets: Secrets<MatchAndPass> = { game: matchAndPass, worlds };

export const tries: Tries = {
  at: ({ hands, round, pass }: State, seat: number) => [
    { kind: 'match', round },
    ...(hands[seat] ?? []).map((card) => ({ kind: 'choose', round, pass, card })),
  ],
};
