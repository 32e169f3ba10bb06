// Mails to an address in another spelling than that of the account: they are in its export, and go with it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundTeam, startTestApp, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

test('an invitation to the address in capitals is exported and removed', async () => {
  const { member } = await foundTeam(testApp, 'Spell');
  const { admin } = await foundTeam(testApp, 'Elsewhere');
  const email = member.email.toUpperCase();
  const invite = { token: admin.token, json: { email } };
  expect((await testApp.ask('POST', '/api/Authentication/sendInviteEmail', invite)).status).toBe(200);
  const [invitation] = await testApp.mailsTo(email);
  const { token } = member;
  const { body } = await testApp.ask('GET', '/api/UserProfile/Export', { token });
  expect(body.mails).toContainEqual(expect.objectContaining({ subject: invitation?.subject }));
  const gone = await testApp.ask('POST', '/api/Authentication/deleteAccount', { token, json: {} });
  expect(gone.status).toBe(200);
  expect(await testApp.mailsTo(email)).toEqual([]);
  const left = await testApp.mailsTo(member.email);
  expect(left.map(({ subject }) => subject)).toEqual(['Your account is deleted']);
});
