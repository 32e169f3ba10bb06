// The same statements on both databases: the embedded one on its thread, and PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machineClock } from '../../../src/server/base/shared/clock.ts';
import { anyOf } from '../../../src/server/base/storage/anyOf.ts';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { refusalOfFault } from '../../../src/server/base/storage/faults.ts';
import { openJournal, type TurnRow } from '../../../src/server/base/storage/journal.ts';
import { migrate } from '../../../src/server/base/storage/migrate.ts';
import { migrations } from '../../../src/server/base/storage/migrations/all.ts';
import { openDatabase } from '../../../src/server/base/storage/open.ts';
import { takeMails, writeMail } from '../../../src/server/messaging/mail/store.ts';
import { pictureBytes, writePicture } from '../../../src/server/web/pictures/store.ts';
import { postgresForTests } from '../../support/servers/postgres.ts';

interface Opened {
  open(): Promise<OpenDatabase>;
  close(): Promise<void>;
}

const settings = { databaseConnections: 10, leastFreeMebibytes: 1 };
const events = {
  onLost: (why: string) => {
    throw new Error(why);
  },
  onTrouble: () => {},
};

async function embedded(): Promise<Opened> {
  const directory = await mkdtemp(join(tmpdir(), 'topla-lite-'));
  const dataDirectory = join(directory, 'data');
  return {
    open: () => openDatabase({ ...settings, databaseUrl: null, dataDirectory }, machineClock, events),
    close: () => rm(directory, { recursive: true, force: true }),
  };
}

const postgres = await postgresForTests();
if (!postgres) console.error('NOT TESTED on PostgreSQL: set DATABASE_URL, or install a server');

const server = async (): Promise<Opened> => {
  const databaseUrl = postgres?.url ?? '';
  return {
    open: () => openDatabase({ ...settings, databaseUrl, dataDirectory: tmpdir() }, machineClock, events),
    close: async () => postgres?.stop(),
  };
};

const turn = (matchId: string, number: number, moveId: string): TurnRow => ({
  matchId,
  turn: number,
  moveId,
  at: 1_770_000_000_000,
  dueAt: null,
  result: null,
  entries: [{ at: 5, kind: 'move', by: 0, move: { to: 'ş' } }],
});

const engines: readonly (readonly [string, () => Promise<Opened>])[] = [
  ['the embedded database', embedded],
  ...(postgres ? ([['PostgreSQL', server]] as const) : []),
];

describe.each(engines)('%s', (_name, engine) => {
  let opened: Opened;
  let database: OpenDatabase;
  beforeAll(async () => {
    opened = await engine();
    database = await opened.open();
  });
  afterAll(async () => {
    await database?.close();
    await opened?.close();
  });

  test('counts, sums and large numbers are numbers', async () => {
    const now = 1_770_000_000_000;
    const userId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    for (const file of ['a.webp', 'b.webp'])
      await writePicture(database.rows, {
        name: file,
        user_id: userId,
        team_id: null,
        bytes: 2 ** 30,
        created_at: now,
        replaced_at: null,
      });
    expect(await pictureBytes(database.rows, { column: 'user_id', id: userId })).toBe(2 ** 31);
    expect(await pictureBytes(database.rows, { column: 'team_id', id: userId })).toBe(0);
    const row = await database.rows
      .selectFrom('pictures')
      .select((is) => ['created_at', is.fn.countAll<number>().as('files')])
      .groupBy('created_at')
      .executeTakeFirst();
    expect(row).toEqual({ created_at: now, files: 2 });
  });

  test('a journal keeps what it stored, once for each turn', async () => {
    const journal = openJournal(database.rows);
    const rows = [turn('a:1', 0, 'm0'), turn('a:1', 1, 'm1'), turn('b:1', 0, 'm0')];
    expect(await Promise.all(rows.map((row) => journal.append(row)))).toEqual([true, true, true]);
    expect(await journal.append(turn('a:1', 1, 'm2'))).toBe(false);
    const again = [turn('b:1', 0, 'm5'), turn('b:1', 1, 'm6')];
    expect(await Promise.all(again.map((row) => journal.append(row)))).toEqual([false, true]);
    expect(await journal.read('a:1', 0)).toEqual(rows.slice(0, 2));
    expect(await journal.read('a:1', 1)).toEqual(rows.slice(1, 2));
  });

  test('a condition takes a list of any length, none included', async () => {
    const names = ['one', 'with "quotes", \\ and {braces}', 'three'];
    for (const id of names)
      await sql`insert into nodes (id, heartbeat, presence) values (${id}, 1, '{}')`.execute(database.rows);
    const among = async (ids: Iterable<string>) =>
      (
        await database.rows
          .selectFrom('nodes')
          .select('id')
          .where('id', '=', anyOf(ids))
          .orderBy('id')
          .execute()
      ).map(({ id }) => id);
    expect(await among([])).toEqual([]);
    expect(await among(['one', 'four'])).toEqual(['one']);
    expect(await among(new Set(names))).toEqual(names.toSorted());
    await database.rows.deleteFrom('nodes').where('id', '=', anyOf(names)).execute();
    expect(await among(names)).toEqual([]);
  });

  test('what a transaction wrote is gone when it fails, and the next one works', async () => {
    const failed = database.rows.transaction().execute(async (trx) => {
      await sql`insert into nodes (id, heartbeat, presence) values ('n', 1, '{}')`.execute(trx);
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(failed).rejects.toThrow(/division by zero/);
    expect(await database.rows.selectFrom('nodes').selectAll().execute()).toEqual([]);
    await database.rows.transaction().execute((trx) => sql`select 1`.execute(trx));
  });

  test('transactions that run into each other all come to an end', async () => {
    await sql`insert into nodes (id, heartbeat, presence) values ('counter', 0, '{}')`.execute(database.rows);
    const more = () =>
      database.rows.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('nodes')
          .select('heartbeat')
          .where('id', '=', 'counter')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('nodes')
          .set({ heartbeat: row.heartbeat + 1 })
          .where('id', '=', 'counter')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, more));
    const row = await database.rows.selectFrom('nodes').select('heartbeat').executeTakeFirst();
    expect(row).toEqual({ heartbeat: 20 });
  });

  test('a mail is taken by one of many who ask at once', async () => {
    const mail = {
      recipient: 'a@b.test',
      subject: 's',
      body: 'b',
      link: null,
      created_at: 1,
      sent_at: null,
      next_try_at: 1,
    };
    await writeMail(database.rows, { ...mail, id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' });
    const take = () => takeMails(database.rows, 2, 1);
    const taken = await Promise.all([take(), take(), take()]);
    expect(taken.flat()).toHaveLength(1);
    const held = 60_000;
    expect(await takeMails(database.rows, held + 1, 1)).toEqual([]);
    expect(await takeMails(database.rows, held + 2, 1)).toMatchObject([{ attempts: 2 }]);
  });

  test('writes are refused while it is told to be read-only, reads are not', async () => {
    const seen: unknown[] = [];
    const readOnly = database.rows.transaction().execute(async (trx) => {
      await sql`set transaction read only`.execute(trx);
      seen.push((await sql`select 1 as one`.execute(trx)).rows);
      await sql`delete from nodes`.execute(trx);
    });
    const fault = await readOnly.catch((error: unknown) => error);
    expect(seen).toEqual([[{ one: 1 }]]);
    // Its own disk is full; or the server is a standby, and another one takes writes.
    expect(refusalOfFault(fault)).toBe(database.isEmbedded ? 'StorageFull' : 'TemporarilyUnavailable');
  });

  test('two who start together take each step once', async () => {
    await sql`create table twice (n int)`.execute(database.rows);
    const step = {
      up: async (trx: Kysely<unknown>) => {
        await sql`insert into twice values (1)`.execute(trx);
      },
    };
    const known = { ...migrations, '9999-twice': step };
    const taken = await Promise.all([1, 2].map(() => migrate(database.rows, known)));
    expect(taken.flat()).toEqual(['9999-twice']);
    expect((await sql`select n from twice`.execute(database.rows)).rows).toEqual([{ n: 1 }]);
    expect(await migrate(database.rows, known)).toEqual([]);
    await expect(migrate(database.rows)).rejects.toThrow(/newer version.*9999-twice/);
  });
});
