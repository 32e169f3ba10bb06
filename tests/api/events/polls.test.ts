// Polls: who may vote and when, who sees which result, and that a secret vote cannot be told once the poll is closed.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewPoll, Poll } from '../../../src/contract/events/polls.ts';
import type { Database } from '../../../src/server/base/storage/database.ts';
import { tableRecords } from '../../../src/server/base/storage/schema/records.ts';
import { closeDuePolls } from '../../../src/server/events/polls/closePoll.ts';
import { tidying } from '../../../src/server/run/jobs/tidying.ts';
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
let colleagues: readonly Somebody[] = [];

beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
  const more = [];
  for (const name of ['Cem', 'Deniz', 'Eve']) more.push(await welcome(testApp, name, ours.team.teamId));
  colleagues = [ours.admin, ours.member, ...more];
});
afterAll(() => testApp?.close());

const lunch: NewPoll = {
  question: 'Where do we have lunch?',
  options: ['Sushi', 'Pizza', 'Salad'],
  takesSeveral: false,
  isSecret: false,
  minutes: 60,
};

const post = (path: string, { token }: Somebody, json: object, app = testApp) =>
  app.ask('POST', `/api/Polls/${path}`, { token, json });
const make = async (change: Partial<NewPoll> = {}, by = ours.member): Promise<string> => {
  const { status, body } = await post('CreatePoll', by, { ...lunch, ...change });
  expect([status, body]).toEqual([200, { pollId: expect.any(String) }]);
  return String(body.pollId);
};
const vote = (pollId: string, by: Somebody, choices: readonly number[]) =>
  post('Vote', by, { pollId, choices });
const see = async (pollId: string, { token }: Somebody): Promise<Poll> => {
  const { status, body } = await testApp.ask('GET', `/api/Polls/GetPoll/${pollId}`, { token });
  expect(status).toBe(200);
  return body as unknown as Poll; // the answer of the contract
};
const counts = ({ options }: Poll) => options.map(({ votes }) => votes);
const [first, second, third, fourth, fifth] = [0, 1, 2, 3, 4].map((at) => () => {
  const somebody = colleagues[at];
  if (!somebody) throw new Error('no such colleague');
  return somebody;
}) as [() => Somebody, () => Somebody, () => Somebody, () => Somebody, () => Somebody]; // five were made

describe('a poll with names', () => {
  test('shows its result after one has voted, and a vote can be changed', async () => {
    const pollId = await make();
    expect((await vote(pollId, first(), [0])).status).toBe(200);
    const before = await see(pollId, second());
    expect([before.result, counts(before), before.votes]).toEqual(['afterVote', [null, null, null], 1]);
    expect((await vote(pollId, second(), [0])).status).toBe(200);
    const { body } = await vote(pollId, second(), [1]);
    const after = body as unknown as Poll; // the answer of the contract
    expect([after.result, counts(after), after.chosen]).toEqual(['shown', [1, 1, 0], [1]]);
    expect(after.options[1]?.voters?.map(({ userId }) => userId)).toEqual([second().userId]);
  });

  test('counts the same vote once, however often it comes', async () => {
    const pollId = await make();
    const answers = await Promise.all([1, 2, 3, 4].map(() => vote(pollId, first(), [2])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(counts(await see(pollId, first()))).toEqual([0, 0, 1]);
  });

  test.each([
    ['none', []],
    ['two where one is asked for', [0, 1]],
    ['one that is not there', [3]],
    ['half a one', [0.5]],
  ])('refuses a choice of %s', async (_, choices) => {
    const pollId = await make();
    expect((await vote(pollId, first(), choices)).body.error).toBe('InvalidInput');
    expect((await see(pollId, first())).hasVoted).toBe(false);
  });

  test('takes several where it says so', async () => {
    const pollId = await make({ takesSeveral: true });
    await vote(pollId, first(), [2, 0, 2]);
    const seen = await see(pollId, first());
    expect([counts(seen), seen.chosen, seen.votes]).toEqual([[1, 0, 1], [0, 2], 1]);
  });

  test.each([
    ['one option', { options: ['Sushi'] }],
    ['eleven options', { options: Array.from({ length: 11 }, (_, at) => `Place ${at}`) }],
    ['the same option twice', { options: ['Sushi', 'sushi'] }],
    ['no question', { question: ' ' }],
    ['a year', { minutes: 366 * 24 * 60 }],
  ])('cannot be made with %s', async (_, change) => {
    expect((await post('CreatePoll', first(), { ...lunch, ...change })).body.error).toBe('InvalidInput');
  });

  test('is closed by its maker or an admin, and then shown to all; nobody votes after that', async () => {
    const pollId = await make({}, second());
    await vote(pollId, third(), [1]);
    expect((await post('Close', third(), { pollId })).body.error).toBe('NotAllowed');
    expect((await post('Close', first(), { pollId })).status).toBe(200);
    expect((await vote(pollId, third(), [0])).body.error).toBe('Closed');
    const seen = await see(pollId, fourth());
    expect([seen.isOpen, seen.result, counts(seen)]).toEqual([false, 'shown', [0, 1, 0]]);
    expect((await post('Close', second(), { pollId })).status).toBe(200);
  });

  test('is nothing to another team', async () => {
    const pollId = await make();
    const stranger = theirs.admin;
    expect((await vote(pollId, stranger, [0])).body.error).toBe('NotFound');
    expect((await post('Close', stranger, { pollId })).body.error).toBe('NotFound');
    expect((await post('Remove', stranger, { pollId })).body.error).toBe('NotFound');
    const path = `/api/Polls/GetPoll/${pollId}`;
    expect((await testApp.ask('GET', path, { token: stranger.token })).body.error).toBe('NotFound');
    const list = await testApp.ask('GET', '/api/Polls/GetPolls', { token: stranger.token });
    expect(list.body).toEqual({ polls: [], next: null });
    expect((await see(pollId, first())).votes).toBe(0);
  });

  test('is removed by its maker, and by nobody else but an admin', async () => {
    const pollId = await make({}, second());
    await vote(pollId, third(), [1]);
    expect((await post('Remove', third(), { pollId })).body.error).toBe('NotAllowed');
    expect((await post('Remove', second(), { pollId })).status).toBe(200);
    expect((await vote(pollId, third(), [1])).body.error).toBe('NotFound');
  });
});

test('the list has twenty a page, newest first, each once', async () => {
  const { admin } = await foundTeam(testApp, 'Many');
  for (let at = 0; at < 23; at++) await make({ question: `Question ${at}` }, admin);
  const page = async (after: string | null) => {
    const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
    const { body } = await testApp.ask('GET', `/api/Polls/GetPolls${query}`, { token: admin.token });
    return body as { polls: { pollId: string }[]; next: string | null }; // the answer of the contract
  };
  const one = await page(null);
  const two = await page(one.next);
  expect([one.polls.length, two.polls.length, two.next]).toEqual([20, 3, null]);
  expect(new Set([...one.polls, ...two.polls].map(({ pollId }) => pollId)).size).toBe(23);
});

test('closes by time: late votes are refused at once, its maker is told once, two nodes close it once', async () => {
  const pollId = await make({ minutes: 5 }, second());
  await vote(pollId, first(), [0]);
  testApp.clock.forward(5 * 60_000);
  expect((await vote(pollId, third(), [1])).body.error).toBe('Closed');
  await Promise.all([closeDuePolls(testApp.parts), closeDuePolls(testApp.parts)]);
  const seen = await see(pollId, third());
  expect([seen.isOpen, counts(seen)]).toEqual([false, [1, 0, 0]]);
  const told = await testApp.parts.notifications.page(second().userId, 'en', 1);
  const ofPoll = told.filter(({ actionValues }) => actionValues.navigateTo === `/polls/${pollId}`);
  expect(ofPoll.map(({ header, text }) => [header, text])).toEqual([
    ['Your poll is closed', '“Where do we have lunch?”'],
  ]);
});

test('a closed poll is kept for a year', async () => {
  const pollId = await make();
  await post('Close', first(), { pollId });
  const { kept } = tableRecords.polls;
  const isThere = async () => {
    await tidying(testApp.parts).run();
    return (await testApp.parts.database.selectFrom('polls').where('id', '=', pollId).execute()).length;
  };
  const close = (ago: number) =>
    testApp.parts.database
      .updateTable('polls')
      .set({ closed_at: testApp.clock.now() - ago })
      .where('id', '=', pollId)
      .execute();
  await close((kept?.forMs ?? 0) - 60_000);
  expect(await isThere()).toBe(1);
  await close(kept?.forMs ?? 0);
  expect(await isThere()).toBe(0);
});

/** Everything the database holds about a poll, as text, in the order in which it lies there. */
async function storedAbout(database: Database, pollId: string) {
  const votes = await sql<{ user_id: string; all: string }>`
    select user_id, v::text as all from poll_votes v where poll_id = ${pollId} order by ctid`.execute(
    database,
  );
  const polls = await sql<{ all: string }>`
    select p::text as all from polls p where id = ${pollId}`.execute(database);
  return { votes: votes.rows, poll: polls.rows.map(({ all }) => all).join() };
}

describe('a secret poll', () => {
  test('shows nobody a count before it is closed, and everybody the counts and who took part after it', async () => {
    const pollId = await make({ isSecret: true });
    for (const [by, choice] of [
      [fourth(), 1],
      [first(), 0],
      [third(), 1],
    ] as const)
      expect((await vote(pollId, by, [choice])).status).toBe(200);
    const open = await see(pollId, first());
    expect([open.result, counts(open), open.votes, open.tookPart, open.chosen]).toEqual([
      'afterClosing',
      [null, null, null],
      3,
      null,
      [0],
    ]);
    await vote(pollId, first(), [2]);
    expect((await see(pollId, first())).chosen).toEqual([2]);
    await post('Close', first(), { pollId });
    const closed = await see(pollId, first());
    expect([closed.result, counts(closed), closed.chosen]).toEqual(['shown', [0, 2, 1], []]);
    expect(closed.options.map(({ voters }) => voters)).toEqual([null, null, null]);
    expect(closed.tookPart?.map(({ userId }) => userId).toSorted()).toEqual(
      [first(), third(), fourth()].map(({ userId }) => userId).toSorted(),
    );
  });

  test('leaves no vote, no secret and no order in the tables once it is closed', async () => {
    const { database } = testApp.parts;
    const pollId = await make({ isSecret: true });
    const voted = [fifth(), second(), fourth(), first(), third()];
    for (const [at, by] of voted.entries()) await vote(pollId, by, [at % 2]);
    await vote(pollId, second(), [2]);
    const open = await storedAbout(database, pollId);
    // While it is open: a vote a person, none readable, all of one length, none equal.
    expect(open.votes).toHaveLength(5);
    const sealed = await database
      .selectFrom('poll_votes')
      .select(['choices', 'sealed'])
      .where('poll_id', '=', pollId)
      .execute();
    expect(new Set(sealed.map(({ choices }) => choices))).toEqual(new Set([null]));
    expect(new Set(sealed.map((each) => each.sealed)).size).toBe(5);
    expect(new Set(sealed.map((each) => each.sealed?.length)).size).toBe(1);

    await post('Close', first(), { pollId });
    const closed = await storedAbout(database, pollId);
    const ids = closed.votes.map(({ user_id }) => user_id);
    expect(ids).toEqual(ids.toSorted());
    for (const row of closed.votes) expect(row.all).toBe(`(${pollId},${row.user_id},,)`);
    for (const each of sealed) expect(JSON.stringify(closed)).not.toContain(each.sealed);
    const row = await database.selectFrom('polls').selectAll().where('id', '=', pollId).executeTakeFirst();
    expect(row).toMatchObject({ sealed_secret: null, counts: [3, 1, 1], votes: 5 });
    // No other table knows of the votes.
    const elsewhere = await sql<{ table_name: string }>`
      select table_name from information_schema.columns
      where column_name = 'poll_id' and table_schema = 'public'`.execute(database);
    expect(elsewhere.rows).toEqual([{ table_name: 'poll_votes' }]);
  });

  test('has no result where the counts would tell: fewer than three votes', async () => {
    const pollId = await make({ isSecret: true });
    for (const by of [first(), second()]) await vote(pollId, by, [0]);
    await post('Close', first(), { pollId });
    const closed = await see(pollId, first());
    expect([closed.result, counts(closed), closed.votes]).toEqual(['tooFew', [null, null, null], 2]);
    const { poll } = await storedAbout(testApp.parts.database, pollId);
    expect(poll).toMatch(/,\d+,\d+,\d+,,,2,,,,,0\)$/); // no secret, no counts, two votes
  });

  test('forgets the vote of somebody who deletes their account, and counts it no more', async () => {
    const pollId = await make({ isSecret: true });
    const leaver = await welcome(testApp, 'Leaver', ours.team.teamId);
    for (const by of [first(), second(), third(), leaver]) await vote(pollId, by, [1]);
    await testApp.parts.database.deleteFrom('people').where('id', '=', leaver.userId).execute();
    await post('Close', first(), { pollId });
    expect(counts(await see(pollId, first()))).toEqual([0, 3, 0]);
  });

  test('is in the export without what was chosen', async () => {
    const voter = await welcome(testApp, 'Exporter', ours.team.teamId);
    const named = await make({ question: 'Named?' });
    const secret = await make({ question: 'Secret?', isSecret: true }, voter);
    await vote(named, voter, [1]);
    await vote(secret, voter, [1]);
    const { body } = await testApp.ask('GET', '/api/UserProfile/Export', {
      token: voter.token,
    });
    expect(body.polls).toEqual({
      made: [expect.objectContaining({ question: 'Secret?', isSecret: true, closedAt: null })],
      voted: [
        { question: 'Named?', isSecret: false, chosen: ['Pizza'] },
        { question: 'Secret?', isSecret: true, chosen: null },
      ],
    });
  });
});
