// The survey keeps one answer a person, by keys, and nothing of what somebody would rather not say.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, welcome } from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const answered = {
  hasSubmitted: true,
  mainUsage: 'breaks',
  mainInterest: 'board',
  size: '1000+',
  heardFrom: 'colleague',
  additional: 'Çok güzel.',
};
const end = (token: string, json: object) => testApp.ask('POST', '/api/Survey/SurveyEnd', { token, json });
const kept = (userId: string) =>
  testApp.parts.database.selectFrom('surveys').selectAll().where('user_id', '=', userId).execute();

test('keeps the answers of somebody without a team', async () => {
  const { token, userId } = await welcome(testApp, 'Willing');
  expect((await end(token, { userId, ...answered })).body).toEqual({ ok: true });
  expect(await kept(userId)).toEqual([
    {
      user_id: userId,
      has_submitted: true,
      main_usage: 'breaks',
      main_interest: 'board',
      size: '1000+',
      heard_from: 'colleague',
      additional: 'Çok güzel.',
      answered_at: testApp.clock.now(),
    },
  ]);
});

test('keeps one row a person: the last word counts', async () => {
  const { token, userId } = await welcome(testApp, 'Twice');
  await end(token, answered);
  expect((await end(token, { ...answered, mainUsage: '', size: null, heardFrom: undefined })).status).toBe(
    200,
  );
  expect(await kept(userId)).toMatchObject([
    { main_usage: null, main_interest: 'board', size: null, heard_from: null },
  ]);
});

test('of a survey that was skipped keeps that it was skipped', async () => {
  const { token, userId } = await welcome(testApp, 'Shy');
  expect((await end(token, { ...answered, hasSubmitted: false })).status).toBe(200);
  expect(await kept(userId)).toMatchObject([
    { has_submitted: false, main_usage: null, main_interest: null, size: null, additional: null },
  ]);
  expect((await end(token, { hasSubmitted: false })).status).toBe(200);
});

test.each([
  ['a choice there is not', { mainUsage: 'revenge' }, 'mainUsage'],
  ['a key of another question', { mainInterest: 'breaks' }, 'mainInterest'],
  ['a number for a size', { size: 10 }, 'size'],
  ['more than 2000 characters', { additional: 'x'.repeat(2_001) }, 'additional'],
  ['what no database can keep', { additional: 'a\u0000b' }, 'additional'],
  ['not saying whether it was sent', { hasSubmitted: undefined }, 'hasSubmitted'],
])('refuses %s', async (_what, fields, path) => {
  const { token, userId } = await welcome(testApp, 'Odd');
  const { status, body } = await end(token, { ...answered, ...fields });
  expect([status, body.error]).toEqual([400, 'InvalidInput']);
  expect(body.fields).toEqual([{ path, code: expect.any(String) }]);
  expect(await kept(userId)).toEqual([]);
});

test('is for oneself alone', async () => {
  const [one, other] = [await welcome(testApp, 'One'), await welcome(testApp, 'Other')];
  expect((await end(one.token, { ...answered, userId: other.userId })).body.error).toBe('IdentityMismatch');
  expect(await kept(other.userId)).toEqual([]);
  expect((await testApp.ask('POST', '/api/Survey/SurveyEnd', { json: answered })).body.error).toBe(
    'Unauthorized',
  );
});

test('goes with the person', async () => {
  const { token, userId } = await welcome(testApp, 'Leaving');
  await end(token, answered);
  await testApp.parts.database.deleteFrom('people').where('id', '=', userId).execute();
  expect(await kept(userId)).toEqual([]);
});

test('is written sixty times a minute at most', async () => {
  const strict = await startTestApp({ environment: { RATE_SCALE: '1' } });
  const { token } = await welcome(strict, 'Eager');
  const ends = await Promise.all(
    Array.from({ length: 61 }, () =>
      strict.ask('POST', '/api/Survey/SurveyEnd', { token, json: { hasSubmitted: false } }),
    ),
  );
  await strict.close();
  expect(ends.filter(({ status }) => status === 429)).toHaveLength(1);
});
