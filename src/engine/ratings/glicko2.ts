// Glicko-2 by Mark Glickman: the rating of one person after games of two seats.
import { type PlayerRating, pointsAUnit } from './rating.ts';

/** A game against one opponent. */
export interface GameAgainst {
  readonly opponent: Pick<PlayerRating, 'rating' | 'deviation'>;
  /** 1 won, ½ drawn, 0 lost. */
  readonly score: number;
  /** The part of a whole game that it counts as. */
  readonly weight: number;
}

/** The system constant τ: how far the volatility may move. */
const restraint = 0.5;
const middle = 1500;
const precision = 1e-6;

/**
 * The rating after these games. Glickman counts time in rating periods: the deviation grows by one period of volatility
 * before the games count. `periods` is 0 where the growth is in the deviation already.
 */
export function glicko2(before: PlayerRating, games: readonly GameAgainst[], periods: number): PlayerRating {
  const mu = (before.rating - middle) / pointsAUnit;
  const phi = before.deviation / pointsAUnit;
  let information = 0;
  let surprise = 0;
  for (const { opponent, score, weight } of games) {
    const g = 1 / Math.sqrt(1 + (3 * (opponent.deviation / pointsAUnit) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - middle) / pointsAUnit)));
    information += weight * g * g * expected * (1 - expected);
    surprise += weight * g * (score - expected);
  }
  if (information === 0) return before;
  const variance = 1 / information;
  const volatility = newVolatility(before.volatility, phi, variance, variance * surprise);
  const phiBefore = Math.sqrt(phi * phi + volatility * volatility * periods);
  const phiAfter = 1 / Math.sqrt(1 / phiBefore ** 2 + information);
  return {
    rating: middle + pointsAUnit * (mu + phiAfter ** 2 * surprise),
    deviation: pointsAUnit * phiAfter,
    volatility,
  };
}

/** Step 5 of the paper: the root of a function, found by the Illinois method. */
function newVolatility(volatility: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi ** 2 + variance + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - start) / restraint ** 2;
  };
  let a = start;
  let b = firstBound(f, start, delta ** 2 - phi ** 2 - variance);
  let [fa, fb] = [f(a), f(b)];
  while (Math.abs(b - a) > precision) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}

function firstBound(f: (x: number) => number, start: number, excess: number): number {
  if (excess > 0) return Math.log(excess);
  let steps = 1;
  while (f(start - steps * restraint) < 0) steps += 1;
  return start - steps * restraint;
}
