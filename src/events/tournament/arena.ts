// Points of an arena: 2 for everybody one finishes ahead of, 1 for a tie, twice as much after two wins in a row; kept as running totals of each entrant.
import type { EntrantStanding } from './standings.ts';
import { tablePoints } from './tableScoring.ts';
import { type Pairing, peopleAt } from './tournament.ts';

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
  /** First seats less second ones; with four at a table see `seatsHad`. */
  readonly balance: number;
  /** The seat of the last game: 1 first, −1 second, 0 none yet. */
  readonly lastSeat: number;
  /** The number of who was met last; null: nobody yet. */
  readonly lastMet: number | null;
  /** With four at a table, and left out elsewhere: how often they had each seat, with whom they sat last, and how often at a table of three. */
  readonly seatsHad?: readonly number[];
  readonly lastTable?: readonly number[];
  readonly threes?: number;
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

/** A game that is over. Whoever is on a streak gets twice the points, for the game that ends it as well. */
const withGame = (
  score: ArenaScore,
  {
    points,
    isWon,
    isPlayed,
  }: { readonly points: number; readonly isWon: boolean; readonly isPlayed: boolean },
  now: number,
): ArenaScore => ({
  ...score,
  points: score.points + points * (isOnStreak(score) ? 2 : 1),
  games: score.games + (isPlayed ? 1 : 0),
  wins: score.wins + (isPlayed && isWon ? 1 : 0),
  streak: isWon ? score.streak + 1 : 0,
  freeSince: now,
});

/** After a game of two. */
export function scoredInArena(score: ArenaScore, game: ArenaGame, now: number): ArenaScore {
  const { result, opponent, isFirst, isPlayed } = game;
  const seat = isFirst ? 1 : -1;
  return {
    ...withGame(score, { points: usualPoints[result], isWon: result === 'won', isPlayed }, now),
    balance: score.balance + (isPlayed ? seat : 0),
    lastSeat: isPlayed ? seat : score.lastSeat,
    lastMet: opponent,
  };
}

/** After a game at a table of four that is decided: a win is the first place alone. */
export function scoredAtTable(score: ArenaScore, table: Pairing, own: number, now: number): ArenaScore {
  const people = peopleAt(table);
  const { places, absent = [] } = table;
  const isThere = !absent.includes(own);
  const seat = people.indexOf(own);
  const isWon = isThere && places?.[seat] === 1 && places.filter((place) => place === 1).length === 1;
  const isPlayed = table.isPlayed && isThere;
  const had = score.seatsHad ?? [0, 0, 0, 0];
  return {
    ...withGame(score, { points: tablePoints(table, own), isWon, isPlayed }, now),
    seatsHad: isPlayed ? had.with(seat, (had[seat] ?? 0) + 1) : had,
    lastTable: isThere
      ? people.filter((number) => number !== own && !absent.includes(number))
      : (score.lastTable ?? []),
    threes: (score.threes ?? 0) + (isPlayed && people.length === 3 ? 1 : 0),
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
