// Two nodes on one PostgreSQL: one event, each answer once, and it goes on when the node of its ada dies.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setupOf } from '../support/data/triviaEvent.ts';
import { lettersIn } from '../support/people/letters.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, type Member } from '../support/people/team.ts';
import { scheduleTrivia, stateOf } from '../support/people/triviaPlayer.ts';
import type { Serving } from '../support/servers/serving.ts';
import { postgresOfNodes, startTwoNodes, type TwoNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
const database = postgres?.url ?? '';
let first: Serving;
let founder: Member;
let ada: Player;
let bo: Player;
let eve: Player;
let nodes: TwoNodes | null = null;

beforeAll(async () => {
  if (!postgres) return;
  nodes = await startTwoNodes(database);
  ({ first, founder, ada, bo, eve } = nodes);
});
afterAll(async () => {
  await nodes?.stop();
  await postgres?.stop();
});

async function count(table: string, where: string, value: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rowCount } = await client.query(`select from ${table} where ${where} = $1`, [value]);
  await client.end();
  return rowCount ?? 0;
}

const at = (player: Player, phase: string, question: number) =>
  player.until(`${phase} ${question}`, () => {
    const state = stateOf(player);
    return state?.phase === phase && (state.question?.number ?? question) === question;
  });

it.runIf(postgres !== null)(
  'takes what a host does at once in two windows on two nodes, one after the other',
  async () => {
    const trivia = await scheduleTrivia(first.url, founder, setupOf({ speedWeight: 0 }));
    const second = await connect(nodes?.second.url ?? '', founder);
    const windows = [ada, second];
    for (const window of windows)
      expect(await window.say('quiz:join', { trivia, watch: true })).toMatchObject({ ok: true });
    expect(await bo.say('quiz:join', { trivia })).toMatchObject({ ok: true });
    await ada.until('bo', () => stateOf(ada)?.people === 1);
    expect(await ada.say('quiz:control', { trivia, act: 'start' })).toEqual({ ok: true });
    for (const window of windows) await at(window, 'questionTime', 1);
    const before = stateOf(ada)?.ofMs ?? 0;
    const added = { trivia, act: 'addTime', seconds: 5 } as const;
    for (let round = 1; round <= 5; round++) {
      const answers = await Promise.all(windows.map((window) => window.say('quiz:control', added)));
      expect(answers).toEqual([{ ok: true }, { ok: true }]);
      const expected = before + round * 2 * 5_000;
      for (const window of windows) await window.until('the time', () => stateOf(window)?.ofMs === expected);
    }
    expect(await ada.say('quiz:control', { trivia, act: 'finish' })).toEqual({ ok: true });
    second.leave();
  },
);

it.runIf(postgres !== null)('is one event on both nodes, and outlives one of them', async () => {
  const trivia = await scheduleTrivia(first.url, founder, setupOf({ speedWeight: 0 }));
  const bosOther = await connect(first.url, bo.member);
  expect(await ada.say('quiz:join', { trivia, watch: true })).toMatchObject({ ok: true });
  for (const player of [bo, eve, bosOther])
    expect(await player.say('quiz:join', { trivia })).toMatchObject({ ok: true });
  await ada.until('both', () => stateOf(ada)?.people === 2);
  expect(await ada.say('quiz:control', { trivia, act: 'start' })).toEqual({ ok: true });
  for (const player of [ada, bo, eve]) await at(player, 'questionTime', 1);
  // The same person on both nodes at once: one of the two counts.
  const both = await Promise.all(
    [bo, bosOther].map((player, option) =>
      player.say('quiz:answer', { trivia, question: 1, options: [option], moveId: randomUUID() }),
    ),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  bosOther.leave();
  const lost = await connect(first.url, await colleague(first.url, founder, 'Cem Ay', lettersIn(database)));
  expect(await lost.say('quiz:join', { trivia })).toMatchObject({ ok: true });
  expect(await lost.say('quiz:answer', { trivia, question: 1, options: [0] })).toEqual({ ok: true });
  expect(await eve.say('quiz:answer', { trivia, question: 1, options: [0] })).toEqual({ ok: true });
  for (const player of [ada, bo, eve]) await at(player, 'showResults', 1);
  expect(await count('trivia_answers', 'trivia_id', trivia)).toBe(3);
  expect(stateOf(ada)?.chosen?.reduce((sum, each) => sum + each, 0)).toBe(3);
  await first.end('SIGKILL');
  lost.leave();
  await at(bo, 'questionTime', 2); // by itself, on the other node
  await bo.until('those who are left', () => stateOf(bo)?.expected === 2);
  for (const question of [2, 3]) {
    for (const player of [bo, eve]) {
      await at(player, 'questionTime', question);
      expect(await player.say('quiz:answer', { trivia, question, options: [0] })).toEqual({ ok: true });
    }
    await at(bo, 'showResults', question);
  }
  for (const player of [bo, eve])
    await player.until(
      'the gains',
      () => stateOf(player)?.phase === 'completed' && stateOf(player)?.gains !== null,
    );
  expect(await count('xp_lines', 'source_id', trivia)).toBe(3);
});
