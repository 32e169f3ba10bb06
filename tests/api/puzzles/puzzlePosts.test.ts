// What a channel reads of a daily puzzle: that it is open and how it came out, each once, whatever Slack or a node does.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeDuePosts } from '../../../src/server/puzzles/attempts/postStore.ts';
import { sendDuePosts } from '../../../src/server/puzzles/attempts/posts.ts';
import { hourMs, solverOf } from '../../support/data/puzzleDays.ts';
import {
  comesFromMicrosoft,
  type FakeGraph,
  firstKey,
  openFakeGraph,
} from '../../support/fakes/fakeGraph.ts';
import { type FakeSlack, openFakeSlack } from '../../support/fakes/fakeSlack.ts';
import { addSlack } from '../../support/people/slackWorkspace.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let slack: FakeSlack;
let graph: FakeGraph;
let testApp: TestApp;
let ours: TeamOfTwo;

beforeAll(async () => {
  slack = await openFakeSlack();
  graph = await openFakeGraph();
  testApp = await startTestApp({ environment: { ...slack.environment, ...graph.environment } });
  ours = await foundTeam(testApp, 'Ours');
  expect(await addSlack(testApp, ours.admin)).toBe('?slack=connected');
});
afterAll(async () => {
  await testApp?.close();
  await slack?.close();
  await graph?.close();
});
beforeEach(() => {
  slack.mood = 'well';
  slack.posted.length = 0;
});

/** Puzzles of every hour of the day are one a type and day, so each test has a type of its own. */
const schedule = (puzzleType: string, channelId: string, more: object = {}, { token } = ours.admin) => {
  const opensAt = new Date(testApp.clock.now() + hourMs);
  return testApp.ask('POST', '/api/Puzzle/PostSchedule', {
    token,
    json: {
      puzzleType,
      channelId,
      ...more,
      hour: opensAt.getUTCHours(),
      minute: 0,
      timeZoneId: 'UTC',
      duration: 60,
      days: [0, 1, 2, 3, 4, 5, 6],
    },
  });
};

async function open(): Promise<string> {
  testApp.clock.forward(hourMs);
  await testApp.parts.openDuePuzzles();
  const newest = testApp.parts.database.selectFrom('puzzles').select('id').orderBy('opens_at', 'desc');
  return (await newest.executeTakeFirstOrThrow()).id;
}

const bells = async () => {
  const list = await testApp.ask('GET', '/api/UserNotification/GetList?page=1', { token: ours.member.token });
  return list.raw.json().map(({ header }: { header: string }) => header);
};

describe('a channel', () => {
  test('reads that the puzzle is open, and later who solved it, without a word of the answer', async () => {
    expect((await schedule('mathle', 'C2')).body).toMatchObject({ channelId: 'C2', channelName: 'games' });
    const gameId = await open();
    await Promise.all([sendDuePosts(testApp.parts), sendDuePosts(testApp.parts)]);
    await sendDuePosts(testApp.parts);
    expect(slack.posted).toHaveLength(1);
    expect(slack.posted[0]?.channel).toBe('C2');
    expect(slack.posted[0]?.blocks[0]?.text?.text).toBe(
      "*Mathle is open*\nToday's puzzle for Ours: everyone solves the same one.",
    );
    const link = new URL(slack.posted[0]?.blocks[1]?.elements?.[0]?.url ?? '');
    expect(link.searchParams.get('returnUrl')).toBe('/puzzle/mathle');
    const stored = await testApp.parts.database
      .selectFrom('puzzles')
      .select('puzzle')
      .where('id', '=', gameId)
      .executeTakeFirstOrThrow();
    const { equation } = stored.puzzle as { equation: string }; // as Mathle makes it
    const at = solverOf(testApp, ours.member, 'mathle', gameId);
    await at.join();
    expect((await at.guess(1, equation)).body).toMatchObject({ solved: true });
    await solverOf(testApp, ours.admin, 'mathle', gameId).join();
    testApp.clock.forward(hourMs);
    await sendDuePosts(testApp.parts);
    await sendDuePosts(testApp.parts);
    expect(slack.posted).toHaveLength(2);
    expect(slack.posted[1]?.blocks[0]?.text?.text).toBe(
      "*Mathle: today's results*\n1 of 2 solved it.\n1. OursMember, 60 points",
    );
    expect(JSON.stringify(slack.posted)).not.toContain(equation);
    expect(await bells()).not.toContain("Mathle: today's puzzle is open");
  });

  test('reads it once Slack is back, and once though a node died over it', async () => {
    await schedule('findTheWord', 'C2');
    await open();
    slack.mood = 'away';
    await sendDuePosts(testApp.parts);
    slack.mood = 'well';
    await sendDuePosts(testApp.parts);
    expect(slack.posted).toEqual([]); // in a minute
    testApp.clock.forward(60_000);
    const taken = await takeDuePosts(testApp.parts.database, testApp.clock.now(), 5); // and dies
    expect(taken).toHaveLength(1);
    await sendDuePosts(testApp.parts);
    expect(slack.posted).toEqual([]);
    testApp.clock.forward(120_000);
    await Promise.all([sendDuePosts(testApp.parts), sendDuePosts(testApp.parts)]);
    expect(slack.posted).toHaveLength(1);
  });

  test('that takes no posts leaves it to the app', async () => {
    await schedule('sudoku', 'C3', { additionalSettings: { grade: 'easy' } });
    await open();
    await sendDuePosts(testApp.parts);
    expect(slack.posted).toEqual([]);
    expect(await bells()).toContain("Sudoku: today's puzzle is open");
  });

  test('of another workspace cannot be chosen', async () => {
    expect((await schedule('mathle', 'C77')).body.error).toBe('NotFound');
    expect((await schedule('mathle', 'C4')).body).toMatchObject({ channelName: 'board-room' }); // an admin may
  });
});

describe('a channel of Teams', () => {
  test('reads it in the name of the admin who chose it; once they are gone, the app tells', async () => {
    const theirs = await foundTeam(testApp, 'Theirs');
    await comesFromMicrosoft(testApp.parts, theirs.admin.userId, 'oid-ada', firstKey);
    const channelId = '19:a@thread.tacv2';
    const chosen = await schedule('mathle', channelId, { groupId: 'g1' }, theirs.admin);
    expect(chosen.body).toMatchObject({ channelName: 'General', groupName: 'Marketing İstanbul' });
    await open();
    await sendDuePosts(testApp.parts);
    expect(graph.posted).toHaveLength(1);
    expect(graph.posted[0]?.path).toContain(`/teams/g1/channels/${channelId}/messages`);
    expect(JSON.stringify(graph.posted[0]?.body)).toContain('Mathle is open');
    const gameId = (await solving(theirs.member))?.gameId;
    await solverOf(testApp, theirs.member, 'mathle', gameId ?? '').join();
    await testApp.parts.database
      .updateTable('people')
      .set({ team_id: null })
      .where('id', '=', theirs.admin.userId)
      .execute();
    testApp.clock.forward(hourMs);
    await sendDuePosts(testApp.parts);
    expect(graph.posted).toHaveLength(1);
    const list = await testApp.ask('GET', '/api/UserNotification/GetList?page=1', {
      token: theirs.member.token,
    });
    expect(list.raw.body).toContain("Mathle: today's results");
  });

  const solving = async ({ token, userId }: TeamOfTwo['member']): Promise<{ gameId: string } | undefined> => {
    const { raw } = await testApp.ask('GET', `/api/Event/GetEvents/${userId}`, { token });
    return raw.json().events[0];
  };
});
