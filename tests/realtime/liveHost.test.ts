// Two hosts of one kind of live event on one database: what is due is stored once, and no act of either is lost.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/server/base/storage/database.ts';
import { createLiveHost, type LiveHost } from '../../src/server/events/live/host.ts';
import { freshDatabase } from '../support/servers/freshDatabase.ts';

/** A bell that people ring, and that rings by itself at a time. */
interface Bell {
  readonly id: string;
  readonly version: number;
  readonly due_at: number | null;
}

/** Who rang. */
type Ring = string;

let database: OpenDatabase;
let hosts: LiveHost<Bell, Ring>[] = [];
const warnings: unknown[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  await sql`create table bells (id uuid primary key, version int not null, due_at bigint)`.execute(
    database.rows,
  );
  await sql`create table rings (bell uuid not null, version int not null, by_whom text not null, primary key (bell, version))`.execute(
    database.rows,
  );
  hosts = ['first', 'second'].map(startHost);
});
afterAll(async () => {
  for (const host of hosts) host.stop();
  await database?.close();
});

const read = async (id: string): Promise<Bell | null> => {
  const { rows } = await sql<Bell>`select * from bells where id = ${id}`.execute(database.rows);
  return rows[0] ?? null;
};

const startHost = (name: string): LiveHost<Bell, Ring> =>
  createLiveHost<Bell, Ring>(
    {
      name: 'bell',
      pollMs: 20,
      load: read,
      teamOf: () => 'team',
      dueAt: ({ due_at }) => due_at,
      next: ({ due_at }, now) => (due_at !== null && due_at <= now ? name : null),
      async write({ id, version }, byWhom) {
        const { rows } = await sql`
          with rung as (
            update bells set version = version + 1, due_at = null where id = ${id} and version = ${version} returning version
          )
          insert into rings select ${id}::uuid, version, ${byWhom} from rung returning bell`.execute(
          database.rows,
        );
        return rows.length > 0 ? { id, version: version + 1, due_at: null } : null;
      },
      show: () => null,
      gatherMs: () => 0,
      async readDue(now) {
        const { rows } = await sql<Bell>`select id from bells where due_at <= ${now}`.execute(database.rows);
        return rows.map(({ id }) => id);
      },
      readBehind: async () => [],
    },
    {
      clock: { now: () => Date.now(), monotonic: () => performance.now() },
      log: { warn: (fault: unknown) => void warnings.push(fault) },
      outages: { after: () => null },
      liveEvents: { people: () => new Set(), publish() {}, changed() {}, onChange() {} },
    },
  );

async function hang(dueAt: number | null): Promise<string> {
  const id = randomUUID();
  await sql`insert into bells values (${id}, 0, ${dueAt})`.execute(database.rows);
  return id;
}

const ringsOf = async (bells: readonly string[]): Promise<number> => {
  const { rows } = await sql`select bell from rings where bell = any(${bells}::uuid[])`.execute(
    database.rows,
  );
  return rows.length;
};

it('does once what is due, whoever has armed it and whoever only polls', async () => {
  const dueAt = Date.now() + 100;
  const bells = await Promise.all(Array.from({ length: 20 }, () => hang(dueAt)));
  for (const [at, id] of bells.entries())
    for (const host of hosts.slice(0, at % 3)) await host.open(id, 'team'); // by nobody, by one, by both
  await expect.poll(() => ringsOf(bells)).toBe(20);
  for (const id of bells) expect(await read(id)).toMatchObject({ version: 1, due_at: null });
});

it('judges acts again that lost a race, so that each is stored', async () => {
  const id = await hang(null);
  const ring = (host: LiveHost<Bell, Ring>) => host.act(id, 'team', () => ({ step: 'somebody', answer: {} }));
  const answers = await Promise.all(Array.from({ length: 10 }, () => hosts.map(ring)).flat());
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({})));
  expect(await ringsOf([id])).toBe(20);
  expect(await read(id)).toMatchObject({ version: 20 });
  expect(warnings).toEqual([]);
});
