// The databases of tests: used again after a test, and as empty as new.
import { expect, it } from 'vitest';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';

const contents = `
  select nspname as name, null as rows from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  union all
  select relname, (xpath('/row/rows/text()', query_to_xml(format('select count(*) as rows from %I', relname), false, true, '')))[1]::text
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  order by 1`;

async function run({ runScript }: OpenDatabase, script: string): Promise<readonly unknown[]> {
  if (!runScript) throw new Error('the embedded database runs scripts');
  return runScript(script);
}

it('keeps neither rows nor tables of a test nor the schema of the jobs, and answers nobody any more', async () => {
  const first = await freshDatabase();
  const asNew = await run(first, contents);
  await run(
    first,
    `
    insert into outages (began_at, ended_at) values (1, 2);
    create table bells (id int); insert into bells values (1);
    create schema pgboss; create table pgboss.job (name text); insert into pgboss.job values ('tidying')`,
  );
  expect(await run(first, contents)).not.toEqual(asNew);
  await first.close();
  await expect(run(first, 'select 1')).rejects.toThrow('closed');

  const second = await freshDatabase();
  expect(await run(second, contents)).toEqual(asNew);
  await second.close();
});

/** The next query gives timers and sockets their turn before it runs: the thread was busy for so long. */
function keepBusy(): void {
  const until = performance.now() + 60;
  while (performance.now() < until);
}

const untilQueriesWait = () => new Promise<void>((resolve) => process.nextTick(resolve));

it('runs no query that still waits for its turn when it is closed', async () => {
  const { rows, close } = await freshDatabase();
  keepBusy();
  const reading = rows.selectFrom('outages').selectAll().execute();
  const refused = expect(reading).rejects.toThrow('the database of this test is closed');
  await untilQueriesWait();
  await close();
  await refused;
});

it('begins no transaction that still waits for its turn when it is closed', async () => {
  const { rows, close } = await freshDatabase();
  keepBusy();
  void rows
    .transaction()
    .execute((held) => held.insertInto('outages').values({ began_at: 1, ended_at: 2 }).execute());
  await untilQueriesWait();
  await close(); // an error of a beginning that nobody waits for would end the whole run

  const next = await freshDatabase();
  expect(await next.rows.selectFrom('outages').selectAll().execute()).toEqual([]);
  await next.close();
});
