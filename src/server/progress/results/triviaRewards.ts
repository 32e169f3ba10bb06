// XP and badges of a trivia that is over, as pure arithmetic.
import type { BadgeKey } from '../../../contract/progress/badges.ts';
import { badges } from '../../../contract/progress/badges.ts';

/** Somebody who answered at least one question. */
export interface TriviaPart {
  readonly userId: string;
  /** The score; in elimination mode the number of questions survived. */
  readonly points: number;
  readonly place: number;
  readonly isWinner: boolean;
  /** Every question of the event was right. */
  readonly isPerfect: boolean;
}

export interface TriviaEnd {
  readonly triviaId: string;
  readonly teamId: string;
  readonly mode: 'score' | 'elimination';
  readonly questions: number;
  readonly endedAt: number;
  readonly parts: readonly TriviaPart[];
}

const taking = 10;
const winning = 30;
const mostForPoints = 60;
const pointsForOneXp = 100;
const perSurvived = 5;
const mostInElimination = 70;
const playersForWin = 5;
const questionsForPerfect = 10;

export function triviaXp(
  { mode }: Pick<TriviaEnd, 'mode'>,
  { points, isWinner }: Pick<TriviaPart, 'points' | 'isWinner'>,
): number {
  const part =
    mode === 'score'
      ? taking + Math.min(mostForPoints, Math.floor(points / pointsForOneXp))
      : Math.min(mostInElimination, taking + perSurvived * points);
  return part + (isWinner ? winning : 0);
}

const conditions: Readonly<Partial<Record<BadgeKey, (end: TriviaEnd, part: TriviaPart) => boolean>>> = {
  triviaFirst: () => true,
  triviaWin: ({ parts }, { isWinner }) => isWinner && parts.length >= playersForWin,
  triviaPerfect: ({ questions }, { isPerfect }) => isPerfect && questions >= questionsForPerfect,
};

/** The numbers of the badges whose condition is now met. */
export const triviaBadges = (end: TriviaEnd, part: TriviaPart): number[] =>
  badges.filter(({ key }) => conditions[key]?.(end, part)).map(({ idprod }) => idprod);
