// Taking part in a tournament: join, leave, check in, each judged on what is stored.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { checkInMinutes } from '../../../contract/events/tournamentShapes.ts';
import { lossesOf } from '../../../events/tournament/doubleElimination.ts';
import { freePlace, hasKeptPlace } from '../../../events/tournament/league.ts';
import { mostEntrants, takesLateEntries } from '../../../events/tournament/rounds.ts';
import type { Actor } from '../../people/members.ts';
import type { Judged } from '../live/kind.ts';
import { enteredArena, isTakenOut, onArenaBreak, outOfArena } from './arenaCourse.ts';
import { goingOn, type TournamentPace, without } from './course.ts';
import { ownDepartment } from './ownDepartment.ts';
import type { TournamentServices } from './services.ts';
import {
  entrantOf,
  isArena,
  isGoing,
  isLeague,
  type LoadedTournament,
  roundOf,
  type StoredEntrant,
  type TournamentStep,
} from './state.ts';

type Answer = { readonly ok: true };
type Judgement = Judged<Answer, TournamentStep>;

const done: Answer = { ok: true };
const unchanged: Judgement = { answer: done };
const changed = (after: LoadedTournament): Judgement => ({ step: { after }, answer: done });

export const checkInOpens = ({ startsAt }: Pick<LoadedTournament, 'startsAt'>): number | null =>
  startsAt === null ? null : startsAt - checkInMinutes * 60_000;

/** Somebody who signs up shortly before the start is here; to a league nobody needs to come at one time. */
const isHereAlready = (state: LoadedTournament, now: number): boolean =>
  isLeague(state) || now >= (checkInOpens(state) ?? 0);

const nextNumber = ({ entrants }: LoadedTournament): number =>
  1 + entrants.reduce((most, { number }) => Math.max(most, number), 0);

const isTakingPart = ({ until }: StoredEntrant, round: number): boolean =>
  until === null || until > round + 1;

/** Whether somebody who does not take part could. */
export function canJoin(state: LoadedTournament, own: StoredEntrant | undefined): boolean {
  const { phase, entrants, form } = state;
  const round = roundOf(state);
  if (own && isTakingPart(own, round)) return false;
  if (phase === 'open') return entrants.length < mostEntrants[form];
  if (isArena(state))
    return phase === 'running' && (own ? !isTakenOut(own) : entrants.length < mostEntrants[form]);
  if (!isGoing(state) || round >= state.rounds) return false;
  if (own && form === 'doubleElimination') return lossesOf(state.pairings, own.number) < 2;
  if (own && isLeague(state)) return hasKeptPlace(entrants, own);
  if (own) return form !== 'knockout';
  if (isLeague(state) && freePlace(entrants, round, state.tableSize) === null) return false;
  return entrants.length < mostEntrants[form] && takesLateEntries(state, round);
}

function joined(
  state: LoadedTournament,
  userId: string,
  now: number,
  department: number | null,
): LoadedTournament {
  if (isArena(state) && state.phase === 'running') return enteredArena(state, userId, now);
  const round = roundOf(state);
  const own = entrantOf(state, userId);
  if (own) {
    const back = { ...own, from: round + 1, until: null };
    return { ...state, entrants: state.entrants.map((entrant) => (entrant === own ? back : entrant)) };
  }
  const free = isLeague(state) && round > 0 ? freePlace(state.entrants, round, state.tableSize) : null;
  const entrant: StoredEntrant = {
    number: nextNumber(state),
    userId,
    joinedAt: now,
    isCheckedIn: isHereAlready(state, now),
    from: round + 1,
    until: null,
    division: free?.division ?? null,
    place: free?.place ?? null,
    department,
    arena: null,
  };
  return { ...state, entrants: [...state.entrants, entrant] };
}

/** `department`: of a team cup, for which one they play; whoever comes back plays for the same one. */
export function judgeJoin(
  state: LoadedTournament,
  userId: string,
  now: number,
  department?: number,
): Judgement {
  const own = entrantOf(state, userId);
  if (own && isTakingPart(own, roundOf(state)) && state.endedAt === null) return unchanged;
  const { departments } = state;
  const isNamed = department !== undefined && department <= (departments?.length ?? 0);
  if (departments && !own && !isNamed)
    return { answer: refuse('InvalidInput', { fields: [{ path: 'department', code: 'required' }] }) };
  if (canJoin(state, own))
    return changed(joined(state, userId, now, departments ? (department ?? null) : null));
  const isFull = state.phase === 'open';
  return { answer: refuse(isFull ? 'RoomFull' : 'Closed') };
}

/** The state without this person; before the start nothing of them stays. */
export function leftBy(
  state: LoadedTournament,
  own: StoredEntrant,
  now: number,
  pace: TournamentPace,
): LoadedTournament {
  if (state.phase === 'open')
    return { ...state, entrants: state.entrants.filter((entrant) => entrant !== own) };
  if (isArena(state)) return outOfArena(state, own.number, now);
  return goingOn(state, without(state, own.number), now, pace);
}

export function judgeLeave(
  state: LoadedTournament,
  userId: string,
  now: number,
  pace: TournamentPace,
): Judgement {
  const own = entrantOf(state, userId);
  if (state.endedAt !== null) return { answer: refuse('Closed') };
  if (!own || !isTakingPart(own, roundOf(state))) return unchanged;
  if (isArena(state) && state.phase === 'running') return changed(onArenaBreak(state, own.number, now));
  return changed(leftBy(state, own, now, pace));
}

export const canCheckIn = (state: LoadedTournament, own: StoredEntrant | undefined, now: number): boolean =>
  state.phase === 'open' && !isLeague(state) && own?.isCheckedIn === false && isHereAlready(state, now);

export function judgeCheckIn(state: LoadedTournament, userId: string, now: number): Judgement {
  const own = entrantOf(state, userId);
  if (!own) return { answer: refuse('NotFound') };
  if (own.isCheckedIn) return unchanged;
  if (!canCheckIn(state, own, now)) return { answer: refuse('Closed') };
  const here = { ...own, isCheckedIn: true };
  return changed({ ...state, entrants: state.entrants.map((entrant) => (entrant === own ? here : entrant)) });
}

interface Entering {
  readonly id: string;
  readonly department?: number | undefined;
}

type Judge = (
  state: LoadedTournament,
  userId: string,
  now: number,
  pace: TournamentPace,
  asked: Entering,
) => Judgement;

export const entering =
  ({ tournamentHost, tournamentPace }: TournamentServices, judge: Judge) =>
  ({ member, team }: Actor, asked: Entering): Promise<Answer | Refusal> =>
    tournamentHost.act<Answer>(asked.id, team.teamId, (state, now) =>
      judge(state, member.userId, now, tournamentPace, asked),
    );

/** Whom the directory has in a department plays for that one, whichever they named. */
export const joining =
  (services: TournamentServices) =>
  async (actor: Actor, asked: Entering): Promise<Answer | Refusal> => {
    const { database, tournamentHost } = services;
    const { member, team } = actor;
    const known = await tournamentHost.open(asked.id, team.teamId);
    const own = known && (await ownDepartment(database, known.state, member.userId));
    const join = entering(services, (state, userId, now, _, { department }) =>
      judgeJoin(state, userId, now, own ?? department),
    );
    return join(actor, asked);
  };
