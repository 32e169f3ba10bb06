// Whose colours somebody sees: the own choice, else the team's custom theme, else nothing is said and the system decides.
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../../src/server/base/storage/migrations/0033-chosenTheme.ts';
import type { Member } from '../../../src/server/people/members.ts';
import { presentUser } from '../../../src/server/people/present.ts';
import {
  form,
  foundTeam,
  password,
  type Somebody,
  startTestApp,
  type TestApp,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const colours = { key: '#7a2e8f', scheme: 'dark' } as const;

async function themeAtSignIn({ email }: Pick<Somebody, 'email'>) {
  const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', {
    json: { email, password },
  });
  return [body.theme, body.hasChosenTheme];
}

const settings = (person: Somebody, path: string, fields: Readonly<Record<string, string>>) =>
  testApp.ask('POST', path, { token: person.token, ...form({ userId: person.userId, ...fields }) });

test('a new person has not chosen; the team’s colours reach them, and not who has chosen', async () => {
  const { admin, member, team } = await foundTeam(testApp, 'Colours');
  expect(await themeAtSignIn(member)).toEqual(['light', false]);

  await settings(admin, '/api/Authentication/updateUserSettings', { theme: 'light' });
  const saved = await settings(admin, '/api/Admin/UpdateAdminSettings', {
    teamId: team.teamId,
    companyName: 'Colours',
    customTheme: JSON.stringify(colours),
  });
  expect(saved.status).toBe(200);
  expect(await themeAtSignIn(member)).toEqual(['custom', false]);
  expect(await themeAtSignIn(admin)).toEqual(['light', true]);

  await settings(member, '/api/Authentication/updateUserSettings', { theme: 'dark' });
  expect(await themeAtSignIn(member)).toEqual(['dark', true]);
});

test('in a special team everybody has its colours, also who has chosen', () => {
  const team = {
    teamId: 'a',
    name: 'A',
    avatar: null,
    language: 'en',
    timeZone: 'UTC',
    customTheme: colours,
  };
  const member = { userId: 'b', theme: 'dark', hasChosenTheme: true, team } as unknown as Member; // what is asked for
  expect(presentUser(member, '', ['a']).theme).toBe('custom');
  expect(presentUser(member, '', []).theme).toBe('dark');
});

test('what people of earlier versions chose stays chosen; light, with which everybody began, does not count', async () => {
  const { database } = testApp.parts;
  const { admin, member } = await foundTeam(testApp, 'Earlier');
  await database.updateTable('people').set({ theme: 'dark' }).where('id', '=', admin.userId).execute();
  await sql`alter table people drop column has_chosen_theme`.execute(database);
  await up(database as unknown as Kysely<unknown>); // a migration knows no tables
  expect(await themeAtSignIn(admin)).toEqual(['dark', true]);
  expect(await themeAtSignIn(member)).toEqual(['light', false]);
});
