// How a tournament in rounds goes on: what decides a pairing, and when something is due next.
import { waitDays, waitMinutes } from '../../../contract/events/tournaments.ts';
import {
  isOver,
  isRoundOver,
  leastEntrants,
  nextRound,
  roundsOf,
} from '../../../events/tournament/rounds.ts';
import { has, type Pairing, type PairingOutcome } from '../../../events/tournament/tournament.ts';
import { arenaBegun } from './arenaCourse.ts';
import { matching } from './matching.ts';
import {
  isArena,
  isGoing,
  type LoadedTournament,
  newRoomId,
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

/** At a table with a move a day people come when they can. */
export const waitOf = (
  { turnDays }: Pick<LoadedTournament, 'turnDays'>,
  { waitMs }: TournamentPace,
): number => (turnDays === null ? waitMs : waitDays * 24 * 60 * 60_000);

export const usualTournamentPace: TournamentPace = { breakMs: 20_000, waitMs: waitMinutes * 60_000 };

/** So many drawn games a pairing of a knock-out may have; then the stronger one goes on. */
const mostGames = 3;

const withTable = (pairing: Pairing, now: number): StoredPairing => ({
  ...pairing,
  game: 1,
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

/** When it goes on by itself: somebody has not come to a table, or the next round begins. */
function dueNext(state: LoadedTournament, now: number, pace: TournamentPace): number | null {
  if (state.phase !== 'running') return null;
  if (isRoundOver(state)) return now + pace.breakMs;
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

/** After a change in the middle of a round, or between two: what was due between them stays due then. */
export function goingOn(
  before: LoadedTournament,
  after: LoadedTournament,
  now: number,
  pace: TournamentPace,
): LoadedTournament {
  const next = settled(after, now, pace);
  return isRoundOver(before) && isGoing(next) && isRoundOver(next) ? { ...next, dueAt: before.dueAt } : next;
}

export function withNextRound(state: LoadedTournament, now: number, pace: TournamentPace): LoadedTournament {
  const pairings = nextRound(rulesOf(state), matching).map((pairing) => withTable(pairing, now));
  // Where everybody of a round has left there is nobody to pair.
  if (pairings.length === 0) return { ...state, phase: 'finished', dueAt: null, endedAt: now };
  return settled({ ...state, pairings: [...state.pairings, ...pairings] }, now, pace);
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

/** Those who did not say that they are here may come later; in an arena they begin with a break. */
export function begun(
  state: LoadedTournament,
  strengths: ReadonlyMap<string, number>,
  isEverybodyIn: boolean,
  now: number,
  pace: TournamentPace,
): LoadedTournament {
  const known = state.entrants.filter(({ userId }) => userId !== null);
  const isHere = ({ isCheckedIn }: StoredEntrant) => isCheckedIn || isEverybodyIn;
  const there = isArena(state) ? known : known.filter(isHere);
  if (there.length < leastEntrants) return { ...state, phase: 'cancelled', dueAt: null, endedAt: now };
  const entrants = inOrderOfStrength(there, strengths);
  if (isArena(state)) return arenaBegun(state, entrants, isHere, now);
  const rounds = roundsOf(state.form, entrants.length, state.askedRounds, state.isTwice);
  const checkedIn = entrants.map((entrant) => ({ ...entrant, isCheckedIn: true }));
  return withNextRound({ ...state, phase: 'running', rounds, entrants: checkedIn }, now, pace);
}

/** A result from the table. In a knock-out a draw is played again, and after the last one the stronger goes on. */
export function decided(
  pairing: StoredPairing,
  outcome: PairingOutcome,
  isKnockout: boolean,
  now: number,
): StoredPairing {
  if (!isKnockout || outcome === 'first' || outcome === 'second') return { ...pairing, outcome };
  if (pairing.game < mostGames) return atNewTable(pairing, pairing.game + 1, now);
  const { first, second } = pairing;
  return { ...pairing, outcome: second === null || first < second ? 'first' : 'second' };
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
