// A bingo on two nodes of one PostgreSQL: each number is called once, claims of both share a stage, a dead node is survived.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isComplete, joined, shownTo, statesOf } from '../support/bingo.ts';
import { lettersIn } from '../support/letters.ts';
import { connect, type Player } from '../support/player.ts';
import { postgresForTests } from '../support/postgres.ts';
import { type Serving, serve } from '../support/serving.ts';
import { colleague, foundTeam } from '../support/team.ts';

const postgres = await postgresForTests();
if (!postgres) console.error('NOT TESTED on PostgreSQL: set DATABASE_URL, or install a server');
const database = postgres?.url ?? '';
const letters = lettersIn(database);

let first: Serving;
let second: Serving;
let ada: Player;
let bo: Player;
let eve: Player;

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
  const founder = await foundTeam(first.url, 'Ada Moss', 'Northlight Labs', letters);
  ada = await connect(first.url, founder);
  bo = await connect(second.url, await colleague(first.url, founder, 'Bo Lind', letters));
  eve = await connect(second.url, await colleague(first.url, founder, 'Eve Sol', letters));
}, 120_000);
afterAll(async () => {
  for (const player of [ada, bo, eve]) player?.leave();
  await first?.remove();
  await second?.remove();
  await postgres?.stop();
});

describe.skipIf(!postgres)('players of one session on two nodes', () => {
  it('see one history, and go on when a node dies', { timeout: 120_000 }, async () => {
    const made = await ada.say('bingo:create', { name: 'Friday bingo', stages: ['oneLine'], cards: 4 });
    if (!made.ok) throw new Error(made.error);
    const { bingo } = made;
    const cards = [await joined(ada, bingo), await joined(bo, bingo), await joined(eve, bingo)].flatMap(
      (state) => state.cards?.map((card) => card.join()) ?? [],
    );
    expect(new Set(cards).size).toBe(12);
    // The same person at both nodes at once: still four cards.
    const twin = await connect(first.url, eve.member);
    expect(await joined(twin, bingo)).toMatchObject({
      people: 3,
      cards: shownTo(eve)?.cards ?? expect.anything(),
    });
    twin.leave();

    expect((await ada.say('bingo:control', { bingo, act: 'start', seconds: 3 })).ok).toBe(true);
    await bo.until('calls on the other node', () => (shownTo(bo)?.calls.length ?? 0) >= 3, 30_000);
    await ada.until('calls here', () => (shownTo(ada)?.calls.length ?? 0) >= 3);
    const short = Math.min(shownTo(ada)?.calls.length ?? 0, shownTo(bo)?.calls.length ?? 0);
    expect(shownTo(ada)?.calls.slice(0, short)).toEqual(shownTo(bo)?.calls.slice(0, short));
    for (const player of [ada, bo]) {
      const lengths = statesOf(player).map(({ calls }) => calls.length);
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    }

    await first.end('SIGKILL');
    const before = shownTo(bo)?.calls.length ?? 0;
    await bo.until(
      'calls by the node that lives',
      () => (shownTo(bo)?.calls.length ?? 0) >= before + 2,
      30_000,
    );
    const wrong = await bo.say('bingo:claim', { bingo });
    const state = shownTo(bo);
    if (!state || !wrong.ok) throw new Error('no claim');
    expect(wrong.isRight).toBe(isComplete(state));
    await eve.until('the claim of the other', () => shownTo(eve)?.claim?.userId === bo.member.userId);
  });
});
