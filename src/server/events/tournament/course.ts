// How a tournament in rounds goes on: what decides a pairing, and when something is due next.
import { waitDays, waitMinutes } from '../../../contract/events/tournamentShapes.ts';
import { isOver, isRoundOver, nextRound, roundsOf, roundsWith } from '../../../events/tournament/rounds.ts';
import { matchWinner } from '../../../events/tournament/shortMatch.ts';
import { mostRoundsOfCup, usualCounted } from '../../../events/tournament/teamCup.ts';
import {
  has,
  hasFourAt,
  isKnockout,
  leastEntrants,
  type Pairing,
  type PairingOutcome,
} from '../../../events/tournament/tournament.ts';
import type { TeamCalendar } from '../../people/workingDays.ts';
import { arenaBegun } from './arenaCourse.ts';
import { finishedTable, withoutAtTable } from './fourTables.ts';
import { roundEnd, withDivisions, withLeagueRound } from './leagueCourse.ts';
import { matching } from './matching.ts';
import {
  isArena,
  isGoing,
  isLeague,
  type LoadedTournament,
  newRoomId,
  noNews,
  roundOf,
  rulesOf,
  type StoredEntrant,
  type StoredPairing,
} from './state.ts';

export interface TournamentPace {
  /** Between the last result of a round and the next one. */
  readonly breakMs: number;
  /** How long a table waits for somebody. */
  readonly waitMs: number;
}

/** With a move a day, and in a league, people come when they can. */
export const waitOf = (
  { turnDays, form }: Pick<LoadedTournament, 'turnDays' | 'form'>,
  { waitMs }: TournamentPace,
): number => (turnDays === null && form !== 'league' ? waitMs : waitDays * 24 * 60 * 60_000);

export const usualTournamentPace: TournamentPace = { breakMs: 20_000, waitMs: waitMinutes * 60_000 };

const withTable = (pairing: Pairing, now: number): StoredPairing => ({
  ...pairing,
  game: 1,
  games: [],
  roomId: pairing.outcome === null ? newRoomId() : null,
  openedAt: now,
});

/** The same pairing at another table. */
const atNewTable = (pairing: StoredPairing, game: number, now: number): StoredPairing => ({
  ...pairing,
  game,
  roomId: newRoomId(),
  openedAt: now,
});

/** The rounds of a league begin on their dates. */
const isBetweenRounds = (state: LoadedTournament): boolean => isRoundOver(state) && !isLeague(state);

/** When it goes on by itself: somebody has not come to a table, or the next round begins. */
function dueNext(state: LoadedTournament, now: number, pace: TournamentPace): number | null {
  if (state.phase !== 'running') return null;
  if (isLeague(state) && state.roundEndsAt !== null) return state.roundEndsAt;
  if (isBetweenRounds(state)) return now + pace.breakMs;
  const waits = state.pairings
    .filter(({ outcome }) => outcome === null)
    .map(({ openedAt }) => openedAt + waitOf(state, pace))
    .filter((at) => at > now);
  return waits.length === 0 ? null : Math.min(...waits);
}

/** With what follows from its pairings: the end, or when something is due. */
export function settled(state: LoadedTournament, now: number, pace: TournamentPace): LoadedTournament {
  if (!isGoing(state)) return state;
  if (isOver(rulesOf(state))) return { ...state, phase: 'finished', dueAt: null, endedAt: now };
  return { ...state, dueAt: dueNext(state, now, pace) };
}

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other < one) ? other : one;

/**
 * After a change in the middle of a round, or between two: what was due stays due then. The waiting time of a table may have
 * ended by now, and nobody has looked yet who is missing there.
 */
export function goingOn(
  before: LoadedTournament,
  after: LoadedTournament,
  now: number,
  pace: TournamentPace,
): LoadedTournament {
  const next = settled(after, now, pace);
  if (next.phase !== 'running' || isBetweenRounds(before) !== isBetweenRounds(next)) return next;
  return { ...next, dueAt: isBetweenRounds(next) ? before.dueAt : earlier(before.dueAt, next.dueAt) };
}

export function withNextRound(state: LoadedTournament, now: number, pace: TournamentPace): LoadedTournament {
  const next = nextRound(rulesOf(state), matching);
  const pairings = next.map((pairing) => withTable(pairing, now));
  // Where everybody of a round has left there is nobody to pair.
  if (pairings.length === 0) return { ...state, phase: 'finished', dueAt: null, endedAt: now };
  const rounds = roundsWith(rulesOf(state), next);
  return settled({ ...state, rounds, pairings: [...state.pairings, ...pairings] }, now, pace);
}

/** Numbered in the order of strength; those whose strength nobody knows come last, by when they signed up. */
export function inOrderOfStrength(
  entrants: readonly StoredEntrant[],
  strengths: ReadonlyMap<string, number>,
): StoredEntrant[] {
  const strengthOf = ({ userId }: StoredEntrant) => strengths.get(userId ?? '') ?? Number.NEGATIVE_INFINITY;
  return entrants
    .toSorted((one, other) => {
      const [a, b] = [strengthOf(one), strengthOf(other)];
      return a === b ? one.number - other.number : b - a;
    })
    .map((entrant, at) => ({ ...entrant, number: at + 1 }));
}

/** What has to be known to begin: how strong everybody is, and for the dates of a league the calendar of the team. */
export interface TournamentBeginning {
  readonly strengths: ReadonlyMap<string, number>;
  readonly calendar: TeamCalendar;
}

/** Those who did not say that they are here may come later; in an arena they begin with a break. */
export function begun(
  state: LoadedTournament,
  { strengths, calendar }: TournamentBeginning,
  isEverybodyIn: boolean,
  now: number,
  pace: TournamentPace,
): LoadedTournament {
  const known = state.entrants.filter(({ userId }) => userId !== null);
  const isHere = ({ isCheckedIn }: StoredEntrant) => isCheckedIn || isEverybodyIn || isLeague(state);
  const there = isArena(state) ? known : known.filter(isHere);
  if (there.length < leastEntrants(state)) return { ...state, phase: 'cancelled', dueAt: null, endedAt: now };
  const entrants = inOrderOfStrength(there, strengths);
  if (isArena(state)) return arenaBegun(state, entrants, isHere, now);
  const { form, askedRounds } = state;
  const isCup = form === 'teamCup';
  const usual = roundsOf(state, entrants.length, askedRounds);
  const rounds = isCup && !hasFourAt(state) ? Math.min(usual, mostRoundsOfCup(entrants)) : usual;
  const counted = isCup ? (state.askedCounted ?? usualCounted(entrants)) : null;
  const checkedIn = entrants.map((entrant) => ({ ...entrant, isCheckedIn: true }));
  const running: LoadedTournament = {
    ...state,
    phase: 'running',
    rounds,
    counted,
    begunAt: now,
    entrants: checkedIn,
  };
  if (!isLeague(state)) return withNextRound(running, now, pace);
  return leagueRoundBegun({ ...running, entrants: withDivisions(checkedIn) }, calendar, now, pace);
}

/** The next round of a league, with its end in the calendar of the team. */
export function leagueRoundBegun(
  state: LoadedTournament,
  calendar: TeamCalendar,
  now: number,
  pace: TournamentPace,
): LoadedTournament {
  const endsAt = roundEnd(calendar, state, roundOf(state) + 1, now);
  return settled(
    withLeagueRound(state, (pairing) => withTable(pairing, now), endsAt),
    now,
    pace,
  );
}

/** A result from the table. In a knock-out the next game follows until somebody has won the pairing. */
export function decided(
  pairing: StoredPairing,
  outcome: PairingOutcome,
  tournament: Pick<LoadedTournament, 'form' | 'bestOf'>,
  now: number,
): StoredPairing {
  if (!isKnockout(tournament)) return { ...pairing, outcome };
  const games = [...pairing.games, { roomId: pairing.roomId ?? '', outcome }];
  const winner = matchWinner(
    pairing,
    games.map((game) => game.outcome),
    tournament.bestOf,
  );
  if (winner) return { ...pairing, games, outcome: winner };
  return atNewTable({ ...pairing, games }, pairing.game + 1, now);
}

/** Without a game: the opponent is missing, or the director says so. */
export const awarded = (pairing: StoredPairing, outcome: PairingOutcome): StoredPairing => ({
  ...pairing,
  outcome,
  isPlayed: false,
});

/** Who has left plays no more from the next round on, and loses what is still open: the opponent has the point. */
export function without(state: LoadedTournament, number: number): LoadedTournament {
  const until = roundOf(state) + 1;
  const entrants = state.entrants.map((entrant) =>
    entrant.number === number && entrant.until === null ? { ...entrant, until } : entrant,
  );
  const pairings = state.pairings.map((pairing) => {
    if (pairing.outcome !== null || !has(pairing, number)) return pairing;
    if (pairing.others) return withoutAtTable(pairing, number);
    return awarded(pairing, pairing.first === number ? 'second' : 'first');
  });
  return { ...state, entrants, pairings };
}

/** The round is drawn again, for those who are there now. */
export function pairedAgain(state: LoadedTournament, now: number, pace: TournamentPace): LoadedTournament {
  const round = roundOf(state);
  const entrants = state.entrants.map((entrant) => {
    if (entrant.until === round + 1) return { ...entrant, until: round };
    return entrant.from === round + 1 ? { ...entrant, from: round } : entrant;
  });
  const before = state.pairings.filter((pairing) => pairing.round < round);
  return withNextRound({ ...state, entrants, pairings: before }, now, pace);
}

/** Tables that closed without a result, as after an outage, open again. */
export const reopened = (
  pairings: readonly StoredPairing[],
  lost: ReadonlySet<string>,
  now: number,
): StoredPairing[] =>
  pairings.map((pairing) =>
    pairing.outcome === null && pairing.roomId !== null && lost.has(pairing.roomId)
      ? atNewTable(pairing, pairing.game, now)
      : pairing,
  );

/** Games that are over, tables that closed without one, people who left the team. */
export function withNews(before: LoadedTournament, now: number): LoadedTournament {
  const { results, finished, lost, gone } = before.news;
  const pairings = before.pairings.map((pairing) => {
    const outcome = pairing.outcome === null ? results.get(pairing.roomId ?? '') : undefined;
    if (outcome === undefined) return pairing;
    if (pairing.others) return finishedTable(pairing, finished.get(pairing.roomId ?? '') ?? []);
    return decided(pairing, outcome, before, now);
  });
  const open = reopened(pairings, lost, now);
  return gone.reduce<LoadedTournament>(without, { ...before, pairings: open, news: noNews });
}
