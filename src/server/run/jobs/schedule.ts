// Recurring jobs on pg-boss: each run is done once, whatever the number of nodes, and survives a crash.
import { createHash } from 'node:crypto';
import { Cron } from 'croner';
import { CompiledQuery } from 'kysely';
import type { ConstructorOptions, PgBoss } from 'pg-boss';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { OpenDatabase } from '../../base/storage/database.ts';
import type { Tracer } from '../../base/tracing/tracer.ts';

export interface Job {
  readonly name: string;
  /** A cron pattern in this time zone. */
  readonly cron: string;
  readonly timeZone: string;
  run(): Promise<void>;
}

interface Deps {
  readonly database: OpenDatabase;
  /** Null on the embedded database, which has a single connection. */
  readonly databaseUrl: string | null;
  readonly clock: WallClock;
  readonly log: Pick<Log, 'warn'>;
  /** Null: runs are not traced. */
  readonly tracer: Tracer | null;
  readonly pollEverySeconds?: number;
  /** Loading pg-boss would hold up the first requests. */
  readonly beginAfterMs?: number;
}

export interface JobSchedule {
  stop(): Promise<void>;
}

const tryAgainMs = 60_000;
const longestRunSeconds = 600;

/** pg-boss on the connection of the embedded database. It must not be called inside a transaction, which would deadlock. */
const overOurConnection = ({ rows, runScript }: OpenDatabase): NonNullable<ConstructorOptions['db']> => ({
  async executeSql(text, values = []) {
    if (values.length === 0 && runScript) return { rows: await runScript(text) };
    return rows.executeQuery(CompiledQuery.raw(text, [...values]));
  },
});

const optionsFor = ({ database, databaseUrl }: Deps): ConstructorOptions =>
  databaseUrl === null
    ? { db: overOurConnection(database), backend: 'pglite', schedule: false }
    : { connectionString: databaseUrl, max: 2, application_name: 'topla jobs', schedule: false };

interface Run {
  /** When it is due; runs stored by earlier versions lack it. */
  readonly at?: number;
}

/** The same on every node, so that a run is stored once, even where a node is late or its clock is behind. */
const idOf = (name: string, at: number): string =>
  createHash('sha256').update(`${name} ${at}`).digest('hex').slice(0, 32);

/** The next run is stored before this one begins; stored already, nothing happens. */
async function arm(boss: PgBoss, { name, cron, timeZone }: Job, after: number): Promise<void> {
  const startAfter = new Cron(cron, { timezone: timeZone, paused: true }).nextRun(new Date(after));
  if (!startAfter) return;
  const at = startAfter.getTime();
  await boss.send(name, { at }, { id: idOf(name, at), startAfter, singletonKey: name });
}

const traced = ({ tracer }: Deps, { name, run }: Job): Promise<void> =>
  tracer ? tracer.around(tracer.root({ name: `job ${name}`, kind: 'internal' }), run) : run();

async function open(deps: Deps, jobs: readonly Job[]): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const { clock, log, pollEverySeconds = 5 } = deps;
  const boss = new PgBoss(optionsFor(deps));
  let lastFault = '';
  boss.on('error', (fault: unknown) => {
    const reason = String(fault);
    if (reason !== lastFault) log.warn({ reason }, 'jobs are held up');
    lastFault = reason;
  });
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'short', expireInSeconds: longestRunSeconds });
    const polling = { batchSize: 20, pollingIntervalSeconds: pollEverySeconds };
    await boss.work<Run>(job.name, polling, async (due) => {
      await arm(boss, job, Math.max(clock.now(), ...due.map(({ data }) => data.at ?? 0)));
      await traced(deps, job);
    });
    await arm(boss, job, clock.now());
  }
  return boss;
}

/** Starts in the background, so that the server's start does not wait for it, and retries until it succeeds. */
export function startSchedule(deps: Deps, jobs: readonly Job[]): JobSchedule {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let opening: Promise<PgBoss | null> = Promise.resolve(null);
  const begin = () => {
    opening = open(deps, jobs).catch((fault: unknown) => {
      deps.log.warn({ reason: String(fault) }, 'jobs could not begin');
      if (!isStopped) timer = setTimeout(begin, tryAgainMs).unref();
      return null;
    });
  };
  timer = setTimeout(begin, deps.beginAfterMs ?? 5_000).unref();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const boss = await opening;
      await boss?.stop({ graceful: false });
    },
  };
}
