// What was stored before an upgrade, row by row: each row must be there afterwards as it was, whatever columns were added.
import { createHash } from 'node:crypto';
import pg from 'pg';

/** Rows that are written once: turns, results, XP, guesses and what they were about. */
const tables: readonly string[] = [
  'turns',
  'matches',
  'game_results',
  'xp_lines',
  'puzzles',
  'puzzle_tries',
  'puzzle_attempts',
  'people',
  'teams',
];

/** Columns that go on changing while people play. */
const moving: ReadonlySet<string> = new Set(['matches.settled_at', 'matches.ended_at', 'matches.result']);

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: ReadonlyMap<string, number>;
}

export type Kept = readonly Table[];

const hashOf = (row: unknown): string => createHash('sha1').update(JSON.stringify(row)).digest('base64');

async function read(
  client: pg.Client,
  name: string,
  columns: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const list = columns.map((column) => `"${column}"::text`).join(', ');
  const { rows } = await client.query({ text: `select ${list} from "${name}"`, rowMode: 'array' });
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(hashOf(row), (counts.get(hashOf(row)) ?? 0) + 1);
  return counts;
}

async function columnsOf(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
    where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [name],
  );
  return rows.map(({ column_name }) => column_name).filter((column) => !moving.has(`${name}.${column}`));
}

async function withClient<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const readKept = (database: string): Promise<Kept> =>
  withClient(database, async (client) => {
    const kept: Table[] = [];
    for (const name of tables) {
      const columns = await columnsOf(client, name);
      if (columns.length > 0) kept.push({ name, columns, rows: await read(client, name, columns) });
    }
    return kept;
  });

/** How many of these rows are not there any more as they were, by table. */
export const missingOf = (database: string, kept: Kept): Promise<ReadonlyMap<string, number>> =>
  withClient(database, async (client) => {
    const missing = new Map<string, number>();
    for (const { name, columns, rows } of kept) {
      const now = await read(client, name, columns);
      const gone = [...rows].reduce(
        (sum, [hash, count]) => sum + Math.max(0, count - (now.get(hash) ?? 0)),
        0,
      );
      if (gone > 0) missing.set(name, gone);
    }
    return missing;
  });
