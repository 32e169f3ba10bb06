// Players of a trivia whose windows are on two nodes: each node knows of its own alone, and no player is lost between them.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setupOf } from '../support/data/triviaEvent.ts';
import { lettersIn } from '../support/people/letters.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, type Member } from '../support/people/team.ts';
import { scheduleTrivia, stateOf } from '../support/people/triviaPlayer.ts';
import { postgresOfNodes, startTwoServers, type TwoServers } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
let nodes: TwoServers;
let cem: Member;
let dag: Member;
let database: pg.Client;
beforeAll(async () => {
  if (!postgres) return;
  nodes = await startTwoServers(postgres.url);
  const letters = lettersIn(postgres.url);
  cem = await colleague(nodes.first.url, nodes.founder, 'Cem Ay', letters);
  dag = await colleague(nodes.first.url, nodes.founder, 'Dag Lie', letters);
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await nodes?.stop();
  await postgres?.stop();
});

async function enter(url: string, member: Member, trivia: string): Promise<Player> {
  const window = await connect(url, member);
  expect(await window.say('quiz:join', { trivia })).toMatchObject({ ok: true });
  return window;
}

/** The node a player's window is on; null: they are away. */
async function nodeOf(trivia: string, { userId }: Member): Promise<string | null> {
  const { rows } = await database.query(
    'select here_on from trivia_players where trivia_id = $1 and user_id = $2 and is_here',
    [trivia, userId],
  );
  return rows[0]?.here_on ?? null;
}

it.runIf(postgres !== null)('somebody who goes on at another node keeps the place', async () => {
  const { first, second, founder, ada } = nodes;
  const bo = nodes.bo.member;
  const trivia = await scheduleTrivia(first.url, founder, setupOf({ speedWeight: 0 }));
  await ada.say('quiz:join', { trivia, watch: true });
  const people = (count: number) => ada.until(`${count} people`, () => stateOf(ada)?.people === count);

  // In the lobby, from the first node to the second. Another one leaves for good: once that is seen, so is this.
  const [earlier, leaver] = [await enter(first.url, bo, trivia), await enter(first.url, dag, trivia)];
  await people(2);
  const later = await enter(second.url, bo, trivia);
  earlier.leave();
  leaver.leave();
  await people(1);
  const other = await enter(first.url, cem, trivia);
  await people(2);
  const eve = await enter(second.url, nodes.eve.member, trivia);
  await people(3);

  // In a question that one has answered, back to the first node: the question waits.
  expect(await ada.say('quiz:control', { trivia, act: 'start' })).toEqual({ ok: true });
  await other.until('the question', () => stateOf(other)?.phase === 'questionTime');
  expect(await other.say('quiz:answer', { trivia, question: 1, options: [0] })).toEqual({ ok: true });
  const again = await enter(first.url, bo, trivia);
  later.leave();
  eve.leave();
  await ada.until('two of them', () => stateOf(ada)?.expected === 2);
  expect(await again.say('quiz:answer', { trivia, question: 1, options: [0] })).toEqual({ ok: true });
  await ada.until('the end of the question', () => stateOf(ada)?.phase === 'showResults');
  for (const window of [other, again]) window.leave();
});

it.runIf(postgres !== null)('somebody with a window on each node may close either', async () => {
  const { first, second, founder } = nodes;
  const bo = nodes.bo.member;
  const trivia = await scheduleTrivia(first.url, founder, setupOf({ speedWeight: 0 }));
  const stays = await enter(first.url, bo, trivia);
  const here = await nodeOf(trivia, bo);
  const closes = await enter(second.url, bo, trivia);
  const there = await nodeOf(trivia, bo);
  expect(there).not.toBe(here);
  closes.leave();
  await expect.poll(() => nodeOf(trivia, bo)).toBe(here);
  await stays.until('the place', () => stateOf(stays)?.isPlaying === true);
  stays.leave();
  await expect.poll(() => nodeOf(trivia, bo)).toBe(null);
});
