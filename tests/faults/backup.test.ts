// Backups of the embedded database: made while turns are stored, restored elsewhere, compared and played on.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/server/base/config/config.ts';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import { openJournal } from '../../src/server/base/storage/journal.ts';
import type { HotBackup } from '../../src/server/base/storage/lite/hotBackup.ts';
import { openLite } from '../../src/server/base/storage/lite/open.ts';
import { makeBackup } from '../../src/server/run/backups/backup.ts';
import { askRunningServer, serveChannel } from '../../src/server/run/backups/channel.ts';
import { restoreBackup } from '../../src/server/run/backups/restore.ts';
import { expired } from '../../src/server/run/backups/retention.ts';
import { bareServer } from '../../src/server/run/start/app.ts';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { openedData } from '../support/servers/openedData.ts';
import { serve } from '../support/servers/serving.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'topla-backup-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const { log } = bareServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
const lost = (why: string) => {
  throw new Error(why);
};
const openData = (dataDirectory: string) =>
  openLite({ dataDirectory, leastFreeMebibytes: 0 }, machineClock, lost);

async function preparedData(name: string): Promise<string> {
  const data = join(directory, name);
  await openedData(data);
  await mkdir(join(data, 'pictures'));
  await writeFile(join(data, 'pictures', 'one.webp'), 'a picture');
  await writeFile(join(data, 'signing-key'), 'a key');
  return data;
}

it('holds every turn acknowledged before it began, without a gap, while others are stored', async () => {
  const data = await preparedData('busy');
  const database = await openData(data);
  const channel = serveChannel(data, database.hotBackup, log);
  const journal = openJournal(database.rows);
  const acknowledged: string[] = [];
  let isEnough = false;
  const play = async (matchId: string) => {
    for (let turn = 0; !isEnough; turn++) {
      const entries = [{ at: turn, kind: 'move', by: 0, move: turn }] as const;
      const stored = { matchId, turn, moveId: randomUUID(), entries, at: turn, dueAt: null, result: null };
      await journal.append(stored);
      acknowledged.push(`${matchId} ${turn}`);
    }
  };
  const playing = Promise.all(Array.from({ length: 20 }, (_, table) => play(`table-${table}`)));
  await expect.poll(() => acknowledged.length).toBeGreaterThan(500);
  const before = [...acknowledged];
  const archive = await makeBackup(data, join(directory, 'archives'), machineClock.now());
  const during = acknowledged.length - before.length;
  isEnough = true;
  await playing;
  channel.close();
  await database.close();

  const fresh = join(directory, 'restored');
  expect(await restoreBackup(archive, fresh, machineClock)).toEqual({ previousData: null });
  const restored = await openData(fresh);
  const rows = await restored.rows
    .selectFrom('turns')
    .select(['match_id', 'turn'])
    .orderBy('match_id')
    .orderBy('turn')
    .execute();
  const stored = new Set(rows.map((row) => `${row.match_id} ${row.turn}`));
  expect(during).toBeGreaterThan(0);
  expect(before.filter((turn) => !stored.has(turn))).toEqual([]);
  const next = new Map<string, number>();
  for (const { match_id, turn } of rows) {
    expect(turn).toBe(next.get(match_id) ?? 0);
    next.set(match_id, turn + 1);
  }
  await restored.close();
  expect(await readFile(join(fresh, 'pictures', 'one.webp'), 'utf8')).toBe('a picture');
  expect(await readFile(join(fresh, 'signing-key'), 'utf8')).toBe('a key');
});

it('keeps the journal until it is copied', async () => {
  const data = await preparedData('journal');
  const database = await openData(data);
  const channel = serveChannel(data, database.hotBackup, log);
  const backup = await askRunningServer(data);
  await backup?.end();
  expect(database.hotBackup?.isOpen()).toBe(true);
  backup?.close();
  await expect.poll(() => database.hotBackup?.isOpen()).toBe(false);
  channel.close();
  await database.close();
});

it('is refused if a part of the journal is gone before it is copied', async () => {
  const data = await preparedData('recycled');
  const database = await openData(data);
  const { hotBackup } = database;
  if (!hotBackup) throw new Error('not the embedded database');
  const recycling: HotBackup = {
    begin: hotBackup.begin,
    async end() {
      const label = await hotBackup.end();
      await sql`select pg_switch_wal()`.execute(database.rows);
      await sql`checkpoint`.execute(database.rows);
      return label;
    },
    close: hotBackup.close,
    isOpen: hotBackup.isOpen,
  };
  const channel = serveChannel(data, recycling, log);
  const archives = join(directory, 'refused');
  await expect(makeBackup(data, archives, machineClock.now())).rejects.toThrow(/more .* than its journal/);
  expect(await readdir(archives)).toEqual([]);
  channel.close();
  await database.close();
});

it('is made without a server too; a damaged one is refused and changes nothing', async () => {
  const data = await preparedData('stopped');
  const archive = await makeBackup(data, join(directory, 'cold'), machineClock.now());
  const { length } = await readFile(archive);
  const cut = join(directory, 'cut.tar.gz');
  await writeFile(cut, await readFile(archive));
  await truncate(cut, Math.floor(length * 0.9));
  await expect(restoreBackup(cut, data, machineClock)).rejects.toThrow(/cannot be used.*Nothing was changed/);
  const changed = join(directory, 'changed.tar.gz');
  const bytes = await readFile(archive);
  bytes.fill(0, Math.floor(length / 2), Math.floor(length / 2) + 64);
  await writeFile(changed, bytes);
  await expect(restoreBackup(changed, data, machineClock)).rejects.toThrow(/cannot be used/);
  expect((await readdir(data)).filter((name) => /before|restoring/.test(name))).toEqual([]);
  const { previousData } = await restoreBackup(archive, data, machineClock);
  expect(await readdir(previousData ?? '')).toEqual(
    expect.arrayContaining(['database', 'pictures', 'signing-key']),
  );
  await (await openData(data)).close();
});

it('restores a table of a running server, which goes on where it was', async () => {
  const server = await serve({ RATE_SCALE: '1000' });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const members = [founder, await colleague(server.url, founder, 'Bo Lind')];
  const players: Player[] = await Promise.all(members.map((member) => connect(server.url, member)));
  const game = await gameCalled('connect4');
  await seatAndBegin(players, { gameName: 'connect4' });
  await playOn(players, game, 6);
  const data = join(server.data, 'data');
  const command = async (...args: string[]) => {
    const child = spawn(process.execPath, ['src/server/run/backups/main.ts', ...args], {
      env: { ...process.env, TOPLA_DATA: data },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()));
    const [code] = await once(child, 'close');
    return { code, said };
  };
  const made = await command('backup');
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/MiB in/) });
  const archive = made.said.split(': ')[0] ?? '';
  expect(await command('restore', archive)).toMatchObject({
    code: 78,
    said: expect.stringContaining('in use'),
  });
  for (const player of players) player.leave();
  await server.end('SIGTERM');
  expect(await command('restore', archive)).toMatchObject({ code: 0, said: expect.stringContaining(data) });
  const database = await openData(data);
  const turns = await database.rows
    .selectFrom('turns')
    .innerJoin('matches', 'matches.id', 'turns.match_id')
    .select('turns.turn')
    .execute();
  expect(turns.length).toBeGreaterThanOrEqual(6);
  expect(await database.rows.selectFrom('sessions').selectAll().execute()).toEqual([]);
  await database.close();
  await server.start();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.remove();
});

it('keeps one an hour for a day and one a day for a week', () => {
  const at = (hours: number) =>
    `topla-${new Date(Date.UTC(2026, 0, 31) - hours * 3_600_000).toISOString().replace(/[:.]/g, '-')}.tar.gz`;
  const names = Array.from({ length: 24 * 20 }, (_, hours) => at(hours));
  const kept = names.filter((name) => !expired(names).includes(name));
  expect(kept).toHaveLength(24 + 5);
  expect(kept[0]).toBe(at(0));
});
