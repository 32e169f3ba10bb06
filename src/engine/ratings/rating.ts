// A rating: how strong somebody is at a game, how sure that is, and how both change while nothing is played.

/** In points. 400 points more make a win ten times as likely as a loss. */
export interface PlayerRating {
  readonly rating: number;
  /** The standard deviation of the rating: with 95 % certainty the true strength is within two of it. */
  readonly deviation: number;
  /** How much the strength is expected to change in a week. */
  readonly volatility: number;
}

/** Points in one unit of the logistic scale: 400 / ln 10. */
export const pointsAUnit = 173.7178;

/** Of somebody who has not played yet. */
export const firstRating: PlayerRating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** A smaller deviation would make a rating too slow to follow somebody who learns. */
const leastDeviation = 45;

/** A rating with a larger deviation is provisional. */
export const provisionalAbove = 110;

export const isProvisional = ({ deviation }: Pick<PlayerRating, 'deviation'>): boolean =>
  deviation > provisionalAbove;

/** The deviation lies between the smallest one and that of somebody who has not played yet. */
export const withinBounds = (deviation: number): number =>
  Math.min(firstRating.deviation, Math.max(leastDeviation, deviation));

/** The rating after some weeks without a game: it stays, and is less certain. */
export function afterWeeks(before: PlayerRating, weeks: number): PlayerRating {
  const drift = before.volatility * pointsAUnit;
  const deviation = Math.hypot(before.deviation, drift * Math.sqrt(Math.max(0, weeks)));
  return { ...before, deviation: withinBounds(deviation) };
}

const weekMs = 7 * 24 * 60 * 60_000;

/** The rating at a moment, from what was stored at an earlier one. */
export const ratingAt = (stored: PlayerRating, storedAt: number, now: number): PlayerRating =>
  afterWeeks(stored, (now - storedAt) / weekMs);
