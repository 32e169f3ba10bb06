// Store of the XP, badges and ratings earned in recorded matches.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { Brought } from './ledger.ts';

export async function writeSettled(database: Database, ids: readonly string[], now: number): Promise<void> {
  await sql`update matches set settled_at = ${now} where id = any(${ids}::text[])`.execute(database);
}

export interface StoredGains extends Brought {
  readonly user_id: string;
}

/** The XP, badges and rating each person earned in a match, and their total XP. */
export async function readGains(database: Database, matchId: string): Promise<StoredGains[]> {
  const { rows } = await sql<StoredGains>`
    select r.user_id,
      (select coalesce(sum(xp), 0)::int from xp_lines x where x.user_id = r.user_id and x.cause = ${matchId}) as xp,
      coalesce((select xp from person_tallies t where t.user_id = r.user_id), 0) as total,
      array(select idprod from badges_given b
        where b.user_id = r.user_id and b.cause = ${matchId} order by idprod) as badges,
      (select json_build_object('rating', c.rating, 'change', c.change, 'deviation', c.deviation)
        from rating_changes c where c.match_id = r.match_id and c.user_id = r.user_id) as rating
    from game_results r where r.match_id = ${matchId}`.execute(database);
  return rows;
}
