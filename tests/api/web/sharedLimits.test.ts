// Limits that guard accounts, on two nodes of one database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ratesInMemory, type TakenToken } from '../../../src/server/base/rates/rates.ts';
import { ratesAmongNodes } from '../../../src/server/base/rates/sharedRates.ts';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { tableRecords } from '../../../src/server/base/storage/schema/records.ts';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';
import { handClock } from '../../support/servers/handClock.ts';

const clock = handClock();
let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const node = () =>
  ratesAmongNodes({ own: ratesInMemory(clock, 1), database: database.rows, clock, scale: 1 });
const attempt = (name: string, address = '203.0.113.5') => ({
  account: name,
  accountAtAddress: `${name} ${address}`,
});

test('five wrong passwords are five on all nodes together, and one more a minute later', async () => {
  const [first, second] = [node(), node()];
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      (number % 2 ? first : second).take('LOGIN', attempt('ada@example.test')),
    ),
  );
  expect(tries.filter(({ ok }) => ok)).toHaveLength(5);
  for (const taken of tries) if (taken.ok) taken.finish(true);
  for (const rates of [first, second, node()])
    expect(await rates.take('LOGIN', attempt('ada@example.test'))).toMatchObject({ ok: false });
  expect(await node().take('LOGIN', attempt('ada@example.test', '203.0.113.6'))).toMatchObject({ ok: true });
  expect(await node().take('LOGIN', attempt('bo@example.test'))).toMatchObject({ ok: true });
  clock.forward(60_000);
  expect(await node().take('LOGIN', attempt('ada@example.test'))).toMatchObject({ ok: true });
  expect(await node().take('LOGIN', attempt('ada@example.test'))).toMatchObject({ ok: false });
});

test('wrong passwords of three hundred accounts are three hundred on all nodes together', async () => {
  const nodes = [node(), node()];
  const from = { address: '203.0.113.9' };
  const tries: TakenToken[] = [];
  for (let times = 0; times < 301; times++)
    for (const rates of nodes.slice(times % 2, (times % 2) + 1)) tries.push(await rates.take('SPRAY', from));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(300);
  for (const rates of nodes)
    expect(await rates.take('SPRAY', from)).toMatchObject({ ok: false, retryAfterSeconds: 3 });
});

test('right passwords cost nothing', async () => {
  for (let times = 0; times < 20; times++) {
    const taken = await node().take('LOGIN', attempt('eve@example.test'));
    if (!taken.ok) throw new Error('refused after a success');
    taken.finish(false);
    await expect
      .poll(() =>
        database.rows.selectFrom('rate_buckets').select('tokens').where('tokens', '>', 4.5).execute(),
      )
      .not.toEqual([]);
  }
});

test('who is refused by one limit spends nothing of another', async () => {
  const account = 'cem@example.test';
  const spent = async () => {
    const rows = await database.rows.selectFrom('rate_buckets').select('tokens').execute();
    return rows.map(({ tokens }) => tokens).toSorted((a, b) => a - b);
  };
  for (let times = 0; times < 5; times++) await node().take('LOGIN', attempt(account));
  const before = await spent();
  expect(await node().take('LOGIN', attempt(account))).toMatchObject({ ok: false });
  expect(await spent()).toEqual(before);
});

test('no address is stored, and no bucket longer than it takes to fill', async () => {
  const rows = await database.rows.selectFrom('rate_buckets').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/example|203/);
  expect(tableRecords.rate_buckets.kept?.forMs).toBeGreaterThanOrEqual(24 * 60 * 60_000);
});
