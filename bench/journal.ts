// How many durable turns a second the journal takes, with a hundred tables writing at once.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineClock } from '../src/server/base/shared/clock.ts';
import { openJournal } from '../src/server/base/storage/journal.ts';
import { openDatabase } from '../src/server/base/storage/open.ts';
import { type Row, rounded } from './row.ts';

const tables = 100;
const seconds = 5;

const entries = [{ kind: 'move', by: 0, move: 3, at: 1_234 }] as const;

async function turnsPerSecond(databaseUrl: string | null): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'topla-bench-'));
  const settings = {
    databaseUrl,
    databaseConnections: 5,
    dataDirectory: join(directory, 'data'),
    leastFreeMebibytes: 64,
  };
  const fail = (why: unknown) => {
    throw new Error(String(why));
  };
  const database = await openDatabase(settings, machineClock, { onLost: fail, onTrouble: fail });
  const journal = openJournal(database.rows);
  const run = `bench-${process.pid}-${Date.now()}`;
  let turns = 0;
  const end = performance.now() + seconds * 1_000;
  const write = async (table: number) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const stored = await journal.append({
        matchId: `${run}-${table}`,
        turn,
        moveId: `${turn}`,
        entries,
        at: Date.now(),
        dueAt: null,
        result: null,
      });
      if (stored) turns += 1;
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, table) => write(table)));
  await database.close();
  await rm(directory, { recursive: true, force: true });
  return turns / seconds;
}

export async function journalRows(postgres: string | null): Promise<Row[]> {
  const lite = await turnsPerSecond(null);
  const rows: Row[] = [
    {
      what: 'journal, embedded database: durable turns/s, 100 tables',
      figure: rounded(lite),
      bound: 'reference 23,000',
      isWithin: null,
    },
  ];
  if (postgres === null) return rows;
  const full = await turnsPerSecond(postgres);
  return [
    ...rows,
    {
      what: 'journal, PostgreSQL: durable turns/s, 100 tables',
      figure: rounded(full),
      bound: 'reference 30,000',
      isWithin: null,
    },
  ];
}
