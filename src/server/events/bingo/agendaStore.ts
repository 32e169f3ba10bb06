// Store of what the agenda lists of bingo: the games of a team with their numbers of players.
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { BingoSessionsTable } from '../../base/storage/schema/bingo.ts';

export interface AgendaGame
  extends Pick<
    Selectable<BingoSessionsTable>,
    'id' | 'name' | 'phase' | 'calls' | 'created_by' | 'created_at' | 'starts_at' | 'ended_at'
  > {
  readonly host_name: string | null;
  readonly host_avatar: string | null;
  readonly people: number;
  readonly is_mine: boolean;
}

/** Those that are open, and those that ended since. */
export async function readAgenda(
  database: Database,
  teamId: string,
  userId: string,
  endedSince: number,
): Promise<AgendaGame[]> {
  const { rows } = await sql<AgendaGame>`
    select s.id, s.name, s.phase, s.calls, s.created_by, s.created_at, s.starts_at, s.ended_at,
      p.name as host_name, p.avatar as host_avatar,
      (select count(distinct c.user_id)::int from bingo_cards c where c.bingo_id = s.id) as people,
      exists (select 1 from bingo_cards c where c.bingo_id = s.id and c.user_id = ${userId}) as is_mine
    from bingo_sessions s left join people p on p.id = s.created_by
    where s.team_id = ${teamId} and (s.phase <> 'finished' or s.ended_at > ${endedSince})
    order by coalesce(s.starts_at, s.created_at)`.execute(database);
  return rows;
}
