// A process that writes turns to the embedded database as fast as it can and says which are stored, until it is killed.
import { randomUUID } from 'node:crypto';
import { machineClock } from '../../../src/server/base/shared/clock.ts';
import { openJournal } from '../../../src/server/base/storage/journal.ts';
import { openDatabase } from '../../../src/server/base/storage/open.ts';

const [dataDirectory = '', round = ''] = process.argv.slice(2);
const database = await openDatabase(
  { databaseUrl: null, databaseConnections: 1, dataDirectory, leastFreeMebibytes: 1 },
  machineClock,
  { onLost: (why) => process.exit(why.length), onTrouble: () => {} },
);
const journal = openJournal(database.rows, database.moves);
const tables = 20;

async function play(table: number): Promise<never> {
  for (let turn = 0; ; turn++) {
    const matchId = `${round}-${table}`;
    const entries = [{ at: turn, kind: 'move', by: 0, move: turn }] as const;
    await journal.append({
      matchId,
      turn,
      moveId: randomUUID(),
      entries,
      at: turn,
      dueAt: null,
      result: null,
    });
    process.stdout.write(`${matchId} ${turn}\n`);
  }
}

await Promise.all(Array.from({ length: tables }, (_, table) => play(table)));
