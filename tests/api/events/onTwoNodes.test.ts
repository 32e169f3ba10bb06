// Polls and small draws on two nodes of one PostgreSQL at once: every vote counts once, and every draw has a seed of its own.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SmallDraw } from '../../../src/contract/events/draws.ts';
import { isDrawProven } from '../../../src/events/draws/draw.ts';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { openPostgres } from '../../../src/server/base/storage/postgres.ts';
import { closeDuePolls } from '../../../src/server/events/polls/closePoll.ts';
import { postgresForTests } from '../../support/servers/postgres.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

const postgres = await postgresForTests({ isMigrated: true });
if (!postgres) console.error('NOT TESTED on PostgreSQL: set DATABASE_URL, or install a server');
afterAll(() => postgres?.stop());

describe.runIf(postgres)('two nodes', () => {
  const databases: OpenDatabase[] = [];
  const nodes: TestApp[] = [];

  beforeAll(async () => {
    const url = postgres?.url ?? '';
    const environment = { SIGNING_KEY: randomBytes(32).toString('base64url'), DATABASE_URL: url };
    for (let at = 0; at < 2; at++) {
      const database = await openPostgres({ url, connections: 5 }, () => {});
      databases.push(database);
      nodes.push(await startTestApp({ environment, database }));
    }
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    for (const database of databases) await database.close();
  });

  const nodeAt = (at: number): TestApp => {
    const node = nodes[at % nodes.length];
    if (!node) throw new Error('no such node');
    return node;
  };
  const post = (at: number, path: string, { token }: Somebody, json: object) =>
    nodeAt(at).ask('POST', path, { token, json });

  test('votes of all count once, late ones nowhere, and closing on both at once happens once', async () => {
    const { admin, team } = await foundTeam(nodeAt(0), 'Both');
    const voters = [admin];
    for (let at = 0; at < 5; at++) voters.push(await welcome(nodeAt(0), `V${at}`, team.teamId));
    const lunch = {
      question: 'Where?',
      options: ['Sushi', 'Pizza', 'Salad'],
      takesSeveral: false,
      isSecret: true,
      minutes: 60,
    };
    const { body: made } = await post(0, '/api/Polls/CreatePoll', admin, lunch);
    const pollId = String(made.pollId);
    const vote = (node: number, by: Somebody, choice: number) =>
      post(node, '/api/Polls/Vote', by, { pollId, choices: [choice] });
    const answers = await Promise.all(voters.flatMap((by, at) => [vote(0, by, at % 3), vote(1, by, at % 3)]));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { clock } of nodes) clock.forward(60 * 60_000);
    const late = Promise.all(voters.map((by, at) => vote(at, by, 0)));
    await Promise.all(nodes.map(({ parts }) => closeDuePolls(parts)));
    expect((await late).map(({ body }) => body.error)).toEqual(voters.map(() => 'Closed'));
    const { body } = await nodeAt(1).ask('GET', `/api/Polls/GetPoll/${pollId}`, { token: admin.token });
    expect(body).toMatchObject({ votes: 6, options: [{ votes: 2 }, { votes: 2 }, { votes: 2 }] });
    const told = await nodeAt(0).parts.notifications.page(admin.userId, 'en', 1);
    expect(told.filter(({ header }) => header === 'Your poll is closed')).toHaveLength(1);
  });

  test('each draw has a number and a seed of its own', async () => {
    const { admin } = await foundTeam(nodeAt(0), 'Drawers');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => post(at, '/api/Draws/Draw', admin, { kind: 'coin' })),
    );
    const drawn = answers.map(({ body }) => body as unknown as SmallDraw); // the answer of the contract
    expect(new Set(drawn.map(({ number }) => number))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
    expect(new Set(drawn.map(({ seed }) => seed)).size).toBe(10);
    expect(drawn.every(isDrawProven)).toBe(true);
  });
});
