// Three players: one keeps its pairs, one keeps what it has most of, one also remembers what goes round.
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

const seated = (worth: Worth): Bot<MatchAndPass> => ({
  choose(view, _seat, random): Move {
    const { round, pass, phase } = view;
    if (phase === 'between') return { kind: 'continue', round };
    if (phase === 'window' || hasMatch(view.own ?? [])) return { kind: 'match', round };
    return { kind: 'choose', round, pass, card: leastOf(view, worth, random) };
  },
});

export const bots: readonly Bot<MatchAndPass>[] = [simple, careful, mindful].map(seated);
