// The standings of a tournament: by points and tie-breaks, in a knock-out by how far somebody came.
import { byBracket } from './bracket.ts';
import { byLosses } from './doubleElimination.ts';
import { byFourCup } from './fourCup.ts';
import { type EntrantTally, tallies } from './scoring.ts';
import { headToHeadAtTables, opponentsPoints, tableTallies } from './tableScoring.ts';
import { buchholz, headToHead, sonnebornBerger, type TieBreaks } from './tieBreaks.ts';
import {
  hasFourAt,
  isCupOfFour,
  lastRound,
  peopleAt,
  type Tournament,
  type TournamentForm,
} from './tournament.ts';

export interface EntrantStanding extends TieBreaks {
  readonly entrant: number;
  /** Equal ranks are shared. */
  readonly rank: number;
  /** Half points. */
  readonly points: number;
  readonly games: number;
}

export const tieBreakNames = ['headToHead', 'buchholz', 'sonnebornBerger', 'wins'] as const;
export type TieBreakName = (typeof tieBreakNames)[number];

/** Where everybody meets everybody all have the same opponents. */
const tieBreaksOfForm: Readonly<Record<TournamentForm, readonly TieBreakName[]>> = {
  swiss: tieBreakNames,
  teamCup: tieBreakNames,
  roundRobin: ['headToHead', 'sonnebornBerger', 'wins'],
  league: ['headToHead', 'sonnebornBerger', 'wins'],
  knockout: [],
  doubleElimination: [],
  arena: ['wins'],
};

/** At tables of four points say whom one was better than, so that the opponents come first where they differ. */
const tieBreaksAtTables: Readonly<Record<TournamentForm, readonly TieBreakName[]>> = {
  swiss: ['buchholz', 'wins', 'headToHead'],
  teamCup: ['buchholz', 'wins', 'headToHead'],
  roundRobin: ['headToHead', 'wins'],
  league: ['headToHead', 'wins'],
  knockout: [],
  doubleElimination: [],
  arena: ['wins'],
};

/** In the order in which they are looked at. */
export const tieBreaksOf = (tournament: Pick<Tournament, 'form' | 'tableSize'>): readonly TieBreakName[] =>
  (hasFourAt(tournament) ? tieBreaksAtTables : tieBreaksOfForm)[tournament.form];

type Unranked = Omit<EntrantStanding, 'rank'>;
type Order = (one: Unranked, other: Unranked) => number;

/** Above zero: the other one is better. */
function compare(names: readonly TieBreakName[], one: Unranked, other: Unranked): number {
  if (one.points !== other.points) return other.points - one.points;
  const decides = names.find((name) => one[name] !== other[name]);
  return decides ? other[decides] - one[decides] : 0;
}

function rowOf(
  tally: EntrantTally,
  all: ReadonlyMap<number, EntrantTally>,
  rounds: number,
  met: number,
): Unranked {
  return {
    entrant: tally.entrant,
    points: tally.points,
    games: tally.pairings.filter(({ isPlayed }) => isPlayed).length,
    headToHead: met,
    buchholz: buchholz(tally, all, rounds),
    sonnebornBerger: sonnebornBerger(tally, all),
    wins: tally.wins,
  };
}

/** Best first; those who are level in everything share a rank and stand in the order of their numbers. */
export function standingsOf(tournament: Tournament): EntrantStanding[] {
  if (hasFourAt(tournament)) return tableStandings(tournament);
  const { entrants, pairings, form } = tournament;
  const numbers = entrants.map(({ number }) => number);
  const decided = pairings.filter(({ outcome }) => outcome !== null);
  const all = tallies(numbers, decided);
  const rounds = lastRound({ pairings: decided });
  const playing = new Set(
    pairings.flatMap(({ outcome, first, second }) => (outcome === null ? [first, second] : [])),
  );
  const met = new Map(
    [...Map.groupBy(all.values(), ({ points }) => points).values()].flatMap((level) => [
      ...headToHead(level),
    ]),
  );
  const rows = [...all.values()].map((tally) =>
    rowOf(tally, all, playing.has(tally.entrant) ? rounds - 1 : rounds, met.get(tally.entrant) ?? 0),
  );
  const names = tieBreaksOf(tournament);
  if (form === 'knockout') return ranked(rows, byBracket(tournament));
  if (form === 'doubleElimination') return ranked(rows, byLosses(tournament));
  return ranked(rows, (one, other) => compare(names, one, other));
}

function tableStandings(tournament: Tournament): EntrantStanding[] {
  const decided = tournament.pairings.filter(({ outcome }) => outcome !== null);
  const all = tableTallies({ entrants: tournament.entrants, pairings: decided });
  const rounds = lastRound(tournament);
  const playing = new Set(
    tournament.pairings.flatMap((pairing) => (pairing.outcome === null ? peopleAt(pairing) : [])),
  );
  const among = new Map(
    [...Map.groupBy(all.values(), ({ points }) => points).values()].flatMap((level) => [
      ...headToHeadAtTables(level),
    ]),
  );
  const rows = [...all.values()].map((tally): Unranked => {
    const { entrant, points, games, wins } = tally;
    const over = playing.has(entrant) ? rounds - 1 : rounds;
    return {
      entrant,
      points,
      games,
      headToHead: among.get(entrant) ?? 0,
      buchholz: opponentsPoints(tally, all, over),
      sonnebornBerger: 0,
      wins,
    };
  });
  const names = tieBreaksOf(tournament);
  if (isCupOfFour(tournament))
    return ranked(rows, byFourCup(tournament), (one, other) => other.points - one.points);
  return ranked(rows, (one, other) => compare(names, one, other));
}

/** `within`: in which order those stand who share a rank; without it, and level in it, by their numbers. */
function ranked(rows: readonly Unranked[], order: Order, within: Order = () => 0): EntrantStanding[] {
  const sorted = rows.toSorted(
    (one, other) => order(one, other) || within(one, other) || one.entrant - other.entrant,
  );
  let rank = 1;
  return sorted.map((row, at) => {
    const before = sorted[at - 1];
    if (before && order(before, row) !== 0) rank = at + 1;
    return { ...row, rank };
  });
}
