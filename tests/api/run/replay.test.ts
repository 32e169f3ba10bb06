// `npm run replay`: prints a stored match turn by turn, says where its log and its result differ, and writes nothing.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineClock } from '../../../src/server/base/shared/clock.ts';
import type { Database } from '../../../src/server/base/storage/database.ts';
import { openJournal } from '../../../src/server/base/storage/journal.ts';
import { lockDirectory } from '../../../src/server/base/storage/lite/lock.ts';
import { openLite } from '../../../src/server/base/storage/lite/open.ts';
import { openPostgres } from '../../../src/server/base/storage/postgres.ts';
import { openReadOnly } from '../../../src/server/base/storage/readOnly.ts';
import { openedData } from '../../support/servers/openedData.ts';
import { postgresForTests } from '../../support/servers/postgres.ts';

const postgres = await postgresForTests({ isMigrated: true });
if (!postgres) console.error('NOT TESTED on PostgreSQL: set DATABASE_URL, or install a server');
afterAll(() => postgres?.stop());

let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'topla-replay-'));
  await openedData(dataDirectory);
  const database = await openLite({ dataDirectory, leastFreeMebibytes: 0 }, machineClock, (why) => {
    throw new Error(why);
  });
  const won = { places: [[0], [1]], reason: 'normal', how: 'fourInLine' };
  await storeMatch(database.rows, { game: 1, columns: [1, 2, 1, 2, 1, 2, 1], result: won });
  await storeMatch(database.rows, {
    game: 2,
    columns: [1, 2, 1, 2, 1, 2, 1],
    result: { ...won, how: 'draw' },
  });
  await storeMatch(database.rows, { game: 3, columns: [1, 2], result: null });
  await database.close();
});
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

interface Stored {
  readonly game: number;
  readonly columns: readonly number[];
  readonly result: object | null;
}

const began = Date.UTC(2026, 4, 4, 9);
const personId = '0b7f6a0e-6f0e-4d5e-9a55-1f2a3b4c5d6e';

/** A game of Connect 4 in which the seats take turns from the first column on. */
async function storeMatch(database: Database, { game, columns, result }: Stored): Promise<void> {
  const id = `room:${game}`;
  const endedAt = result && began + columns.length * 1_000;
  await database
    .insertInto('matches')
    .values({
      id,
      room_id: 'room',
      team_id: '5d6f7a8b-1111-4222-8333-444455556666',
      game,
      game_name: 'connect4',
      game_version: 1,
      setup: JSON.stringify({ rules: {}, seats: 2, timer: null }),
      positions: JSON.stringify([0, 1]),
      players: JSON.stringify([
        { userId: personId, name: 'Ada Secret', avatar: null, strength: null },
        { userId: null, name: '', avatar: null, strength: 1 },
      ]),
      seed: 'sealed',
      commitment: 'sealed',
      room_timeout_ms: 660_000,
      started_at: began,
      ended_at: endedAt,
      result: result && JSON.stringify(result),
      standings: null,
      settled_at: endedAt,
    })
    .execute();
  const journal = openJournal(database);
  for (const [i, move] of columns.entries())
    await journal.append({
      matchId: id,
      turn: i,
      moveId: `move${i}`,
      entries: [{ kind: 'move', by: i % 2, move, at: (i + 1) * 1_000 }],
      at: began + (i + 1) * 1_000,
      dueAt: null,
      result: null,
    });
}

async function replay(
  id: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['launch/replay.mjs', id], {
    env: { PATH: process.env.PATH ?? '', TOPLA_DATA: dataDirectory, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, text };
}

test('a match is printed with its seats, turns, positions and result, and no names', async () => {
  const { code, text } = await replay('room:1');
  expect(text).toContain('match room:1: connect4, version 1');
  expect(text).toContain(`seat 0: person ${personId}\nseat 1: bot of strength 1\n`);
  expect(text).toContain(
    'turn 2 2026-05-04T09:00:03.000Z match time 3000 ms: move {"by":0,"move":1} (moveId move2)',
  );
  expect(text).toContain('to act: 1 · position 121\n');
  expect(text).toContain('result: {"places":[[0],[1]],"reason":"normal","how":"fourInLine"}');
  expect(text).not.toContain('Ada Secret');
  expect(code).toBe(0);
});

test('a room is printed match by match, and a result that the log does not bear out fails', async () => {
  const { code, text } = await replay('room');
  expect(text.match(/^match room:\d/gm)).toEqual(['match room:1', 'match room:2', 'match room:3']);
  expect(text).toMatch(/^result: stored .*draw.*, replayed .*fourInLine/m);
  expect(text).toMatch(/^result: null$/m);
  expect(code).toBe(1);
});

test('an unknown id, and a directory that a server holds, are refused in one line', async () => {
  expect(await replay('nowhere:1')).toEqual({
    code: 78,
    text: 'No match and no room has the id nowhere:1.\n',
  });
  const lock = lockDirectory(join(dataDirectory, 'database'), machineClock.now());
  const { code, text } = await replay('room:1');
  lock.release();
  expect(text).toMatch(/^data directory in use: .* is held by process \d+/);
  expect(code).toBe(78);
});

test('the statements of docs/DEBUGGING.md run, and the database refuses to be written to', async () => {
  const database = await openReadOnly({ databaseUrl: null, dataDirectory }, machineClock);
  const page = await readFile('docs/DEBUGGING.md', 'utf8');
  const blocks = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const statements = blocks.flatMap((block) => block.replaceAll(/--.*/g, '').split(';'));
  const written = statements.filter((statement) => statement.trim() !== '');
  expect(written.length).toBeGreaterThan(4);
  for (const statement of written) await sql.raw(statement.replaceAll('ROOM', 'room')).execute(database.rows);
  await expect(sql`delete from turns`.execute(database.rows)).rejects.toThrow('read-only transaction');
  await database.close();
});

test.skipIf(!postgres)('a match on PostgreSQL is read in the same way, and not written to', async () => {
  const url = postgres?.url ?? '';
  const server = await openPostgres({ url, connections: 2 }, () => undefined);
  await storeMatch(server.rows, { game: 1, columns: [4, 4, 5], result: null });
  await server.close();
  const { code, text } = await replay('room:1', { DATABASE_URL: url });
  expect(text).toContain('to act: 1 · position 445\n');
  expect(code).toBe(0);
  const database = await openReadOnly({ databaseUrl: url, dataDirectory }, machineClock);
  await expect(sql`delete from turns`.execute(database.rows)).rejects.toThrow('read-only transaction');
  await database.close();
});
