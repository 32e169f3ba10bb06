// Points for one answer of a trivia: right or wrong, how fast, and how many right ones in a row.

export interface Question {
  /** Positions of the right options. */
  readonly right: readonly number[];
  /** What a right answer is worth at once. */
  readonly points: number;
}

/** All and only the right options. */
export const isRight = ({ right }: Pick<Question, 'right'>, chosen: readonly number[]): boolean => {
  const all = new Set(chosen);
  return all.size === right.length && right.every((option) => all.has(option));
};

/** Answers that arrive so long after the time count as given at its end. */
export const graceMs = 300;

/** The time that counts for an answer; null: it came too late. */
export const countedMs = (arrivedMs: number, limitMs: number): number | null =>
  arrivedMs > limitMs + graceMs ? null : Math.max(0, Math.min(arrivedMs, limitMs));

/** Weights are taken to a millionth, so that whole numbers round the same everywhere. */
const unit = 1_000_000;

/** Rounded half up. `speedWeight`: the share that is lost by an answer at the very end. */
export function pointsFor(base: number, speedWeight: number, ms: number, limitMs: number): number {
  const kept = limitMs * unit - Math.round(speedWeight * unit) * ms;
  const whole = limitMs * unit;
  return Math.floor((2 * base * kept + whole) / (2 * whole));
}

const bonusStep = 100;
const mostBonus = 500;

/** For the `run`-th right answer in a row. */
export const streakBonus = (run: number): number => Math.min(mostBonus, Math.max(0, run - 1) * bonusStep);
