// A tournament as its page shows it: with the names of now, the standings, and what the reader may do.
import type { TournamentShown } from '../../../contract/events/tournamentShapes.ts';
import type { Person } from '../../../contract/people/people.ts';
import { tieBreaksOf } from '../../../events/tournament/standings.ts';
import { hasFourAt } from '../../../events/tournament/tournament.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Actor } from '../../people/members.ts';
import { readTeamCalendar } from '../../tables/matches/daily/calendars.ts';
import { canMake } from './create.ts';
import { isDirector } from './direct.ts';
import { canCheckIn, canJoin } from './entries.ts';
import { leagueDates } from './leagueCourse.ts';
import { readFollowing } from './listStore.ts';
import { ownDepartment } from './ownDepartment.ts';
import { shownParts } from './shownParts.ts';
import {
  departmentsIn,
  entrantOf,
  isArena,
  isGoing,
  isLeague,
  type LoadedTournament,
  roundOf,
} from './state.ts';

/** The second grand final of a double elimination is there once it is played. */
function shownRounds({ form, rounds }: LoadedTournament, round: number): number {
  if (form === 'arena') return 0;
  return form === 'doubleElimination' ? Math.max(rounds - 1, round) : rounds;
}

/** Of a league that is going. */
async function shownDates(database: Database, state: LoadedTournament): Promise<string[] | undefined> {
  if (!isLeague(state) || !isGoing(state)) return undefined;
  return leagueDates(await readTeamCalendar(database, state.teamId), state).map((at) => timeOf(at));
}

interface Deps {
  readonly database: Database;
  /** By id. */
  readonly peopleOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, Person>>;
}

export async function presentTournament(
  { database, peopleOf }: Deps,
  state: LoadedTournament,
  actor: Actor,
  now: number,
): Promise<TournamentShown> {
  const own = entrantOf(state, actor.member.userId);
  const { createdBy } = state;
  const { entrants, pairings, standings } = shownParts(state, own);
  const people = await peopleOf(
    [...entrants.map(({ userId }) => userId), createdBy].flatMap((id) => id ?? []),
  );
  const round = isArena(state) ? 0 : roundOf(state);
  return {
    id: state.id,
    name: state.name,
    gameName: state.gameName,
    form: state.form,
    phase: state.phase,
    timer: state.timer,
    turnDays: state.turnDays,
    minutes: state.minutes,
    ends: state.endsAt === null ? null : timeOf(state.endsAt),
    people: state.entrants.length,
    rounds: shownRounds(state, round),
    round,
    hasThirdPlace: state.hasThirdPlace,
    tableSize: hasFourAt(state) ? state.tableSize : undefined,
    isTwice: state.isTwice,
    bestOf: state.bestOf,
    roundStep: state.roundStep,
    dates: await shownDates(database, state),
    departments: state.departments ? [...state.departments] : undefined,
    counted: state.departments ? (state.counted ?? state.askedCounted) : undefined,
    ownDepartment: own ? undefined : await ownDepartment(database, state, actor.member.userId),
    repeats: state.repeats,
    followedBy: state.endedAt === null ? null : await readFollowing(database, state.id),
    canRepeat: state.phase === 'finished' && isDirector(state, actor) && canMake(actor),
    start: state.startsAt === null ? null : timeOf(state.startsAt),
    next: state.dueAt === null ? null : timeOf(state.dueAt),
    madeBy: people.get(createdBy ?? '') ?? null,
    isDirector: isDirector(state, actor),
    me: own?.number ?? null,
    canJoin: canJoin(state, own),
    canCheckIn: canCheckIn(state, own, now),
    entrants: entrants.map(({ number, userId, isCheckedIn, from, until, division, place, department }) => {
      const person = people.get(userId ?? '');
      return {
        number,
        userId: person?.userId ?? null,
        name: person?.name ?? '',
        avatar: person?.avatar ?? null,
        isCheckedIn,
        isOut: until !== null && until <= round + 1,
        division,
        place,
        from: isLeague(state) ? from : undefined,
        department: state.departments ? department : undefined,
      };
    }),
    pairings: pairings.map((pairing) => ({
      round: pairing.round,
      board: pairing.board,
      first: pairing.first,
      second: pairing.second,
      outcome: pairing.outcome,
      isPlayed: pairing.isPlayed,
      roomId: pairing.roomId,
      games: [...pairing.games],
      others: pairing.others && [...pairing.others],
      places: pairing.places && [...pairing.places],
      absent: pairing.absent && [...pairing.absent],
    })),
    standings: [...standings],
    departmentStandings: state.departments
      ? departmentsIn(state, standings).map((row) => ({ ...row, counted: [...row.counted] }))
      : undefined,
    tieBreaks: [...tieBreaksOf(state)],
  };
}
