// A node whose machine has the wrong time: it goes by the time of the database, and says that it is not ready.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machineClock } from '../../../src/server/base/shared/clock.ts';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { databaseClock } from '../../../src/server/base/storage/databaseClock.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';
import { ask, startTestServer, type TestServer } from '../../support/servers/testServer.ts';

/** Set wrongly by the test. */
const wrong = { byMs: 0 };
const machine = { now: () => machineClock.now() + wrong.byMs, monotonic: machineClock.monotonic };

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const near = (moment: number): boolean => Math.abs(moment - machineClock.now()) < 1_000;

describe('the time', () => {
  test.each([-50_000, 0, 3_600_000])(
    'is that of the database where the machine is %d ms ahead',
    async (byMs) => {
      wrong.byMs = byMs;
      const clock = await databaseClock(machine, database.rows);
      expect(near(clock.now())).toBe(true);
      expect(Math.abs(clock.aheadMs() - byMs)).toBeLessThan(1_000);
    },
  );

  test('stays when somebody sets the clock of the machine, which is noticed and noticed to be over', async () => {
    wrong.byMs = 0;
    const clock = await databaseClock(machine, database.rows);
    const apart = async () => {
      await clock.measure();
      return Math.round(clock.aheadMs() / 10_000) * 10_000;
    };
    wrong.byMs = 50_000;
    expect(near(clock.now())).toBe(true);
    expect(await apart()).toBe(50_000);
    expect(near(clock.now())).toBe(true);
    wrong.byMs = 0;
    expect(Math.abs(await apart())).toBe(0);
  });

  test('does not jump by what an answer takes', async () => {
    wrong.byMs = 0;
    const clock = await databaseClock(machine, database.rows);
    const origin = clock.now() - clock.monotonic();
    for (let times = 0; times < 5; times++) await clock.measure();
    expect(Math.abs(clock.now() - clock.monotonic() - origin)).toBeLessThanOrEqual(1);
  });
});

describe('a node 50 s behind', () => {
  let server: TestServer;
  let admin: Member;
  beforeAll(async () => {
    wrong.byMs = -50_000;
    // The embedded engine, opened as if other nodes shared it.
    const shared: OpenDatabase = { ...database, isEmbedded: false };
    server = await startTestServer({}, shared, {}, machine);
    admin = await foundTeam(server.url, 'Clock Admin', 'Clocks');
  });
  afterAll(() => server.close());

  const readiness = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return [answer.status, Object(await answer.json()).reason];
  };

  test('takes no prediction after the lock', async () => {
    const saved = await ask(server, { member: admin }, 'POST', '/api/SpecialEvent/Save', {
      title: 'Awards',
      locksAt: new Date(machineClock.now() + 60_000).toISOString(),
      questions: [{ text: 'Who?', kind: 'single', points: 5, options: [{ text: 'One' }, { text: 'Two' }] }],
    });
    expect(saved.status).toBe(200);
    const { gameId, questions } = Object(saved.body);
    const predict = () =>
      ask(server, { member: admin }, 'POST', '/api/SpecialEvent/Predict', {
        gameId,
        predictions: [{ questionId: questions[0].questionId, optionIds: [questions[0].options[0].optionId] }],
      });
    expect((await predict()).status).toBe(200);
    await database.rows
      .updateTable('prediction_items')
      .set({ locks_at: machineClock.now() - 10_000 })
      .execute();
    expect((await predict()).body.error).toBe('Closed');
  });

  test('is not ready and says why, until the clock is set right', async () => {
    expect(await readiness()).toEqual([503, 'clockApart']);
    wrong.byMs = 0;
    await expect.poll(readiness).toEqual([200, undefined]);
    wrong.byMs = 2_900;
    await expect.poll(readiness).toEqual([503, 'clockApart']);
  });
});
