// Points of an arena: 2 for a win, 1 for a draw, twice as much after two wins in a row; kept as running totals of each entrant.
import type { EntrantStanding } from './standings.ts';

/** So many wins in a row make the points of the next games double. */
const streakFrom = 2;

export interface ArenaScore {
  readonly points: number;
  /** Games played at the table. */
  readonly games: number;
  /** Games won at the table. */
  readonly wins: number;
  /** Wins in a row up to now. */
  readonly streak: number;
  /** First seats less second ones. */
  readonly balance: number;
  /** The seat of the last game: 1 first, −1 second, 0 none yet. */
  readonly lastSeat: number;
  /** The number of who was met last; null: nobody yet. */
  readonly lastMet: number | null;
  /** Since when they wait for somebody, while they are free. */
  readonly freeSince: number;
}

export const newArenaScore = (now: number): ArenaScore => ({
  points: 0,
  games: 0,
  wins: 0,
  streak: 0,
  balance: 0,
  lastSeat: 0,
  lastMet: null,
  freeSince: now,
});

export const isOnStreak = ({ streak }: Pick<ArenaScore, 'streak'>): boolean => streak >= streakFrom;

export type ArenaResult = 'won' | 'drawn' | 'lost';

export interface ArenaGame {
  readonly result: ArenaResult;
  readonly opponent: number;
  readonly isFirst: boolean;
  /** False: the opponent did not come, or has left. */
  readonly isPlayed: boolean;
}

const usualPoints: Readonly<Record<ArenaResult, number>> = { won: 2, drawn: 1, lost: 0 };

/** After a game. Whoever is on a streak gets twice the points, for the draw that ends it as well. */
export function scoredInArena(score: ArenaScore, game: ArenaGame, now: number): ArenaScore {
  const { result, opponent, isFirst, isPlayed } = game;
  const seat = isFirst ? 1 : -1;
  return {
    points: score.points + usualPoints[result] * (isOnStreak(score) ? 2 : 1),
    games: score.games + (isPlayed ? 1 : 0),
    wins: score.wins + (isPlayed && result === 'won' ? 1 : 0),
    streak: result === 'won' ? score.streak + 1 : 0,
    balance: score.balance + (isPlayed ? seat : 0),
    lastSeat: isPlayed ? seat : score.lastSeat,
    lastMet: opponent,
    freeSince: now,
  };
}

interface Scored {
  readonly number: number;
  readonly score: Pick<ArenaScore, 'points' | 'wins' | 'games'>;
}

const better = ({ score: one }: Scored, { score: other }: Scored): number =>
  other.points - one.points || other.wins - one.wins;

/** Best first, as standings of other tournaments have it: in half points. Whoever is level in points and wins shares a rank. */
export function arenaStandings(entrants: readonly Scored[]): EntrantStanding[] {
  const sorted = entrants.toSorted((one, other) => better(one, other) || one.number - other.number);
  let rank = 1;
  return sorted.map((each, at) => {
    const before = sorted[at - 1];
    if (before && better(before, each) !== 0) rank = at + 1;
    const { points, games, wins } = each.score;
    return {
      entrant: each.number,
      rank,
      points: points * 2,
      games,
      wins,
      headToHead: 0,
      buchholz: 0,
      sonnebornBerger: 0,
    };
  });
}
