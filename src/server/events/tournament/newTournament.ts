// A tournament that has just been made: its row, by somebody or following another one with the same settings.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { checkInMinutes } from '../../../contract/events/tournamentShapes.ts';
import type { Database } from '../../base/storage/database.ts';
import type { TournamentsTable } from '../../base/storage/schema/tournaments.ts';
import { isLeague, type LoadedTournament } from './state.ts';
import { writeNewTournament } from './store.ts';

/** What whoever makes one has chosen. */
export type TournamentSettings = Pick<
  LoadedTournament,
  | 'teamId'
  | 'name'
  | 'gameName'
  | 'form'
  | 'timer'
  | 'turnDays'
  | 'minutes'
  | 'askedRounds'
  | 'isTwice'
  | 'hasThirdPlace'
  | 'tableSize'
  | 'bestOf'
  | 'roundStep'
  | 'departments'
  | 'askedCounted'
  | 'repeats'
  | 'createdBy'
>;

/** Where it stands among others and in time. */
export interface Beginnings {
  readonly id: string;
  readonly moveId: string;
  readonly startsAt: number | null;
  readonly seriesStart: number | null;
  readonly seriesAt: number;
  readonly follows: string | null;
}

export function newRow(
  settings: TournamentSettings,
  { id, moveId, startsAt, seriesStart, seriesAt, follows }: Beginnings,
  now: number,
): Insertable<TournamentsTable> {
  const checkInAt = startsAt === null || isLeague(settings) ? null : startsAt - checkInMinutes * 60_000;
  return {
    id,
    team_id: settings.teamId,
    move_id: moveId,
    name: settings.name,
    game_name: settings.gameName,
    form: settings.form,
    timer: settings.timer && JSON.stringify(settings.timer),
    turn_days: settings.turnDays,
    arena_minutes: settings.minutes,
    asked_rounds: settings.askedRounds,
    rounds: 0,
    is_twice: settings.isTwice,
    third_place: settings.hasThirdPlace,
    table_size: settings.tableSize,
    best_of: settings.bestOf,
    round_step: settings.roundStep,
    departments: settings.departments && JSON.stringify(settings.departments),
    asked_counted: settings.askedCounted,
    repeats: settings.repeats,
    series_start: seriesStart,
    series_at: seriesAt,
    follows,
    created_by: settings.createdBy,
    created_at: now,
    starts_at: startsAt,
    phase: 'open',
    due_at: checkInAt !== null && checkInAt > now ? checkInAt : startsAt,
    version: 1,
    ended_at: null,
  };
}

/** Made from another one. Of a league everybody who played to the end is signed up already. */
export interface Following {
  readonly before: LoadedTournament;
  readonly beginnings: Beginnings;
}

export const followingOf = (
  before: LoadedTournament,
  startsAt: number | null,
  seriesAt: number,
  moveId: string = randomUUID(),
): Following => ({
  before,
  beginnings: {
    id: randomUUID(),
    moveId,
    startsAt,
    seriesStart: before.seriesStart,
    seriesAt,
    follows: before.id,
  },
});

/** Its id; that of an earlier one where the same message made it. */
export async function writeFollowing(
  transaction: Database,
  { before, beginnings }: Following,
  now: number,
): Promise<string> {
  const id = await writeNewTournament(transaction, newRow(before, beginnings, now));
  const there = before.entrants.filter(({ userId, until }) => userId !== null && until === null);
  if (id !== beginnings.id || !isLeague(before) || there.length === 0) return id;
  await transaction
    .insertInto('tournament_entrants')
    .values(
      there.map(({ userId }, at) => ({
        tournament_id: id,
        number: at + 1,
        user_id: userId,
        joined_at: now,
        is_checked_in: true,
        from_round: 1,
        until_round: null,
      })),
    )
    .execute();
  return id;
}
