// Predictions on two nodes of one PostgreSQL: a result entered on both counts once, also when one dies over a correction.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Questions } from '../../src/contract/events/predictions.ts';
import type { Player } from '../support/people/player.ts';
import { ask } from '../support/servers/testServer.ts';
import { postgresOfNodes, startTwoNodes, type TwoNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
const database = postgres?.url ?? '';
let nodes: TwoNodes | null = null;

beforeAll(async () => {
  if (postgres) nodes = await startTwoNodes(database);
});
afterAll(async () => {
  await nodes?.stop();
  await postgres?.stop();
});

/** What a person has by the predictions, by the sums of the stages and by the ledger. */
async function pointsOf({ member }: Player): Promise<number[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ points: number }>(
    `select coalesce(sum(points), 0)::int as points from predictions where user_id = $1
     union all select coalesce(sum(points), 0)::int from prediction_totals where user_id = $1
     union all select coalesce(sum(xp), 0)::int from xp_lines where user_id = $1 and source = 'prediction'`,
    [member.userId],
  );
  await client.end();
  return rows.map(({ points }) => points);
}

it.runIf(postgres !== null)('a result is counted once', async () => {
  if (!nodes) throw new Error('no nodes');
  const { first, second, ada, bo, eve } = nodes;
  const saved = await ask(first, ada, 'POST', '/api/SpecialEvent/Save', {
    title: 'Autumn awards',
    locksAt: new Date(Date.now() + 5_000).toISOString(),
    questions: [
      { text: 'Who wins?', kind: 'single', points: 5, options: [{ text: 'One' }, { text: 'Other' }] },
    ],
  });
  expect(saved.status).toBe(200);
  const { gameId, questions } = saved.body as Questions;
  const [question] = questions;
  const [one, other] = question?.options ?? [];
  if (!question || !one || !other) throw new Error('no question');
  const predict = (node: { url: string }, player: Player, optionId: string) =>
    ask(node, player, 'POST', '/api/SpecialEvent/Predict', {
      gameId,
      predictions: [{ questionId: question.questionId, optionIds: [optionId] }],
    });
  // The same person on both nodes at once: one prediction is left, and it is one of the two.
  await Promise.all([predict(first, bo, one.optionId), predict(second, bo, other.optionId)]);
  expect((await predict(first, bo, one.optionId)).status).toBe(200);
  expect((await predict(second, eve, other.optionId)).status).toBe(200);

  const enter = (node: { url: string }, optionId: string) =>
    ask(node, ada, 'POST', '/api/Predictions/EnterResult', {
      gameId,
      itemId: question.questionId,
      special: [optionId],
    });
  expect((await enter(first, one.optionId)).body.error).toBe('Conflict'); // it can still be predicted
  await expect.poll(async () => (await predict(second, eve, other.optionId)).body.error).toBe('Closed');
  const entered = await Promise.all([first, second, first, second].map((node) => enter(node, one.optionId)));
  expect(entered.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await expect.poll(() => pointsOf(bo)).toEqual([5, 5, 5]);
  expect(await pointsOf(eve)).toEqual([0, 0, 0]);

  const correction = enter(first, other.optionId).catch(() => null); // its node dies meanwhile
  await first.end('SIGKILL');
  await correction;
  expect((await enter(second, other.optionId)).status).toBe(200);
  await expect.poll(() => pointsOf(eve)).toEqual([5, 5, 5]);
  await expect.poll(() => pointsOf(bo)).toEqual([0, 0, 0]);
});
