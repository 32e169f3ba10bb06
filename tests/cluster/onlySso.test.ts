// A sign-in with a password and an admin who makes the provider the only way in, at once on PostgreSQL: no session is left over.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/server/base/storage/database.ts';
import { openPostgres } from '../../src/server/base/storage/postgres.ts';
import { lockTeam } from '../../src/server/people/teamStore.ts';
import { writeOnly } from '../../src/server/teams/sso/domainStore.ts';
import { lockWaits } from '../support/servers/lockWaits.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../support/servers/testApp.ts';
import { postgresOfNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
const domain = 'firm.example';

let opened: OpenDatabase;
let testApp: TestApp;
let team: TeamOfTwo;

beforeAll(async () => {
  if (!postgres) return;
  opened = await openPostgres({ url: postgres.url, connections: 5 }, () => undefined);
  testApp = await startTestApp({ database: opened });
  team = await foundTeam(testApp, 'Company');
  const { database } = testApp.parts;
  const { teamId } = team.team;
  const { userId: adminId } = team.admin;
  const email = `member@${domain}`;
  const member = database.updateTable('people').set({ email, email_key: email });
  await member.where('id', '=', team.member.userId).execute();
  await sql`insert into passkeys (id, user_id, name, public_key, counter, transports, created_at)
    values ('key', ${adminId}, 'Key', '', 0, '[]', 1)`.execute(database);
  await sql`insert into team_domains (team_id, domain, token, added_at, proven_at)
    values (${teamId}, ${domain}, '', 1, 1)`.execute(database);
  await sql`insert into sso_connections (id, team_id, issuer, client_id, sealed, groups_claim, admin_group, is_on,
      changed_at, tested_by, tested_at, outcome)
    values (gen_random_uuid(), ${teamId}, '', '', '', '', '', true, 1, ${adminId}, 2, '{"problem": null}')`.execute(
    database,
  );
});
afterAll(async () => {
  if (!postgres) return;
  await testApp.close();
  await opened.close();
  await postgres.stop();
});
beforeEach(async () => {
  if (postgres) await writeOnly(testApp.parts.database, team.team.teamId, domain, null);
});

const waiting = () => lockWaits(testApp.parts.database);

describe.skipIf(!postgres)('a sign-in while the provider becomes the only way in', () => {
  it('that was let in before ends with it', async () => {
    const { database, sessions } = testApp.parts;
    const { admin, member } = team;
    const { only, token } = await database.transaction().execute(async (trx) => {
      const opening = await sessions.open(member.userId, 'a browser', trx);
      const json = { domain, isOnly: true, wayBack: admin.userId };
      const asked = testApp.ask('POST', '/api/Admin/OnlySso', { token: admin.token, json });
      await expect.poll(waiting).toBe(1);
      return { only: asked, token: String(opening) };
    });
    expect((await only).status).toBe(200);
    const { body } = await testApp.ask('GET', '/api/UserProfile', { token });
    expect(body.error).toBe('SessionRevoked');
  });

  it('that asks in between waits, and is refused', async () => {
    const { database, sessions } = testApp.parts;
    const { opening } = await database.transaction().execute(async (trx) => {
      await lockTeam(trx, team.team.teamId);
      const opened = sessions.open(team.member.userId, 'a browser');
      await expect.poll(waiting).toBe(1);
      await writeOnly(trx, team.team.teamId, domain, 1);
      return { opening: opened };
    });
    expect(await opening).toMatchObject({ error: 'SsoNeeded' });
  });
});
