// Two nodes on one PostgreSQL: one event, each answer once, and it goes on when the node of its host dies.
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lettersIn } from '../support/letters.ts';
import { connect, type Player } from '../support/player.ts';
import { postgresForTests } from '../support/postgres.ts';
import { scheduleTrivia, stateOf } from '../support/quizPlayer.ts';
import { type Serving, serve } from '../support/serving.ts';
import { colleague, foundTeam, type Member } from '../support/team.ts';
import { setupOf } from '../support/triviaEvent.ts';

const postgres = await postgresForTests();
if (!postgres) console.error('NOT TESTED on PostgreSQL: set DATABASE_URL, or install a server');
const database = postgres?.url ?? '';
const letters = lettersIn(database);

let first: Serving;
let second: Serving;
let founder: Member;
let host: Player;
let bo: Player;
let cy: Player;

beforeAll(async () => {
  if (!postgres) return;
  const environment = {
    DATABASE_URL: database,
    SIGNING_KEY: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_SCALE: '1000',
    PUBLIC_URL: 'http://topla.test',
  };
  first = await serve(environment);
  second = await serve(environment);
  founder = await foundTeam(first.url, 'Ada Moss', 'Northlight Labs', letters);
  host = await connect(first.url, founder);
  bo = await connect(second.url, await colleague(first.url, founder, 'Bo Lind', letters));
  cy = await connect(second.url, await colleague(first.url, founder, 'Cy Er', letters));
});
afterAll(async () => {
  for (const player of [host, bo, cy]) player?.leave();
  await first?.remove();
  await second?.remove();
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
  'is one event on both nodes, and outlives one of them',
  { timeout: 120_000 },
  async () => {
    const trivia = await scheduleTrivia(first.url, founder, setupOf({ speedWeight: 0 }));
    const bosOther = await connect(first.url, bo.member);
    expect(await host.say('quiz:join', { trivia, watch: true })).toMatchObject({ ok: true });
    for (const player of [bo, cy, bosOther])
      expect(await player.say('quiz:join', { trivia })).toMatchObject({ ok: true });
    await host.until('both', () => stateOf(host)?.people === 2);
    expect(await host.say('quiz:control', { trivia, act: 'start' })).toEqual({ ok: true });
    for (const player of [host, bo, cy]) await at(player, 'questionTime', 1);
    // The same person on both nodes at once: one of the two counts.
    const both = await Promise.all(
      [bo, bosOther].map((player, option) =>
        player.say('quiz:answer', { trivia, question: 1, options: [option], moveId: randomUUID() }),
      ),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    bosOther.leave();
    expect(await cy.say('quiz:answer', { trivia, question: 1, options: [0] })).toEqual({ ok: true });
    for (const player of [host, bo, cy]) await at(player, 'showResults', 1);
    expect(await count('trivia_answers', 'trivia_id', trivia)).toBe(2);
    expect(stateOf(host)?.chosen?.reduce((sum, each) => sum + each, 0)).toBe(2);
    await first.end('SIGKILL');
    await at(bo, 'questionTime', 2); // by itself, on the other node
    for (const question of [2, 3]) {
      for (const player of [bo, cy]) {
        await at(player, 'questionTime', question);
        expect(await player.say('quiz:answer', { trivia, question, options: [0] })).toEqual({ ok: true });
      }
      await at(bo, 'showResults', question);
    }
    for (const player of [bo, cy])
      await player.until(
        'the gains',
        () => stateOf(player)?.phase === 'completed' && stateOf(player)?.gains !== null,
      );
    expect(await count('xp_lines', 'source_id', trivia)).toBe(2);
  },
);
