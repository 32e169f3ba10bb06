// Which home tabs were opened lately, and which of them show turns that have changed since.
import { sql } from 'kysely';
import type { Database } from '../../../base/storage/database.ts';
import { waitsForPerson } from '../../../base/storage/waitingTurns.ts';
import type { SlackAccount } from './findMember.ts';

/** One person's tab is not published more often by itself. */
const restMs = 60_000;

/** The tables that wait for the person of a row `h`, as one word. */
const turnsOf = sql<string>`coalesce((
  select md5(string_agg(concat_ws(' ', d.match_id, d.turn, d.due_at), ',' order by d.match_id))
  from daily_turns d where d.user_id = h.user_id and ${waitsForPerson}), 'none')`;

/** Noted before the tab is made, so that what changes meanwhile is shown next. */
export async function noteOpened(database: Database, userId: string, now: number): Promise<void> {
  await sql`
    insert into slack_homes (user_id, opened_at, shown, published_at)
    select h.user_id, ${now}::bigint, ${turnsOf}, ${now}::bigint from (select ${userId}::uuid as user_id) h
    on conflict (user_id) do update set
      opened_at = excluded.opened_at, shown = excluded.shown, published_at = excluded.published_at`.execute(
    database,
  );
}

export interface ChangedHome extends SlackAccount {
  readonly userId: string;
}

/** Tabs whose turns have changed; of several nodes one takes each. */
export async function takeChanged(database: Database, now: number, most: number): Promise<ChangedHome[]> {
  const { rows } = await sql<ChangedHome>`
    with changed as (
      select h.user_id, ${turnsOf} as turns from slack_homes h
      where h.published_at <= ${now - restMs} and h.shown <> ${turnsOf}
      order by h.published_at limit ${most}
    ), taken as (
      update slack_homes h set shown = changed.turns, published_at = ${now}::bigint from changed
      where h.user_id = changed.user_id and h.shown <> changed.turns returning h.user_id
    )
    select i.user_id as "userId", i.tenant_key as workspace, i.subject as account
    from taken join identities i on i.user_id = taken.user_id and i.provider = 'slack'
    join slack_installations s on s.tenant_key = i.tenant_key`.execute(database);
  return rows;
}

/** It could not be published: it is tried again later. */
export async function forgetShown(database: Database, userId: string): Promise<void> {
  await database.updateTable('slack_homes').set({ shown: 'unknown' }).where('user_id', '=', userId).execute();
}
