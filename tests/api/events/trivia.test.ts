// Trivia over HTTP: the editor with its pictures, lists, registering with a capacity, the agenda.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trivia, TriviaLine, TriviaSetup } from '../../../src/contract/events/triviaShapes.ts';
import { sendDueTriviaPosts } from '../../../src/server/events/trivia/posts.ts';
import { questionNamed, sendTrivia, setupOf } from '../../support/data/triviaEvent.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;

beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
});
afterAll(() => testApp.close());

const inMs = (ms: number) => new Date(testApp.clock.now() + ms).toISOString();
const hourMs = 3_600_000;

const post = (setup: Partial<TriviaSetup>, files?: Record<string, Buffer>) =>
  sendTrivia(testApp, 'POST', '/api/Trivia', setupOf({ start: inMs(hourMs), ...setup }), ours.admin, files);
async function posted(setup: Partial<TriviaSetup> = {}, files?: Record<string, Buffer>): Promise<Trivia> {
  const { status, body } = await post(setup, files);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Trivia; // the contract's answer
}
const get = (path: string, who: Somebody = ours.member) => testApp.ask('GET', path, { token: who.token });
const linesOf = async (path: string, who?: Somebody): Promise<TriviaLine[]> =>
  (await get(path, who)).body.items as TriviaLine[];
const png = (side = 20) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#3b2a78' } })
    .png()
    .toBuffer();

describe('the editor', () => {
  test('answers what was written, and members see no question before the end', async () => {
    const trivia = await posted({ name: 'Written' });
    expect(trivia).toMatchObject({
      name: 'Written',
      state: 'coming',
      host: { userId: ours.admin.userId },
      questionCount: 3,
      registered: 0,
      mayPlay: false,
      questions: [{ text: 'Aardvark', right: [0], image: null }, {}, {}],
      rows: [],
    });
    const seen = await get(`/api/Trivia/${trivia.id}`);
    expect(seen.body).toMatchObject({ questions: [], mayPlay: true });
    expect(seen.raw.body).not.toContain('Aardvark');
    expect((await get(`/api/Trivia/${trivia.id}`, theirs.admin)).status).toBe(404);
    expect((await get('/api/Trivia/nonsense')).status).toBe(400);
  });

  test.each<[string, unknown]>([
    ['one option', { questions: [{ ...questionNamed('x'), options: ['a'] }] }],
    ['seven options', { questions: [{ ...questionNamed('x'), options: [...'abcdefg'] }] }],
    ['twice the same option', { questions: [{ ...questionNamed('x'), options: ['a', 'a'] }] }],
    ['nothing right', { questions: [{ ...questionNamed('x'), right: [] }] }],
    ['a right option that is not there', { questions: [{ ...questionNamed('x'), right: [3] }] }],
    ['too little time', { questions: [{ ...questionNamed('x'), seconds: 4 }] }],
    ['odd points', { questions: [{ ...questionNamed('x'), points: 700 }] }],
    ['no question', { questions: [] }],
    ['101 questions', { questions: Array.from({ length: 101 }, (_, at) => questionNamed(`q${at}`)) }],
    ['a weight above one', { speedWeight: 1.5 }],
    ['a start in the past', { start: '2020-01-01T00:00:00.000Z' }],
    ['a picture that was not sent', { questions: [{ ...questionNamed('x'), image: 'image0' }] }],
    [
      'a foreign path',
      { questions: [{ ...questionNamed('x'), image: '/pictures/AAAAAAAAAAAAAAAAAAAAAA.webp' }] },
    ],
  ])('refuses %s', async (_, changed) => {
    const { status, body } = await post(changed as Partial<TriviaSetup>);
    expect([status, body.error]).toEqual([400, 'InvalidInput']);
  });

  test('keeps pictures as pictures only, and drops those that are not named again', async () => {
    const questions = [{ ...questionNamed('seen'), image: 'image0' }, questionNamed('plain')];
    expect(
      (await post({ questions }, { image0: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }))
        .status,
    ).toBe(415);
    const trivia = await posted({ questions }, { image0: await png() });
    const [first] = trivia.questions;
    expect(first?.image).toMatch(/^\/pictures\/[\w-]{22}\.webp$/);
    const path = `/api/Trivia/${trivia.id}`;
    const kept = await sendTrivia(
      testApp,
      'PUT',
      path,
      setupOf({ start: trivia.start, questions: [{ ...questionNamed('seen'), image: first?.image }] }),
      ours.admin,
    );
    expect(kept.body).toMatchObject({ questions: [{ image: first?.image }] });
    const dropped = await sendTrivia(
      testApp,
      'PUT',
      path,
      setupOf({ start: trivia.start, questions: [questionNamed('seen')] }),
      ours.admin,
    );
    expect(dropped.body).toMatchObject({ questionCount: 1, questions: [{ image: null }] });
    const { replaced_at } = await testApp.parts.database
      .selectFrom('pictures')
      .select('replaced_at')
      .where('name', '=', first?.image?.slice('/pictures/'.length) ?? '')
      .executeTakeFirstOrThrow();
    expect(replaced_at).toBe(testApp.clock.now());
  });

  test('is closed once the event has started, and cannot delete it while it runs', async () => {
    const { id, start } = await posted();
    const phase = (to: 'starting' | 'completed') =>
      testApp.parts.database.updateTable('trivia').set({ phase: to }).where('id', '=', id).execute();
    await phase('starting');
    expect(
      (await sendTrivia(testApp, 'PUT', `/api/Trivia/${id}`, setupOf({ start }), ours.admin)).body.error,
    ).toBe('Closed');
    const remove = () => testApp.ask('DELETE', `/api/Trivia/${id}`, { token: ours.admin.token });
    expect((await remove()).body.error).toBe('Closed');
    expect(
      (await testApp.ask('POST', `/api/Trivia/${id}/register`, { token: ours.member.token })).body.error,
    ).toBe('Closed');
    await phase('completed');
    expect((await remove()).body).toEqual({ ok: true });
    expect((await remove()).status).toBe(404);
  });
});

describe('registering', () => {
  const register = (id: string, who: Somebody, method: 'POST' | 'DELETE' = 'POST') =>
    testApp.ask(method, `/api/Trivia/${id}/register`, { token: who.token });

  test('counts once, and gives the place up again', async () => {
    const { id } = await posted();
    expect((await register(id, ours.member)).body).toEqual({ isRegistered: true, registered: 1 });
    expect((await register(id, ours.member)).body).toEqual({ isRegistered: true, registered: 1 });
    expect((await register(id, ours.member, 'DELETE')).body).toEqual({ isRegistered: false, registered: 0 });
    expect((await register(id, ours.member, 'DELETE')).body).toEqual({ isRegistered: false, registered: 0 });
    expect((await register(id, theirs.member)).status).toBe(404);
    expect((await register(id, ours.admin)).body).toMatchObject({
      error: 'NotAllowed',
      reason: 'wroteQuestions',
    });
  });

  test('holds the capacity when all come at once', async () => {
    const { id } = await posted({ capacity: 2 });
    const people = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => welcome(testApp, `Keen-${name}`, ours.team.teamId)),
    );
    const answers = await Promise.all(people.map((person) => register(id, person)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('RoomFull');
    expect((await get(`/api/Trivia/${id}`)).body).toMatchObject({ registered: 2, capacity: 2 });
  });

  test('brings a bell ten minutes before the start, once', async () => {
    const { id } = await posted({ name: 'Soon', start: inMs(hourMs) });
    await register(id, ours.member);
    const bells = async () =>
      (
        await testApp.parts.database
          .selectFrom('notifications')
          .selectAll()
          .where('user_id', '=', ours.member.userId)
          .execute()
      ).filter(({ subject }) => subject === `triviaSoon ${id}`);
    await sendDueTriviaPosts(testApp.parts);
    expect(await bells()).toHaveLength(0);
    testApp.clock.forward(hourMs - 10 * 60_000);
    await Promise.all([sendDueTriviaPosts(testApp.parts), sendDueTriviaPosts(testApp.parts)]);
    expect(await bells()).toHaveLength(1);
    const list = await get('/api/UserNotification/GetList?page=1');
    expect(list.raw.body).toContain('Soon starts in ten minutes');
    expect(list.raw.body).toContain(`/events/trivia/${id}`);
  });
});

describe('lists', () => {
  test('show what is coming, what is over, and nothing that was made passive', async () => {
    const team = await foundTeam(testApp, 'Listing');
    const write = async (name: string, startsInMs: number) => {
      const setup = setupOf({ name, start: inMs(startsInMs) });
      return (await sendTrivia(testApp, 'POST', '/api/Trivia', setup, team.admin)).body as Trivia; // as above
    };
    const coming = await write('coming', hourMs);
    const hidden = await write('hidden', 2 * hourMs);
    const over = await write('over', 3 * hourMs);
    const passive = await testApp.ask('PUT', `/api/Trivia/${hidden.id}/passive`, { token: team.admin.token });
    expect(passive.body).toEqual({ id: hidden.id, isPassive: true });
    await testApp.parts.database
      .updateTable('trivia')
      .set({ phase: 'completed', ended_at: testApp.clock.now(), settled_at: testApp.clock.now() })
      .where('id', '=', over.id)
      .execute();
    await testApp.parts.database
      .insertInto('trivia_players')
      .values({
        trivia_id: over.id,
        user_id: team.member.userId,
        registered_at: 1,
        joined_at: 1,
        is_here: false,
        removed_at: null,
        place: 1,
        points: 900,
      })
      .execute();
    const names = async (path: string, who = team.member) =>
      (await linesOf(path, who)).map(({ name }) => name);
    expect(await names('/api/Trivia/all')).toEqual(['coming', 'over']);
    expect(await names('/api/Trivia/all?tab=past')).toEqual(['over']);
    expect(await names('/api/Trivia/all?tab=active')).toEqual(['coming']);
    expect(await names('/api/Trivia/active')).toEqual(['coming']);
    expect(await names('/api/Trivia/allScheduler', team.admin)).toEqual(['coming', 'hidden', 'over']);
    expect(await names('/api/Trivia/all?page=2&pageSize=1')).toEqual(['over']);
    const past = await get('/api/Trivia/past', team.member);
    expect(past.body).toMatchObject({
      total: 1,
      page: 1,
      pageSize: 10,
      items: [{ winner: { userId: team.member.userId }, own: { rank: 1, points: 900 } }],
    });
    const whole = await get(`/api/Trivia/${over.id}`, team.member);
    expect(whole.body).toMatchObject({
      questions: [{ right: [0] }, {}, {}],
      own: { rank: 1 },
      rows: [{ points: 900 }],
    });
    for (const query of ['page=0', 'pageSize=301', 'tab=other'])
      expect((await get(`/api/Trivia/all?${query}`, team.member)).status, query).toBe(400);
    for (const path of ['/api/Trivia/all', '/api/Trivia/active'])
      expect((await get(path, team.member)).raw.body).not.toContain('this one');
    expect((await get('/api/Trivia/all')).raw.body).not.toContain(coming.id);
    const agenda = (await get(`/api/Event/GetEvents/${team.team.teamId}`, team.member)).body.events;
    expect(agenda).toMatchObject([
      { type: 'trivia', title: 'coming', state: 'coming' },
      { type: 'trivia', title: 'over', state: 'finished' },
    ]);
    const remove = await testApp.ask('POST', '/api/Slack/DeleteScheduledGame', {
      token: team.admin.token,
      json: { gameId: coming.id },
    });
    expect(remove.body).toEqual({ ok: true });
    expect(await names('/api/Trivia/active')).toEqual([]);
  });
});
