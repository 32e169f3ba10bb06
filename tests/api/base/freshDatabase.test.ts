// The databases of tests: used again after a test, and as empty as new.
import { expect, it } from 'vitest';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';

const contents = `
  select nspname as name, null as rows from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  union all
  select relname, (xpath('/row/rows/text()', query_to_xml(format('select count(*) as rows from %I', relname), false, true, '')))[1]::text
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  order by 1`;

it('keeps neither rows nor the schema of the jobs, and answers nobody any more', async () => {
  const first = await freshDatabase();
  const asNew = await first.runScript(contents);
  await first.runScript(`
    insert into outages (began_at, ended_at) values (1, 2);
    create schema pgboss; create table pgboss.job (name text); insert into pgboss.job values ('tidying')`);
  expect(await first.runScript(contents)).not.toEqual(asNew);
  await first.close();
  await expect(first.runScript('select 1')).rejects.toThrow('closed');

  const second = await freshDatabase();
  expect(await second.runScript(contents)).toEqual(asNew);
  await second.close();
});
