// Counting points: what cards cost, who has what so far, the moon, and the places at the end.
import type { Feat, Groups, Seat } from '../../engine/game.ts';
import { type Card, suitOf } from '../../kit/cards.ts';
import { placesByPoints } from '../../kit/places.ts';
import { isWhole, seats, type Trick, takerOf } from '../../kit/tricks/tricks.ts';
import type { Rules, State } from './shapes.ts';

export const queen: Card = 'QS';
export const allPoints = 26;

export const costOf = (card: Card): number => (card === queen ? 13 : suitOf(card) === 'H' ? 1 : 0);

export const costOfAll = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + costOf(card), 0);

/** The cards with points that each seat has taken. */
export function takenBy(tricks: readonly Trick[]): Card[][] {
  const taken: Card[][] = seats.map(() => []);
  for (const trick of tricks)
    if (isWhole(trick)) taken[takerOf(trick)]?.push(...trick.cards.filter((card) => costOf(card) > 0));
  return taken;
}

export const pointsOf = (tricks: readonly Trick[]): number[] => takenBy(tricks).map(costOfAll);

/** Who took all the points of a hand; null: nobody. */
export function moonShooter(points: readonly number[]): Seat | null {
  const shooter = points.indexOf(allPoints);
  return shooter < 0 ? null : shooter;
}

/** Told while the hand is counted: its tricks still lie there. */
export function feats({ phase, tricks }: State): Feat[] {
  const shooter = phase === 'counting' ? moonShooter(pointsOf(tricks)) : null;
  return shooter === null ? [] : [{ seat: shooter, key: 'moon' }];
}

/** What a hand adds to the scores. */
export function scoreOf(points: readonly number[], rules: Rules): readonly number[] {
  const shooter = moonShooter(points);
  if (shooter === null) return points;
  return rules.moon === 'add'
    ? points.map((_, seat) => (seat === shooter ? 0 : allPoints))
    : points.map((_, seat) => (seat === shooter ? -allPoints : 0));
}

export const totals = (rounds: readonly (readonly number[])[]): number[] =>
  seats.map((seat) => rounds.reduce((sum, round) => sum + (round[seat] ?? 0), 0));

/** The game goes on while nobody has reached the target, or the lowest score is shared. */
export function isDecided(scores: readonly number[], target: number): boolean {
  const lowest = Math.min(...scores);
  return scores.some((score) => score >= target) && scores.filter((score) => score === lowest).length === 1;
}

/** Lowest score first; equal scores share a place. */
export const placesBy = (scores: readonly number[]): Groups => placesByPoints(scores.map((score) => -score));
