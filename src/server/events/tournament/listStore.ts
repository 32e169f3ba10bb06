// Store of what is shown of tournaments: the lists of those that run, come or are over, and the people in them.
import { type Selectable, sql } from 'kysely';
import type { Person } from '../../../contract/people/people.ts';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import type { TournamentsTable } from '../../base/storage/schema/tournaments.ts';

export interface ListedTournament
  extends Pick<
    Selectable<TournamentsTable>,
    'id' | 'name' | 'game_name' | 'form' | 'table_size' | 'phase' | 'created_at' | 'starts_at' | 'ended_at'
  > {
  readonly host: { readonly id: string; readonly name: string; readonly avatar: string | null } | null;
  readonly people: number;
  readonly is_mine: boolean;
}

/** `most`: so many at the most, those that are going first. Cancelled ones are left out. */
export async function readTournaments(
  database: Database,
  asked: {
    readonly teamId: string;
    readonly userId: string;
    readonly endedSince: number;
    readonly most: number;
  },
): Promise<ListedTournament[]> {
  const { teamId, userId, endedSince, most } = asked;
  const { rows } = await sql<ListedTournament>`
    select t.id, t.name, t.game_name, t.form, t.table_size, t.phase, t.created_at, t.starts_at, t.ended_at,
      (select json_build_object('id', id, 'name', name, 'avatar', avatar) from people
        where id = t.created_by) as host,
      (select count(*)::int from tournament_entrants e where e.tournament_id = t.id) as people,
      exists (select 1 from tournament_entrants e
        where e.tournament_id = t.id and e.user_id = ${userId}::uuid) as is_mine
    from tournaments t
    where t.team_id = ${teamId}::uuid and t.phase <> 'cancelled'
      and (t.ended_at is null or t.ended_at > ${endedSince})
    order by t.ended_at desc nulls first, coalesce(t.starts_at, t.created_at)
    limit ${most}`.execute(database);
  return rows;
}

/** The tournament that was made of this one, by itself or by hand; of several the first. */
export async function readFollowing(database: Database, id: string): Promise<string | null> {
  const row = await database
    .selectFrom('tournaments')
    .select('id')
    .where('follows', '=', id)
    .where('phase', '<>', 'cancelled')
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** By id. */
export async function readPeople(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('people')
    .select(['id', 'name', 'avatar'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, name, avatar }) => [id, { userId: id, name, avatar }]));
}
