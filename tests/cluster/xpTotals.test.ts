// The total XP of a person is the sum of their lines: what reads and writes it waits for whoever has the person locked.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Questions } from '../../src/contract/events/predictions.ts';
import type { OpenDatabase } from '../../src/server/base/storage/database.ts';
import { openPostgres } from '../../src/server/base/storage/postgres.ts';
import { lockPeople } from '../../src/server/progress/results/ledgerStore.ts';
import { lockWaits } from '../support/servers/lockWaits.ts';
import { foundTeam, type Somebody, startTestApp, type TestApp } from '../support/servers/testApp.ts';
import { postgresOfNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
let opened: OpenDatabase;
let testApp: TestApp;
beforeAll(async () => {
  if (!postgres) return;
  opened = await openPostgres({ url: postgres.url, connections: 8 }, () => {});
  testApp = await startTestApp({ database: opened });
});
afterAll(async () => {
  await testApp?.close();
  await opened?.close();
  await postgres?.stop();
});

const waiting = () => lockWaits(opened.rows);

it.runIf(postgres !== null)('a prediction is scored after a game that is being recorded', async () => {
  const { admin, member } = await foundTeam(testApp, 'Tippers');
  const post = (who: Somebody, path: string, json: object) =>
    testApp.ask('POST', `/api/${path}`, { token: who.token, json });
  const locksAt = new Date(testApp.clock.now() + 60_000).toISOString();
  const options = [{ text: 'One' }, { text: 'Other' }];
  const saved = await post(admin, 'SpecialEvent/Save', {
    title: 'Awards',
    locksAt,
    questions: [{ text: 'Who wins?', kind: 'single', points: 5, options }],
  });
  const { gameId, questions } = saved.body as unknown as Questions;
  const [question] = questions;
  const right = question?.options[0]?.optionId;
  const { questionId: itemId } = question ?? {};
  await post(member, 'SpecialEvent/Predict', {
    gameId,
    predictions: [{ questionId: itemId, optionIds: [right] }],
  });
  testApp.clock.forward(120_000);

  const { entered } = await opened.rows.transaction().execute(async (recording) => {
    await lockPeople(recording, [member.userId]);
    const scored = post(admin, 'Predictions/EnterResult', { gameId, itemId, special: [right] });
    await expect.poll(waiting).toBe(1);
    await sql`
      insert into person_tallies (user_id, xp, finished, won, hosted, teammates, win_run, stayed_run)
      values (${member.userId}, 100, 1, 0, 0, 0, 0, 0)
      on conflict (user_id) do update set xp = excluded.xp`.execute(recording);
    return { entered: scored };
  });
  expect(await entered).toMatchObject({ status: 200 });
  const tallies = await opened.rows
    .selectFrom('person_tallies')
    .select('xp')
    .where('user_id', '=', member.userId)
    .execute();
  expect(tallies).toEqual([{ xp: 105 }]);
});
