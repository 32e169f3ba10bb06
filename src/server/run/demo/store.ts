// Store of the demo team: whether there is one, and whether anybody has founded a team of their own.
import { sql } from 'kysely';
import { demoTeamId } from '../../../contract/people/demo.ts';
import type { Language } from '../../../engine/language.ts';
import type { Database } from '../../base/storage/database.ts';
import { writeMembership, writeNewcomer } from '../../people/store.ts';
import { writeTeam } from '../../people/teamStore.ts';
import { demoPeople, teamName } from './people.ts';

export async function hasOtherTeams(database: Database): Promise<boolean> {
  const other = await database
    .selectFrom('teams')
    .select('id')
    .where('id', '!=', demoTeamId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** `daysAgo` of the team's beginning: it has had puzzles since then. */
export async function writeDemoTeam(database: Database, language: Language, since: number): Promise<void> {
  await writeTeam(database, {
    id: demoTeamId,
    name: teamName[language],
    avatar: null,
    language,
    time_zone: 'UTC',
    custom_theme: null,
    places: null,
    deactivation_due_at: null,
    created_at: since,
  });
  for (const { userId, name } of demoPeople)
    await writeMember(database, { userId, name, language, isAdmin: false, now: since });
}

interface NewMember {
  readonly userId: string;
  readonly name: string;
  readonly language: Language;
  readonly isAdmin: boolean;
  readonly now: number;
}

export async function writeMember(
  database: Database,
  { userId, isAdmin, ...about }: NewMember,
): Promise<void> {
  await writeNewcomer(database, {
    id: userId,
    name: about.name,
    avatar: null,
    email: null,
    controller: 'GameSpace',
    language: about.language,
    now: about.now,
  });
  await writeMembership(database, userId, { teamId: demoTeamId, isAdmin }, about.now);
}

export interface DemoPuzzle {
  readonly id: string;
  readonly puzzle_type: string;
  readonly opens_at: number;
  readonly puzzle: unknown;
  /** By anybody. */
  readonly is_begun: boolean;
}

/** All puzzles of the team, the oldest first. */
export async function readDemoPuzzles(database: Database): Promise<DemoPuzzle[]> {
  const { rows } = await sql<DemoPuzzle>`
    select p.id, p.puzzle_type, p.opens_at, p.puzzle,
      exists (select from puzzle_attempts a where a.puzzle_id = p.id) as is_begun
    from puzzles p where p.team_id = ${demoTeamId} order by p.opens_at`.execute(database);
  return rows;
}

/** Games that were played at once are counted as if people had played them: no table of analytics says "0 minutes". */
export async function writePlayTimes(database: Database): Promise<void> {
  const usual = sql`plays * (6 + length(game_type) % 7) * 60000`;
  const hurried = sql`team_id = ${demoTeamId} and ms < plays * 60000`;
  await database.transaction().execute(async (trx) => {
    await sql`update team_days set ms = ${usual} where ${hurried}`.execute(trx);
    await sql`update person_days set ms = ${usual} where ${hurried}`.execute(trx);
    await sql`
      update person_months m set ms = d.ms
      from (select user_id, left(day, 7) as month, sum(ms) as ms from person_days
        where team_id = ${demoTeamId} group by 1, 2) d
      where m.team_id = ${demoTeamId} and m.user_id = d.user_id and m.month = d.month`.execute(trx);
  });
}
