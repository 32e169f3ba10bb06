// Trivia over HTTP: events of ready-made questions, and what is stored about a person.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Trivia } from '../../../src/contract/events/triviaShapes.ts';
import { writePicturesReplaced } from '../../../src/server/web/pictures/store.ts';
import { questionNamed, sendTrivia, setupOf } from '../../support/data/triviaEvent.ts';
import {
  foundTeam,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;

beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
});
afterAll(() => testApp.close());

const inMs = (ms: number) => new Date(testApp.clock.now() + ms).toISOString();
const hourMs = 3_600_000;

const get = (path: string) => testApp.ask('GET', path, { token: ours.admin.token });

test('ready-made questions make an event whose host may play along', async () => {
  const library = await get('/api/Trivia/library');
  const { categories } = library.body as {
    categories: { category: string; questions: { en: number; tr: number } }[];
  };
  expect(categories).toHaveLength(8);
  const make = (count: number) =>
    testApp.ask('POST', '/api/Trivia/fromLibrary', {
      token: ours.admin.token,
      json: { ...setupOf({ start: inMs(hourMs), language: 'tr' }), categories: ['science', 'sport'], count },
    });
  const made = await make(7);
  expect(made.body).toMatchObject({ questionCount: 7, mayPlay: true, language: 'tr' });
  expect(made.raw.body).not.toContain('right');
  const { questions } = (await get(`/api/Trivia/${String(made.body.id)}`)).body as Trivia;
  expect(new Set(questions.map(({ text }) => text)).size).toBe(7);
  expect((await make(100)).body).toMatchObject({ error: 'InvalidInput', reason: 'tooFew' });
});

test('what a person entered is in their export, and goes with them', async () => {
  const gone = await welcome(testApp, 'GoneSoon', ours.team.teamId);
  const setup = setupOf({ name: 'Exported', start: inMs(hourMs) });
  const id = String((await sendTrivia(testApp, 'POST', '/api/Trivia', setup, ours.admin)).body.id);
  await testApp.ask('POST', `/api/Trivia/${id}/register`, { token: gone.token });
  const { database } = testApp.parts;
  await database
    .insertInto('trivia_answers')
    .values({
      trivia_id: id,
      question: 1,
      user_id: gone.userId,
      options: '[2]',
      ms: 900,
      move_id: randomUUID(),
    })
    .execute();
  const { body } = await testApp.ask('GET', `/api/UserProfile/Export?userId=${gone.userId}`, {
    token: gone.token,
  });
  expect(body.trivia).toMatchObject([
    { name: 'Exported', answers: [{ question: 1, options: [2], ms: 900 }] },
  ]);
  await database.deleteFrom('people').where('id', '=', gone.userId).execute();
  for (const table of ['trivia_players', 'trivia_answers'] as const)
    expect(
      await database.selectFrom(table).select('user_id').where('user_id', '=', gone.userId).execute(),
    ).toEqual([]);
});

test('pictures of questions stay with the event when who uploaded them is gone', async () => {
  const { admin } = await foundTeam(testApp, 'Pictured');
  const image0 = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#3b2a78' } })
    .png()
    .toBuffer();
  const questions = [{ ...questionNamed('Heron'), image: 'image0' }];
  const setup = setupOf({ start: inMs(hourMs), questions });
  const { body } = await sendTrivia(testApp, 'POST', '/api/Trivia', setup, admin, { image0 });
  const { database } = testApp.parts;
  const replaced = async () => {
    await writePicturesReplaced(database, admin.userId, testApp.clock.now());
    const rows = await database
      .selectFrom('pictures')
      .select('replaced_at')
      .where('user_id', '=', admin.userId)
      .execute();
    return rows.map(({ replaced_at }) => replaced_at !== null);
  };
  expect(await replaced()).toEqual([false]);
  await database.deleteFrom('trivia').where('id', '=', String(body.id)).execute();
  expect(await replaced()).toEqual([true]);
});
