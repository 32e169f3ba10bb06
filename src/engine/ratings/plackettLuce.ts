// Ratings after a game of several seats or sides: the Plackett–Luce model of Ruby Weng and Chih-Jen Lin.
import { type PlayerRating, pointsAUnit } from './rating.ts';

/** Who finished together: one person, or the partners of a side. */
export interface RankedGroup {
  readonly players: readonly PlayerRating[];
  /** 1 is the best; equal ones are drawn. */
  readonly place: number;
  /** The part of a whole game that it counts as for these players. */
  readonly weight: number;
}

/** How much one person's play varies from game to game: between two people it makes the scale that of `glicko2`. */
const betaSquared = pointsAUnit ** 2 / 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * The players after the game, by finisher. The paper divides by a spread that grows with the number of finishers; here it
 * is that of an average pair, so that a difference in points means the same at a table of two and at one of eight. The
 * paper lets the last learn more than the first, who took part in one choice only; winners would then stay less certain,
 * move further than losers, and lift everybody. Here all of a table learn the same.
 */
export function plackettLuce(finishers: readonly RankedGroup[]): PlayerRating[][] {
  const total = sum(
    finishers.flatMap(({ players }) => players.map(({ deviation }) => deviation ** 2 + betaSquared)),
  );
  const spread = Math.sqrt((2 * total) / finishers.length);
  const strengths = finishers.map(({ players }) => sum(players.map(({ rating }) => rating)));
  const strongest = Math.max(...strengths);
  const odds = strengths.map((strength) => Math.exp((strength - strongest) / spread));
  /** At each place one is chosen, among those who are not ahead of it. */
  const choices = finishers.map(({ place }) => ({
    place,
    among: sum(finishers.map((other, at) => (other.place >= place ? (odds[at] ?? 0) : 0))),
    sharedBy: finishers.filter((other) => other.place === place).length,
  }));
  const shares = finishers.map(({ place }, at) => {
    let surprise = 0;
    let information = 0;
    for (const [of, choice] of choices.entries()) {
      if (choice.place > place) continue;
      const chance = (odds[at] ?? 0) / choice.among;
      surprise += ((of === at ? 1 : 0) - chance) / choice.sharedBy;
      information += (chance * (1 - chance)) / choice.sharedBy;
    }
    return { surprise, information };
  });
  const learned = sum(shares.map(({ information }) => information)) / finishers.length / spread ** 2;
  return finishers.map(({ players, weight }, at) =>
    players.map(({ rating, deviation, volatility }) => {
      const variance = 1 / (1 / deviation ** 2 + weight * learned);
      const move = (variance * weight * (shares[at]?.surprise ?? 0)) / spread;
      return { rating: rating + move, deviation: Math.sqrt(variance), volatility };
    }),
  );
}
