// A team of one, written straight into a database that no server has open.
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/base/storage/database.ts';
import { writeMembership, writeNewcomer } from '../../../src/server/people/store.ts';
import { writeTeam } from '../../../src/server/people/teamStore.ts';

export async function lonelyTeam(database: Database): Promise<{ teamId: string; userId: string }> {
  const teamId = randomUUID();
  const now = 1;
  await writeTeam(database, {
    id: teamId,
    name: 'Lonely',
    avatar: null,
    language: 'en',
    time_zone: 'UTC',
    custom_theme: null,
    places: null,
    deactivation_due_at: null,
    created_at: now,
  });
  const userId = await writeNewcomer(database, {
    id: randomUUID(),
    name: 'Ada Moss',
    avatar: null,
    email: null,
    controller: 'GameSpace',
    language: 'en',
    now,
  });
  await writeMembership(database, userId, { teamId, isAdmin: true }, now);
  return { teamId, userId };
}
