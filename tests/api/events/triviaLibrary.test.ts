// Trivia over HTTP: events of ready-made questions, and what is stored about a person.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Trivia } from '../../../src/contract/events/triviaShapes.ts';
import { writePicturesReplaced } from '../../../src/server/web/pictures/store.ts';
import { questionNamed, sendTrivia, setupOf } from '../../support/data/triviaEvent.ts';
import { foundTeam, type Office, openOffice, type TeamOfTwo, welcome } from '../../support/servers/office.ts';

let office: Office;
let ours: TeamOfTwo;

beforeAll(async () => {
  office = await openOffice();
  ours = await foundTeam(office, 'Ours');
});
afterAll(() => office.close());

const inMs = (ms: number) => new Date(office.clock.now() + ms).toISOString();
const hourMs = 3_600_000;

const get = (path: string) => office.ask('GET', path, { token: ours.admin.token });

test('ready-made questions make an event whose host may play along', async () => {
  const library = await get('/api/Trivia/library');
  const { categories } = library.body as {
    categories: { category: string; questions: { en: number; tr: number } }[];
  };
  expect(categories).toHaveLength(8);
  const make = (count: number) =>
    office.ask('POST', '/api/Trivia/fromLibrary', {
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
  const gone = await welcome(office, 'GoneSoon', ours.team.teamId);
  const setup = setupOf({ name: 'Exported', start: inMs(hourMs) });
  const id = String((await sendTrivia(office, 'POST', '/api/Trivia', setup, ours.admin)).body.id);
  await office.ask('POST', `/api/Trivia/${id}/register`, { token: gone.token });
  const { database } = office.parts;
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
  const { body } = await office.ask('GET', `/api/UserProfile/Export?userId=${gone.userId}`, {
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
  const { admin } = await foundTeam(office, 'Pictured');
  const image0 = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#3b2a78' } })
    .png()
    .toBuffer();
  const questions = [{ ...questionNamed('Heron'), image: 'image0' }];
  const setup = setupOf({ start: inMs(hourMs), questions });
  const { body } = await sendTrivia(office, 'POST', '/api/Trivia', setup, admin, { image0 });
  const { database } = office.parts;
  const replaced = async () => {
    await writePicturesReplaced(database, admin.userId, office.clock.now());
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
