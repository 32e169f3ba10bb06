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
