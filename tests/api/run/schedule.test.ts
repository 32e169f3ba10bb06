// Recurring jobs on both databases: done once however many nodes there are, made up for after a stop, tried again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { machineClock, type WallClock } from '../../../src/server/base/shared/clock.ts';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { openDatabase } from '../../../src/server/base/storage/open.ts';
import { tracedStatements } from '../../../src/server/base/tracing/statements.ts';
import { createTracer, type EndedSpan, type Tracer } from '../../../src/server/base/tracing/tracer.ts';
import { type Job, type JobSchedule, startSchedule } from '../../../src/server/run/jobs/schedule.ts';
import { openedData } from '../../support/servers/openedData.ts';
import { postgresForTests } from '../../support/servers/postgres.ts';

const postgres = await postgresForTests({ isMigrated: true });
if (!postgres) console.error('NOT TESTED on PostgreSQL: set DATABASE_URL, or install a server');
afterAll(() => postgres?.stop());

const engines = [
  { name: 'the embedded database', url: null, nodes: 1 },
  ...(postgres ? [{ name: 'PostgreSQL', url: postgres.url, nodes: 2 }] : []),
];

describe.each(engines)('jobs on $name', ({ url, nodes }) => {
  let directory: string;
  let database: OpenDatabase;
  const schedules: JobSchedule[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'topla-jobs-'));
    await openedData(directory);
    const settings = {
      databaseUrl: url,
      databaseConnections: 4,
      dataDirectory: directory,
      leastFreeMebibytes: 1,
    };
    database = await openDatabase(settings, machineClock, {
      onLost: (why) => faults.push(why),
      onTrouble: (error) => faults.push(error.message),
    });
  });
  afterEach(async () => {
    await Promise.all(schedules.splice(0).map((schedule) => schedule.stop()));
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    await database?.close();
    await rm(directory, { recursive: true, force: true });
  });

  interface Node {
    readonly tracer?: Tracer;
    readonly clock?: WallClock;
  }

  const start = (job: Job, { tracer, clock }: Node = {}): void => {
    const log = { warn: (about: object, what?: string) => faults.push(`${what} ${JSON.stringify(about)}`) };
    const deps = {
      database,
      databaseUrl: url,
      clock: clock ?? machineClock,
      log,
      pollEverySeconds: 0.5,
      beginAfterMs: 0,
      tracer: tracer ?? null,
    };
    schedules.push(startSchedule(deps, [job]));
  };

  const stored = async (name: string, state: string): Promise<number> => {
    const { rows } = await sql<{ jobs: number }>`
      select count(*)::int as jobs from pgboss.job where name = ${name} and state = ${state}`.execute(
      database.rows,
    );
    return rows[0]?.jobs ?? 0;
  };

  const doneTwice = async (name: string): Promise<readonly Date[]> => {
    const { rows } = await sql<{ time: Date }>`
      select start_after as time from pgboss.job where name = ${name} group by 1 having count(*) > 1`.execute(
      database.rows,
    );
    return rows.map(({ time }) => time);
  };

  test('are done once for each time, whatever the number of nodes, beside everybody else’s statements', async () => {
    let runs = 0;
    const job: Job = {
      name: 'often',
      cron: '* * * * * *',
      timeZone: 'UTC',
      async run() {
        await database.rows.selectFrom('people').select('id').execute();
        runs += 1;
      },
    };
    for (let node = 0; node < nodes; node++) start(job);
    await expect.poll(() => runs).toBeGreaterThan(3);
    await Promise.all(schedules.splice(0).map((schedule) => schedule.stop()));
    expect(await doneTwice('often')).toEqual([]);
  });

  test('are done once for each time where the clock of a node is behind that of the database', async () => {
    let runs = 0;
    const job: Job = {
      name: 'behind',
      cron: '* * * * * *',
      timeZone: 'UTC',
      async run() {
        runs += 1;
      },
    };
    const behind: WallClock = {
      now: () => machineClock.now() - 3_000,
      monotonic: machineClock.monotonic,
    };
    start(job, { clock: behind });
    for (let node = 1; node < nodes; node++) start(job);
    await expect.poll(() => runs).toBeGreaterThan(3);
    await Promise.all(schedules.splice(0).map((schedule) => schedule.stop()));
    expect(await doneTwice('behind')).toEqual([]);
  });

  test('are traced with their statements', async () => {
    const ended: EndedSpan[] = [];
    const tracer = createTracer(
      1,
      () => machineClock.now(),
      (span) => ended.push(span),
    );
    const rows = database.rows.withPlugin(tracedStatements(tracer));
    const run = async () => void (await rows.selectFrom('teams').select('id').execute());
    start({ name: 'traced', cron: '* * * * * *', timeZone: 'UTC', run }, { tracer });
    await expect.poll(() => ended.length).toBeGreaterThan(1);
    const [statement, job] = ended;
    expect(job).toMatchObject({ name: 'job traced', kind: 'internal', parentId: null, isFailed: false });
    expect(statement).toMatchObject({ name: 'select teams', kind: 'client', parentId: job?.spanId });
  });

  test('whose time passed while no server ran are done at the next start', async () => {
    let runs = 0;
    const job: Job = {
      name: 'rarely',
      cron: '0 0 1 1 *',
      timeZone: 'Europe/Istanbul',
      async run() {
        runs += 1;
      },
    };
    start(job);
    await expect.poll(() => stored('rarely', 'created').catch(() => 0)).toBe(1);
    await Promise.all(schedules.splice(0).map((schedule) => schedule.stop()));
    await sql`update pgboss.job set start_after = now() - interval '1 hour' where name = 'rarely'`.execute(
      database.rows,
    );
    for (let node = 0; node < nodes; node++) start(job);
    await expect.poll(() => runs).toBe(1);
    await expect.poll(() => stored('rarely', 'completed')).toBe(1);
    expect(await stored('rarely', 'created')).toBe(1);
    expect(runs).toBe(1);
  });

  test('that fail are tried again', async () => {
    let runs = 0;
    start({
      name: 'fails',
      cron: '* * * * * *',
      timeZone: 'UTC',
      async run() {
        runs += 1;
        if (runs === 1) throw new Error('the first time');
      },
    });
    await expect.poll(() => runs).toBeGreaterThan(1);
  });
});
