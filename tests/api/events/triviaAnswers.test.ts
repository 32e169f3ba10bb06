// The right answers of a trivia before its end: given to an admin who then may not play.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Trivia, TriviaLine, TriviaSetup } from '../../../src/contract/events/triviaShapes.ts';
import { sendTrivia, setupOf } from '../../support/data/triviaEvent.ts';
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
let second: Somebody;

beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
  second = await welcome(testApp, 'Second', ours.team.teamId);
  await testApp.parts.database
    .updateTable('people')
    .set({ is_admin: true })
    .where('id', '=', second.userId)
    .execute();
  testApp.parts.announcements.publish({ kind: 'personChanged', userId: second.userId });
});
afterAll(() => testApp.close());

const inAnHour = () => new Date(testApp.clock.now() + 3_600_000).toISOString();
async function posted(setup: Partial<TriviaSetup> = {}): Promise<Trivia> {
  const wanted = setupOf({ start: inAnHour(), ...setup });
  const { status, body } = await sendTrivia(testApp, 'POST', '/api/Trivia', wanted, ours.admin);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Trivia; // the contract's answer
}
const get = (path: string, who: Somebody) => testApp.ask('GET', path, { token: who.token });
const linesOf = async (path: string, who: Somebody): Promise<TriviaLine[]> =>
  (await get(path, who)).body.items as TriviaLine[];
const register = (id: string, who: Somebody) =>
  testApp.ask('POST', `/api/Trivia/${id}/register`, { token: who.token });

test('sees no answer in the lists, and none of an event opened without its answers; then plays', async () => {
  const { id } = await posted({ name: 'Unseen' });
  const listed = await get('/api/Trivia/allScheduler?pageSize=300', second);
  expect(listed.raw.body).toContain(id);
  const opened = await get(`/api/Trivia/${id}?withAnswers=false`, second);
  expect(opened.body).toMatchObject({ questions: [], mayPlay: true, questionCount: 3 });
  expect(listed.raw.body + opened.raw.body).not.toContain('Aardvark');
  expect((await register(id, second)).status).toBe(200);
});

test('who reads the answers before the end gives up their place and may not play, and finds it said', async () => {
  const { id } = await posted();
  expect((await register(id, second)).status).toBe(200);
  const read = await get(`/api/Trivia/${id}`, second);
  expect(read.body).toMatchObject({
    questions: [{ text: 'Aardvark', right: [0] }, {}, {}],
    mayPlay: false,
    registered: 0,
    isRegistered: false,
  });
  expect((await register(id, second)).body).toMatchObject({ error: 'NotAllowed', reason: 'sawAnswers' });
  expect((await register(id, second)).body.message).toContain('know the answers');
  const [listed] = (await linesOf('/api/Trivia/all?pageSize=300', second)).filter((line) => line.id === id);
  expect(listed).toMatchObject({ mayPlay: false });
  const again = await get('/api/Trivia/allScheduler?pageSize=300', second);
  expect(JSON.stringify((again.body.items as Trivia[]).find((each) => each.id === id))).toContain('Aardvark');
  expect((await register(id, ours.member)).status).toBe(200);
});

test('who plays a running event is not shown its answers', async () => {
  const { id } = await posted();
  await testApp.parts.database
    .insertInto('trivia_players')
    .values({ trivia_id: id, user_id: second.userId, registered_at: 1, joined_at: 1, is_here: true })
    .execute();
  await testApp.parts.database
    .updateTable('trivia')
    .set({ phase: 'questionTime', question: 1 })
    .where('id', '=', id)
    .execute();
  const read = await get(`/api/Trivia/${id}`, second);
  expect([read.status, read.body.reason]).toEqual([403, 'plays']);
  expect(read.raw.body).not.toContain('Aardvark');
  expect((await get(`/api/Trivia/${id}?withAnswers=false`, second)).body).toMatchObject({ questions: [] });
});

test('who wrote the questions first may not play either when a colleague has changed them', async () => {
  const { id } = await posted();
  const path = `/api/Trivia/${id}`;
  const setup = setupOf({ start: inAnHour() });
  expect((await sendTrivia(testApp, 'PUT', path, setup, second)).status).toBe(200);
  for (const who of [ours.admin, second]) expect((await register(id, who)).body.error).toBe('NotAllowed');
});

test('the report of an event that is over counts who knew what, for admins', async () => {
  const { id } = await posted();
  const { database } = testApp.parts;
  const report = (who: Somebody) => get(`/api/Trivia/${id}/report`, who);
  expect((await report(ours.admin)).body).toMatchObject({ error: 'NotAllowed', reason: 'stillRunning' });
  const players = [ours.member, second].map(({ userId }, at) => ({
    trivia_id: id,
    user_id: userId,
    registered_at: 1,
    joined_at: 1 + at,
    is_here: true,
    place: 1 + at,
    points: 900 - 400 * at,
  }));
  await database.insertInto('trivia_players').values(players).execute();
  const answer = (user: Somebody, question: number, option: number) => ({
    trivia_id: id,
    question,
    user_id: user.userId,
    options: JSON.stringify([option]),
    ms: 1_000,
    move_id: randomUUID(),
  });
  const answers = [answer(ours.member, 1, 0), answer(second, 1, 2), answer(ours.member, 2, 1)];
  await database.insertInto('trivia_answers').values(answers).execute();
  const asked = JSON.stringify([1, 2].map((question) => ({ question, limitMs: 20_000 })));
  await database
    .updateTable('trivia')
    .set({ phase: 'completed', ended_at: 2, settled_at: 2, asked })
    .where('id', '=', id)
    .execute();
  const { body } = await report(ours.admin);
  expect(body).toMatchObject({
    questions: [
      { number: 1, text: 'Aardvark', answered: 2, right: 1 },
      { number: 2, text: 'Bobolink', answered: 1, right: 0 },
    ],
    people: [
      { userId: ours.member.userId, place: 1, points: 900, answered: 2, right: 1 },
      { userId: second.userId, place: 2, points: 500, answered: 1, right: 0 },
    ],
  });
  const [first] = body.questions as { options: object[] }[];
  expect(first?.options).toEqual([
    { text: 'this one', isRight: true, chosen: 1 },
    { text: 'that one', isRight: false, chosen: 0 },
    { text: 'another', isRight: false, chosen: 1 },
  ]);
  expect((await report(ours.member)).status).toBe(403);
});
