// Store of the weekly mail: teams that are due, recipients, and their games and XP of the week.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import { unsolvedXp } from '../../progress/puzzles/puzzleRewards.ts';

export async function readTimeZones(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('teams').select('time_zone').distinct().execute();
  return rows.map((row) => row.time_zone);
}

/** Teams of a time zone that have not had this Monday's mails, and may play. */
export async function readDueTeams(database: Database, timeZone: string, monday: string): Promise<string[]> {
  const rows = await database
    .selectFrom('teams')
    .select('id')
    .where('time_zone', '=', timeZone)
    .where('is_limited', '=', false)
    .where(sql<boolean>`weekly_mailed is distinct from ${monday}`)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function writeTeamMailed(database: Database, teamId: string, monday: string): Promise<void> {
  await database.updateTable('teams').set({ weekly_mailed: monday }).where('id', '=', teamId).execute();
}

/**
 * Marks those of these people who want the mail and have not had it this Monday, and returns them. Whom a directory
 * added has it from the first sign-in on.
 */
export async function claimPeople(
  database: Database,
  userIds: readonly string[],
  monday: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update people set weekly_mailed = ${monday}
    where id in (
      select id from people
      where id = any(${[...userIds]}::uuid[]) and weekly_mailed is distinct from ${monday}
        and disabled_at is null and email is not null and verified_at is not null
        and (password_hash is not null or exists (select from identities where user_id = people.id))
        and coalesce((preferences -> 'mail' ->> 'weekly')::boolean, true)
      order by id for no key update)
    returning id`.execute(database);
  return rows.map((row) => row.id);
}

interface Week {
  readonly teamId: string;
  readonly from: number;
  readonly to: number;
}

export async function readSolved(
  database: Database,
  { teamId, from, to }: Week,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ user_id: string; solved: number }>`
    select user_id, count(*)::int as solved from xp_lines
    where team_id = ${teamId} and at >= ${from} and at < ${to} and source = 'puzzle' and xp > ${unsolvedXp}
    group by user_id`.execute(database);
  return new Map(rows.map((row) => [row.user_id, row.solved]));
}

export async function readNewBadges(
  database: Database,
  { teamId, from, to }: Week,
): Promise<ReadonlyMap<string, number[]>> {
  const rows = await database
    .selectFrom('badges_given as b')
    .innerJoin('people as p', 'p.id', 'b.user_id')
    .select(['b.user_id', 'b.idprod'])
    .where('p.team_id', '=', teamId)
    .where('b.earned_at', '>=', from)
    .where('b.earned_at', '<', to)
    .orderBy('b.earned_at')
    .execute();
  const badges = new Map<string, number[]>();
  for (const { user_id, idprod } of rows) badges.set(user_id, [...(badges.get(user_id) ?? []), idprod]);
  return badges;
}
