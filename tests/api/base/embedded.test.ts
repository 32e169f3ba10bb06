// The embedded database on its thread: killed, locked, full, silent.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineClock } from '../../../src/server/base/shared/clock.ts';
import type { Database, OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { refusalOfFault } from '../../../src/server/base/storage/faults.ts';
import { LiteConnection } from '../../../src/server/base/storage/lite/connection.ts';
import { watchSpace } from '../../../src/server/base/storage/lite/space.ts';
import { openDatabase } from '../../../src/server/base/storage/open.ts';
import { joinNodes } from '../../../src/server/tables/matches/nodes/nodes.ts';
import { openPresence } from '../../../src/server/tables/matches/nodes/presence.ts';
import { openedData } from '../../support/servers/openedData.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'topla-embedded-'));
  await openedData(join(directory, 'made'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const open = (dataDirectory: string, leastFreeMebibytes = 1): Promise<OpenDatabase> =>
  openDatabase(
    { databaseUrl: null, databaseConnections: 1, dataDirectory, leastFreeMebibytes },
    machineClock,
    {
      onLost: () => {},
      onTrouble: () => {},
    },
  );

/** A data directory of its own: making one takes seconds, copying one does not. */
function copy(name: string): string {
  const data = join(directory, name);
  cpSync(join(directory, 'made'), data, { recursive: true });
  return data;
}

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url));

/** Writes until so many turns were said to be stored, then dies on the spot. */
async function writeAndKill(data: string, round: string, most: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, data, round], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    said.push(...lines);
    if (said.length >= most) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  return said;
}

test('every turn that was said to be stored is there after a kill, without a gap', async () => {
  const data = copy('killed');
  const said: string[] = [];
  for (const [round, most] of [
    ['first', 500],
    ['second', 3_000],
  ] as const)
    said.push(...(await writeAndKill(data, round, most)));
  const database = await open(data);
  const rows = await database.rows.selectFrom('turns').select(['match_id', 'turn']).orderBy('turn').execute();
  const stored = new Set(rows.map((row) => `${row.match_id} ${row.turn}`));
  expect(said.filter((line) => !stored.has(line))).toEqual([]);
  const counted = new Map<string, number>();
  for (const row of rows) {
    expect(row.turn).toBe(counted.get(row.match_id) ?? 0);
    counted.set(row.match_id, row.turn + 1);
  }
  await database.close();
});

test('a move is next after what is running, whatever else waits', async () => {
  const database = await open(copy('order'));
  const order: string[] = [];
  const asked = (what: string, rows: Database) =>
    sql`select 1`.execute(rows).then(() => void order.push(what));
  let waiting: Promise<unknown>[] = [];
  await database.rows.transaction().execute(async (running) => {
    await sql`select 1`.execute(running);
    waiting = [
      asked('statement', database.rows),
      database.rows.transaction().execute((transaction) => asked('transaction', transaction)),
      asked('move', database.moves),
    ];
    await sql`select 1`.execute(running); // by now all of them wait
  });
  await Promise.all(waiting);
  expect(order).toEqual(['move', 'statement', 'transaction']);
  await database.close();
});

test('a statement that fails now and then is kept prepared once', async () => {
  const database = await open(copy('prepared'));
  const add = (id: string) =>
    sql`insert into nodes (id, heartbeat, presence) values (${id}, 1, '{}')`.execute(database.rows);
  const ids = Array.from({ length: 40 }, (_, number) => `node ${number}`);
  for (const [at, id] of ids.entries()) {
    await add(id);
    if (at % 4 === 3) await expect(add(id)).rejects.toThrow(/duplicate key/);
  }
  const { rows } = await sql`
    select name from pg_prepared_statements where statement like 'insert into nodes %'`.execute(
    database.rows,
  );
  expect(rows).toHaveLength(1);
  await database.close();
});

test('transactions that fail with ever new statements leave the session usable', async () => {
  const database = await open(copy('texts'));
  for (let number = 0; number < 1_100; number++) {
    const failing = database.rows
      .transaction()
      .execute((trx) => sql`select ${sql.lit(number)} / 0`.execute(trx));
    await expect(failing).rejects.toThrow(/division by zero/);
  }
  expect((await sql`select 1 as one`.execute(database.rows)).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('a second process is refused, and told who holds the directory', async () => {
  const data = copy('held');
  const database = await open(data);
  const second = spawn(process.execPath, [writer, data, 'second'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  second.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(second, 'close');
  expect(said).toContain(
    `data directory in use: ${join(data, 'database')} is held by process ${process.pid} `,
  );
  expect(said).toContain('exitCode: 78');
  await database.close();
  await (await open(data)).close();
});

test('a first start that was cut short is begun anew', async () => {
  const data = join(directory, 'cut');
  await mkdir(join(data, 'database.tmp'), { recursive: true });
  await writeFile(join(data, 'database.tmp', 'PG_VERSION'), '18');
  const again = await open(data);
  expect(existsSync(join(data, 'database.tmp'))).toBe(false);
  expect(await again.rows.selectFrom('people').selectAll().execute()).toEqual([]);
  await again.close();
});

test('does not start on a full disk, and notices when one fills and empties', async () => {
  await expect(open(join(directory, 'full'), 1e9)).rejects.toThrow(/MiB are free.*Make room/);
  const heard: boolean[] = [];
  const watch = watchSpace(directory, 1e9, async (isLow) => {
    heard.push(isLow);
  });
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual([true]);
  expect(watch.isLow()).toBe(true);
  watch.stop();
});

test('the session itself can be made read-only, and writable again', async () => {
  const database = await open(copy('read-only'));
  await sql`set default_transaction_read_only = 'on'`.execute(database.rows);
  const write = () =>
    sql`insert into nodes (id, heartbeat, presence) values ('n', 1, '{}')`.execute(database.rows).then(
      () => 'stored',
      (error: unknown) => refusalOfFault(error),
    );
  expect(await write()).toBe('StorageFull');
  await sql`set default_transaction_read_only = 'off'`.execute(database.rows);
  expect(await write()).toBe('stored');
  await database.close();
});

test('heartbeats say nothing of the people here: no other node reads them', async () => {
  const database = await open(copy('heartbeat'));
  const presence = openPresence();
  presence.enter('a room', 'somebody');
  const nodes = joinNodes({
    database: database.rows,
    id: 'n',
    presence,
    clock: machineClock,
    measureClock: async () => {},
    isEmbedded: true,
  });
  await nodes.beat();
  const stored = await database.rows.selectFrom('nodes').select('presence').execute();
  expect(stored).toEqual([{ presence: { online: [], rooms: {} } }]);
  await database.close();
});

test('a statement that takes too long is refused, and a thread that never answers is given up', async () => {
  const data = copy('slow');
  let lost = '';
  const connection = await LiteConnection.open({ directory: join(data, 'database') }, machineClock, (why) => {
    lost = why;
  });
  const slow = connection.ask(
    { kind: 'together', asks: [{ sql: 'select pg_sleep(30)', parameters: [] }] },
    { deadlineMs: 300, stuckMs: 1_500 },
  );
  const fault = await slow.catch((error: unknown) => error);
  expect(refusalOfFault(fault)).toBe('TemporarilyUnavailable');
  expect(lost).toBe('');
  await expect.poll(() => lost, { timeout: 8_000 }).toBe('the database thread gave no answer');
});

test('whoever waits too long for a turn is refused without the statement having begun', async () => {
  const database = await open(copy('busy'));
  const slow = sql`select pg_sleep(3)`.execute(database.rows);
  await new Promise((resolve) => setTimeout(resolve, 50)); // asked at once, the two would go together
  const waiting = await sql`insert into nodes (id, heartbeat, presence) values ('late', 1, '{}')`
    .execute(database.rows)
    .catch((error: unknown) => error);
  expect(refusalOfFault(waiting)).toBe('TemporarilyUnavailable');
  await slow;
  expect(await database.rows.selectFrom('nodes').selectAll().execute()).toEqual([]);
  await database.close();
});
