// What is worth a badge: the word found at once, and a drawing from which everybody finds it.
import type { Feat } from '../../engine/game.ts';
import { pointsForGuess } from './scoring.ts';
import type { State } from './shapes.ts';
import { drawerOf, guessesOf } from './turns.ts';

const quickMs = 10_000;
const fewestFinders = 3;

export function feats(state: State): Feat[] {
  const { phase, gained, rules } = state;
  if (state.word === null || (phase !== 'drawing' && phase !== 'shown')) return [];
  const drawer = drawerOf(state);
  const others = gained.flatMap((points, seat) => (seat === drawer ? [] : [{ seat, points }]));
  const quick = pointsForGuess(quickMs, rules.seconds);
  const found = others.flatMap(({ seat, points }) => (points === null ? [] : [{ seat, points }]));
  const atOnce = found.filter(({ seat, points }) => points >= quick && guessesOf(state, seat) === 1);
  const isFoundByAll = found.length === others.length && found.length >= fewestFinders;
  return [
    ...atOnce.map(({ seat }) => ({ seat, key: 'sketchQuick' })),
    ...(isFoundByAll ? [{ seat: drawer, key: 'sketchAll' }] : []),
  ];
}
