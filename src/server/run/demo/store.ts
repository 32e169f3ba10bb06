// Store of the demo team: whether there is one, and whether anybody has founded a team of their own.
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
}

/** All puzzles of the team, the oldest first. */
export const readDemoPuzzles = (database: Database): Promise<DemoPuzzle[]> =>
  database
    .selectFrom('puzzles')
    .select(['id', 'puzzle_type', 'opens_at', 'puzzle'])
    .where('team_id', '=', demoTeamId)
    .orderBy('opens_at')
    .execute();

/** Deletes the posts about puzzles of past days, so that visitors get no notification of them. */
export async function removePosts(database: Database): Promise<void> {
  await database
    .deleteFrom('puzzle_posts')
    .where('puzzle_id', 'in', (puzzles) =>
      puzzles.selectFrom('puzzles').select('id').where('team_id', '=', demoTeamId),
    )
    .execute();
}
