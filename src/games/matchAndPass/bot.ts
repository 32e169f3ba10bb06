// Three players: one keeps its pairs, one keeps what it has most of, one also remembers what goes round; each sees a call sooner.
import type { Bot } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { type Card, rankOf } from '../../kit/cards.ts';
import { hasMatch } from './rules.ts';
import type { MatchAndPass, Move, View } from './shapes.ts';

type Worth = (card: Card, view: View) => number;

const held = (cards: readonly Card[], card: Card) =>
  cards.filter((other) => rankOf(other) === rankOf(card)).length;

/** The card of least worth; among equals chance decides, or two who collect alike would pass for ever. */
function leastOf(view: View, worth: Worth, random: Random): Card | null {
  let [least, best]: [number, Card | null] = [Number.POSITIVE_INFINITY, null];
  for (const card of random.shuffle(view.own ?? [])) {
    const value = worth(card, view);
    if (value < least) [least, best] = [value, card];
  }
  return best;
}

/** Any card but those of a pair or more. */
const simple: Worth = (card, { own }) => (held(own ?? [], card) > 1 ? 1 : 0);

const careful: Worth = (card, { own }) => held(own ?? [], card);

/** What was handed on and did not come back is collected by somebody else: no use in waiting for it. */
const mindful: Worth = (card, { own, given, got }) => {
  const comesRound = held(got, card);
  const keptByOthers = Math.max(0, held(given, card) - comesRound);
  return held(own ?? [], card) * 3 + Math.min(comesRound, 3) * 0.5 - Math.min(keptByOthers, 3) * 0.5;
};

/** Between these, in ms. */
type Pause = readonly [shortest: number, longest: number];

interface Player {
  readonly worth: Worth;
  /** How long it takes to pass a card, … */
  readonly passing: Pause;
  /** … and to see that somebody has called, or that its own four are alike. */
  readonly noticing: Pause;
}

const within = ([shortest, longest]: Pause, random: Random): number =>
  shortest + random.below(longest - shortest + 1);

const seated = ({ worth, passing, noticing }: Player): Bot<MatchAndPass> => ({
  choose(view, _seat, random): Move {
    const { round, pass, phase } = view;
    if (phase === 'between') return { kind: 'continue', round };
    if (phase === 'window' || hasMatch(view.own ?? [])) return { kind: 'match', round };
    return { kind: 'choose', round, pass, card: leastOf(view, worth, random) };
  },
  pauseMs(_view, _seat, move, random) {
    if (move.kind === 'continue') return 0;
    return within(move.kind === 'match' ? noticing : passing, random);
  },
});

const players: readonly Player[] = [
  { worth: simple, passing: [1_000, 1_600], noticing: [900, 2_200] },
  { worth: careful, passing: [900, 1_500], noticing: [800, 2_000] },
  { worth: mindful, passing: [800, 1_400], noticing: [700, 1_800] },
];

export const bots: readonly Bot<MatchAndPass>[] = players.map(seated);
