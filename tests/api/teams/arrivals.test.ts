// Who somebody becomes who arrives with an account at another company: themselves, a colleague, a founder.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PersonalData } from '../../../src/contract/people/leaving.ts';
import type { User } from '../../../src/contract/people/people.ts';
import { readProviderKey } from '../../../src/server/people/identity/providerKeyStore.ts';
import { newUser, openDirectory } from '../../support/people/scim.ts';
import { openVisitors, refusedWith, someone, userIn, type Visitors } from '../../support/people/visitors.ts';
import { foundTeam, welcome } from '../../support/servers/testApp.ts';

let at: Visitors;
beforeAll(async () => {
  at = await openVisitors();
});
afterAll(() => at.close());
afterEach(() => at.calm());

describe('an address', () => {
  test('that is somebody else’s makes nobody somebody else', async () => {
    const { userId, email } = await welcome(at.testApp, 'Owner');
    at.google.person = { ...someone('example.test', 'Impostor'), email };
    const user = userIn(await at.withGoogle());
    expect(user.userId).not.toBe(userId);
    const { email: kept } = (await at.testApp.parts.members.read(user.userId)) ?? {};
    expect(kept).toBe(null);
  });

  test('is kept only where the company hands it out', async () => {
    const emailOf = async (user: User) => (await at.testApp.parts.members.read(user.userId))?.email;
    at.google.person = { ...someone('corp.test'), email: 'one@corp.test' };
    expect(await emailOf(userIn(await at.withGoogle()))).toBe('one@corp.test');
    at.google.person = { ...someone(null), email: 'two@corp.test' };
    expect(await emailOf(userIn(await at.withGoogle()))).toBe(null);
    for (const [company, signIn] of [
      [at.slack, at.withSlack] as const,
      [at.microsoft, at.withMicrosoft] as const,
    ]) {
      company.person = someone(randomUUID());
      expect(await emailOf(userIn(await signIn()))).toBe(null);
    }
  });
});

describe('the team of a workspace', () => {
  test('lets people in to the accounts that its directory made for them, and to no others', async () => {
    const tenant = randomUUID();
    at.microsoft.person = someone(tenant, 'Founder');
    const founder = userIn(await at.found(userIn(await at.withMicrosoft()), { tenantId: tenant }));
    const directory = await openDirectory(at.testApp, { token: founder.guulJwt });
    const hire = someone(tenant, 'New Hire');
    const { body } = await directory.ask(
      'POST',
      '/Users',
      newUser(`${randomUUID()}@corp.test`, { externalId: hire.id }),
    );
    at.microsoft.person = { ...hire, tenant: randomUUID() };
    expect(userIn(await at.withMicrosoft()).userId).not.toBe(body.id);
    at.microsoft.person = someone(tenant, 'Another');
    expect(userIn(await at.withMicrosoft()).userId).not.toBe(body.id);
    at.microsoft.person = hire;
    expect(userIn(await at.withMicrosoft())).toMatchObject({ userId: body.id, name: 'Ada Lovelace' });
    expect(userIn(await at.withMicrosoft()).userId).toBe(body.id);
  });

  test('is the first one founded from it; colleagues join by signing in, whenever they came', async () => {
    const tenant = randomUUID();
    const early = someone(tenant, 'Early Bird');
    at.microsoft.person = early;
    expect(userIn(await at.withMicrosoft()).team).toBe(null);
    at.microsoft.person = someone(tenant, 'Founder');
    const founder = userIn(await at.withMicrosoft());
    const founded = userIn(await at.found(founder, { tenantId: tenant }));
    expect(founded).toMatchObject({ isAdmin: true, controller: 'Teams' });
    at.microsoft.person = someone(tenant, 'Late Riser');
    const late = userIn(await at.withMicrosoft());
    expect(late).toMatchObject({ isAdmin: false, team: { teamId: founded.team?.teamId } });
    at.microsoft.person = early;
    expect(userIn(await at.withMicrosoft()).team?.teamId).toBe(founded.team?.teamId);
    at.microsoft.person = someone(randomUUID(), 'Stranger');
    expect(userIn(await at.withMicrosoft()).team).toBe(null);
  });

  test('is nobody’s who has not proven the workspace', async () => {
    at.slack.person = someone('T-mine');
    const user = userIn(await at.withSlack());
    expect(refusedWith(await at.found(user, { tenantId: 'T-theirs' }))).toEqual([403, 'NotAllowed']);
    const { token, userId } = await welcome(at.testApp, 'Plain');
    const plain = { ...user, guulJwt: token, userId };
    expect(refusedWith(await at.found(plain, { tenantId: 'T-mine' }))).toEqual([403, 'NotAllowed']);
  });

  test('is one: who comes too late founds nothing, and joins instead', async () => {
    at.slack.person = someone('T-race', 'First');
    const first = userIn(await at.withSlack());
    const secondPerson = someone('T-race', 'Second');
    at.slack.person = secondPerson;
    const second = userIn(await at.withSlack());
    const { team } = userIn(await at.found(first));
    for (const fields of [{}, { tenantId: 'T-race' }])
      expect(refusedWith(await at.found(second, fields))).toEqual([409, 'AlreadyDone']);
    const teams = at.testApp.parts.database
      .selectFrom('teams')
      .select('id')
      .where('id', '!=', team?.teamId ?? '');
    const before = (await teams.execute()).length;
    expect(refusedWith(await at.found(second))).toEqual([409, 'AlreadyDone']);
    expect((await teams.execute()).length).toBe(before);
    expect(userIn(await at.withSlack()).team?.teamId).toBe(team?.teamId);
  });

  test('is one when two of it at.found at the same moment', async () => {
    const founders: User[] = [];
    for (const name of ['One', 'Other']) {
      at.slack.person = someone('T-moment', name);
      founders.push(userIn(await at.withSlack()));
    }
    const answers = await Promise.all(founders.map((founder) => at.found(founder)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('takes nobody in again by itself who was taken out of it', async () => {
    at.slack.person = someone('T-out', 'Boss');
    const boss = userIn(await at.found(userIn(await at.withSlack())));
    const removed = someone('T-out', 'Removed');
    at.slack.person = removed;
    const { userId } = userIn(await at.withSlack());
    const out = await at.testApp.ask('POST', '/api/Admin/RemoveMember', {
      token: boss.guulJwt,
      json: { userId },
    });
    expect(out.status).toBe(200);
    const back = userIn(await at.withSlack());
    expect(back).toMatchObject({ userId, team: null });
    expect(refusedWith(await at.found(back, { tenantId: 'T-out' }))).toEqual([409, 'AlreadyDone']);
    const own = userIn(await at.found(back, { name: 'On my own' }));
    expect(own.team?.teamId).not.toBe(boss.team?.teamId);
    at.slack.person = someone('T-out', 'Another');
    expect(userIn(await at.withSlack()).team?.teamId).toBe(boss.team?.teamId);
  });

  test('that is full lets nobody new in', async () => {
    at.google.person = someone('full.test');
    const { team } = userIn(await at.found(userIn(await at.withGoogle())));
    const places = at.testApp.parts.database.updateTable('teams').set({ places: 1 });
    await places.where('id', '=', team?.teamId ?? '').execute();
    const regular = at.google.person;
    at.google.person = someone('full.test');
    expect(refusedWith(await at.withGoogle())).toEqual([403, 'NotAllowed']);
    at.google.person = regular;
    expect(userIn(await at.withGoogle()).team?.teamId).toBe(team?.teamId);
  });
});

test('somebody who was shut out stays out', async () => {
  at.slack.person = someone('T-shut');
  const { userId } = userIn(await at.withSlack());
  const people = at.testApp.parts.database.updateTable('people').set({ disabled_at: 1 });
  await people.where('id', '=', userId).execute();
  expect(refusedWith(await at.withSlack())).toEqual([401, 'ProviderRejected']);
});

test('one person who comes twice at once is one person', async () => {
  at.slack.person = someone('T-twice');
  const users = (await Promise.all([at.withSlack(), at.withSlack(), at.withSlack()])).map(userIn);
  expect(new Set(users.map(({ userId }) => userId)).size).toBe(1);
});

test('keys to act there are kept sealed, told of in the export, and gone with the account', async () => {
  const { database, encryption } = at.testApp.parts;
  at.microsoft.person = someone(randomUUID(), 'Leaver');
  const { id: oid, tenant } = at.microsoft.person;
  const { userId, guulJwt: token } = userIn(await at.withMicrosoft());
  const sealed = (await readProviderKey(database, userId, 'teams')) ?? '';
  expect(sealed).not.toContain('refresh');
  expect(encryption.decrypt(sealed, `provider key teams ${userId}`)).toBe(`refresh ${oid}`);
  const exported = await at.testApp.ask('GET', `/api/UserProfile/Export?userId=${userId}`, { token });
  const { accounts, keys } = exported.raw.json<PersonalData>();
  expect(accounts).toEqual([
    { company: 'Microsoft', workspace: tenant, account: oid, connectedAt: expect.any(String) },
  ]);
  expect(keys).toEqual([{ company: 'Microsoft', keptAt: expect.any(String) }]);
  expect(exported.raw.body).not.toContain(sealed);

  expect((await at.post('/api/Authentication/deleteAccount', {})).status).toBe(401);
  const gone = await at.testApp.ask('POST', '/api/Authentication/deleteAccount', { token, json: {} });
  expect(gone.status, gone.raw.body).toBe(200);
  for (const table of ['identities', 'provider_keys', 'spent_codes'] as const)
    expect(
      await database.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
    ).toEqual([]);
  expect(userIn(await at.withMicrosoft()).userId).not.toBe(userId);
});

test('who founded a team with a password is asked for no workspace', async () => {
  const { team } = await foundTeam(at.testApp, 'Plain');
  const links = at.testApp.parts.database.selectFrom('workspaces').select('team_id');
  expect(await links.where('team_id', '=', team.teamId).execute()).toEqual([]);
});
