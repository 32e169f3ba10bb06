// Every column of the database is in a record, and what names a person is exported, erased or both.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import type { ColumnKind, Erasure } from '../../../src/server/base/storage/schema/record.ts';
import { removeExpired, tableRecords } from '../../../src/server/base/storage/schema/records.ts';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  /** What a foreign key to people does when the person goes; null: there is none. */
  readonly onDelete: 'CASCADE' | 'SET NULL' | 'NO ACTION' | null;
}

interface Recorded {
  readonly columns: Readonly<Record<string, ColumnKind>>;
  readonly owner: string | null;
  readonly erased: Erasure;
  readonly kept: { readonly column: string } | null;
}
type Recordings = Readonly<Record<string, Recorded>>;

/** Written by the migrations themselves. */
const ofTheMigrator: readonly string[] = ['kysely_migration', 'kysely_migration_lock', 'migrations'];

async function columnsOf({ rows }: OpenDatabase): Promise<Column[]> {
  const { rows: columns } = await sql<Column>`
    select c.table_name as table, c.column_name as column, keys.rule as "onDelete"
    from information_schema.columns c left join (
      select k.conrelid::regclass::text as table_name, a.attname as column_name,
        case k.confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'NO ACTION' end as rule
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid = 'people'::regclass
    ) keys on keys.table_name = c.table_name and keys.column_name = c.column_name
    where c.table_schema = 'public' order by 1, 2`.execute(rows);
  return columns.filter(({ table }) => !ofTheMigrator.includes(table));
}

/** Names of columns that say who somebody is. Teams have a name too, and pictures a file name. */
const namesSomebody = /user_id$|_by$|email|^other_id$|player|recipient|^presence$|^doc$|^told$|^password/;

function faultsOf(columns: readonly Column[], records: Recordings): string[] {
  const faults = columns.flatMap(({ table, column, onDelete }): string[] => {
    const record = records[table];
    const kind = record?.columns[column];
    if (!record || !kind) return [`${table}.${column} is in no record`];
    const here = `${table}.${column}`;
    const namesPerson = onDelete !== null || namesSomebody.test(column) || here === 'notifications.content';
    return [
      ...(namesPerson && kind === 'internal' && table !== 'teams' ? [`${here} names a person`] : []),
      ...(kind !== 'internal' && record.erased === 'nobody' ? [`${here} is about a person`] : []),
      ...(kind !== 'internal' && kind !== 'exported' && record.erased === 'stays'
        ? [`${here} is neither exported nor erased`]
        : []),
      ...(record.erased === 'cascade' && column === record.owner && onDelete !== 'CASCADE'
        ? [`${here} is not erased by a foreign key`]
        : []),
      ...(record.erased === 'unlinked' && kind === 'person' && onDelete !== 'SET NULL'
        ? [`${here} is not unlinked by a foreign key`]
        : []),
    ];
  });
  const gone = Object.entries(records).flatMap(([table, record]) =>
    Object.keys(record.columns)
      .filter((column) => !columns.some((each) => each.table === table && each.column === column))
      .map((column) => `${table}.${column} does not exist`),
  );
  return [...faults, ...gone];
}

describe('the records of the tables', () => {
  let database: OpenDatabase;
  let columns: Column[];
  beforeAll(async () => {
    database = await freshDatabase();
    columns = await columnsOf(database);
  });
  afterAll(() => database?.close());

  test('hold every column, and nothing about a person that is neither exported nor erased', () => {
    expect(faultsOf(columns, tableRecords)).toEqual([]);
  });

  test('say when rows go: those kept long enough do, others stay', async () => {
    const now = 1_770_000_000_000;
    const { kept } = tableRecords.processed_requests;
    const rows = [
      { id: 'old', at: now - (kept?.forMs ?? 0) },
      { id: 'new', at: now - (kept?.forMs ?? 0) + 1 },
    ];
    await database.rows.insertInto('processed_requests').values(rows).execute();
    await removeExpired(database.rows, now);
    const left = await database.rows.selectFrom('processed_requests').select('id').execute();
    expect(left).toEqual([{ id: 'new' }]);
  });

  const sessions = tableRecords.sessions;
  test.each<[string, Partial<Column>, Partial<Recorded>, string]>([
    ['a column nobody recorded', { column: 'shoe_size' }, {}, 'shoe_size is in no record'],
    [
      'a person called internal',
      {},
      { columns: { ...sessions.columns, user_id: 'internal' } },
      'user_id names a person',
    ],
    ['a person that stays', {}, { erased: 'stays' }, 'user_id is neither exported nor erased'],
    ['a person in a table about nobody', {}, { erased: 'nobody' }, 'user_id is about a person'],
    [
      'a foreign key that keeps the row',
      { onDelete: 'NO ACTION' },
      {},
      'user_id is not erased by a foreign key',
    ],
  ])('would notice %s', (_, column, record, fault) => {
    const planted = { table: 'sessions', column: 'user_id', onDelete: 'CASCADE' as const, ...column };
    const records: Recordings = { sessions: { ...sessions, ...record } };
    expect(faultsOf([planted], records)).toContain(`sessions.${fault}`);
  });
});
