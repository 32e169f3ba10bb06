// Level figures, gains and win rate of a person.
import type { Gains } from '../../../contract/play/tables.ts';
import { levelOf, levelStart } from '../../../contract/progress/levels.ts';
import { isProvisional } from '../../../engine/ratings/rating.ts';
import type { Brought } from './ledger.ts';

export interface LevelFigures {
  readonly totalXp: number;
  readonly level: number;
  readonly levelStart: number;
  readonly levelEnd: number;
}

export function levelFigures(totalXp: number): LevelFigures {
  const level = levelOf(totalXp);
  return { totalXp, level, levelStart: levelStart(level), levelEnd: levelStart(level + 1) };
}

/** The win rate in percent, rounded; 0 without a finished game. */
export const winRate = (won: number, finished: number): number =>
  finished === 0 ? 0 : Math.floor((200 * won + finished) / (2 * finished));

/** A gain of XP with the levels before and after it. */
export const gainsFrom = ({ xp, total, badges, rating }: Brought): Gains => ({
  xp,
  totalXp: total,
  badges,
  level: levelOf(total),
  levelBefore: levelOf(total - xp),
  rating: rating
    ? { rating: rating.rating, change: rating.change, isProvisional: isProvisional(rating) }
    : undefined,
});
