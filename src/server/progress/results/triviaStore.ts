// Store of what trivia bring: lines of XP, badges and counters of all who took part, in one statement.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { BadgesGivenTable, XpLinesTable } from '../../base/storage/schema/progress.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import type { Brought } from './ledger.ts';

/** The badges that each of these people has. */
export async function readBadges(
  database: Kysely<Schema>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const { rows } = await sql<{ user_id: string; badges: number[] }>`
    select user_id, array_agg(idprod) as badges from badges_given
    where user_id = any(${userIds}::uuid[]) group by user_id`.execute(database);
  return new Map(rows.map((row) => [row.user_id, new Set(row.badges)]));
}

export async function writeEventEnd(
  database: Kysely<Schema>,
  lines: readonly XpLinesTable[],
  badges: readonly BadgesGivenTable[],
): Promise<void> {
  const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;
  await sql`
    with lines as (
      insert into xp_lines select * from jsonb_populate_recordset(null::xp_lines, ${json(lines)})
      returning user_id, xp
    ), badges as (
      insert into badges_given select * from jsonb_populate_recordset(null::badges_given, ${json(badges)})
    )
    insert into person_tallies as t (user_id, xp, finished, won, hosted, teammates, win_run, stayed_run)
    select user_id, sum(xp)::int, 0, 0, 0, 0, 0, 0 from lines group by user_id
    on conflict (user_id) do update set xp = t.xp + excluded.xp`.execute(database);
}

/** The XP and badges each person earned with a trivia, and their total XP. */
export async function readTriviaGains(
  database: Database,
  triviaId: string,
): Promise<(Brought & { readonly user_id: string })[]> {
  const { rows } = await sql<Brought & { readonly user_id: string }>`
    select l.user_id, sum(l.xp)::int as xp, max(t.xp) as total,
      array(select idprod from badges_given b
        where b.cause = ${triviaId} and b.user_id = l.user_id order by idprod) as badges
    from xp_lines l join person_tallies t using (user_id)
    where l.cause = ${triviaId} group by l.user_id`.execute(database);
  return rows;
}
