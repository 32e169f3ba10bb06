// A hundred thousand games with a move a day are open: what they cost a start, memory, the job of every minute, and the list of one's turns.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { machineClock } from '../src/server/base/shared/clock.ts';
import { DatabaseFault, sqlState } from '../src/server/base/storage/faults.ts';
import { openLite } from '../src/server/base/storage/lite/open.ts';
import { createDueTurns } from '../src/server/tables/matches/daily/dueTurns.ts';
import { countTurns, readYourTurns } from '../src/server/tables/matches/daily/yourTurns.ts';
import { type Serving, serve } from '../tests/support/servers/serving.ts';
import { percentile, type Row, rounded } from './row.ts';

const tables = 100_000;
const teams = 1_000;
const tablesOfOne = 200;
const times = 50;
/** Tables laid by one statement. */
const step = 10_000;

const lost = (why: string) => {
  throw new Error(why);
};

/** The database may be busy with what was written before: then the script has not run. */
const patiently =
  (run: (script: string) => Promise<unknown>) =>
  async (script: string): Promise<unknown> => {
    for (;;) {
      try {
        return await run(script);
      } catch (fault) {
        if (!(fault instanceof DatabaseFault) || fault.code !== sqlState.away) throw fault;
      }
    }
  };

/** Ten people a team; each of the first person's tables is against another colleague of theirs. */
async function fill(run: (script: string) => Promise<unknown>, now: number): Promise<void> {
  const uuid = (kind: string, number: string) => `md5('${kind}' || (${number}))::uuid`;
  const once = [
    `insert into teams (id, name, language, time_zone, created_at)
      select ${uuid('team', 't')}, 'Team ' || t, 'en', 'Europe/Berlin', ${now} from generate_series(0, ${teams - 1}) t`,
    `insert into people (id, name, team_id, joined_at, controller, language, theme, created_at)
      select ${uuid('person', 'p')}, 'Person ' || p, ${uuid('team', 'p / 10')}, ${now}, 'GameSpace', 'en', 'light', ${now}
      from generate_series(0, ${teams * 10 - 1}) p`,
    `create temporary table bench_tables as
      select n, case when n < ${tablesOfOne} then 0 else n % ${teams} end as team,
        case when n < ${tablesOfOne} then 0 else (n % ${teams}) * 10 + (n / ${teams}) % 5 end as one,
        case when n < ${tablesOfOne} then 1 + n % 9 else (n % ${teams}) * 10 + 5 + (n / ${teams}) % 5 end as other
      from generate_series(0, ${tables - 1}) n`,
  ];
  const inRange = (from: number) => [
    `insert into rooms (id, team_id, game_name, status, version, doc, created_at, updated_at)
      select lpad(n::text, 22, '0'), ${uuid('team', 'team')}, 'chess', 1, 3, jsonb_build_object(
        'name', '', 'gameName', 'chess', 'hostUserId', ${uuid('person', 'one')}, 'maxPlayers', 2, 'watch', 'team',
        'ruleSet', '{"set":"standard","options":{},"timer":null,"turnDays":1}'::jsonb, 'roomTimeout', 660,
        'testMode', false, 'kicked', '[]'::jsonb, 'gamesPlayed', 0, 'game', 1, 'score', '[0,0]'::jsonb,
        'lastLoser', null, 'startsAt', null, 'startedAt', ${now}, 'rematch', '[]'::jsonb,
        'places', jsonb_build_array(
          jsonb_build_object('kind', 'person', 'userId', ${uuid('person', 'one')}, 'name', 'Person ' || one, 'avatar', null, 'isReady', true),
          jsonb_build_object('kind', 'person', 'userId', ${uuid('person', 'other')}, 'name', 'Person ' || other, 'avatar', null, 'isReady', true))),
        ${now}, ${now} from bench_tables where n between ${from} and ${from + step - 1}`,
    `insert into matches (id, room_id, team_id, game, game_name, game_version, setup, positions, players, seed, commitment,
        room_timeout_ms, started_at)
      select lpad(n::text, 22, '0') || ':1', lpad(n::text, 22, '0'), ${uuid('team', 'team')}, 1, 'chess', 1,
        '{"rules":{},"seats":2,"timer":null,"turnDays":1}', '[0,1]', '[]', '', '', 660000, ${now} from bench_tables where n between ${from} and ${from + step - 1}`,
    `insert into turns (match_id, turn, entries, at) select lpad(n::text, 22, '0') || ':1', 0, '[]', ${now} from bench_tables where n between ${from} and ${from + step - 1}`,
    `insert into daily_turns (match_id, seat, room_id, team_id, user_id, turn, since, days, due_at)
      select lpad(n::text, 22, '0') || ':1', seat, lpad(n::text, 22, '0'), ${uuid('team', 'team')},
        case when seat = 0 then ${uuid('person', 'one')} else ${uuid('person', 'other')} end, 0,
        case when seat = 0 then ${now} end, 1, case when seat = 0 then ${now} + 86400000 + n end
      from bench_tables, generate_series(0, 1) seat where n between ${from} and ${from + step - 1}`,
  ];
  for (const statement of once) await run(statement);
  for (let from = 0; from < tables; from += step) for (const statement of inRange(from)) await run(statement);
  await run('analyze');
}

const nothing = { catchUp: async () => {}, open: async () => null, get: () => undefined };
const refused = async () => lost('nothing is due');

async function medianOf(act: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    await act();
    took.push(performance.now() - began);
  }
  return percentile(
    took.toSorted((a, b) => a - b),
    0.5,
  );
}

const ms = (what: string, took: number): Row => ({
  what,
  figure: `${rounded(took, 1)} ms`,
  bound: '≤ 50 ms',
  isWithin: took <= 50,
});

/** Fills a data directory before its server starts, and measures the statements on the way. */
async function prepare(dataDirectory: string, rows: Row[]): Promise<void> {
  const opened = await openLite({ dataDirectory, leastFreeMebibytes: 0 }, machineClock, lost);
  const { rows: database } = opened;
  if (!opened.runScript) throw new Error('not the embedded database');
  await fill(patiently(opened.runScript), machineClock.now());
  const { rows: found } = await sql<{ id: string }>`select md5('person0')::uuid::text as id`.execute(
    database,
  );
  const userId = found[0]?.id ?? '';
  const due = createDueTurns({
    rooms: nothing,
    turns: { commit: refused },
    expiry: { expireDue: refused },
    settlement: { settle: refused },
    botTurns: { wake() {} },
    announcer: { room() {} },
    database,
    clock: machineClock,
    log: { warn: (fault: unknown) => lost(JSON.stringify(fault)) },
  });
  const { tables: shown } = await readYourTurns({ database, clock: machineClock }, userId);
  rows.push(ms('the job of every minute, nothing due: p50', await medianOf(due.handleAll)));
  const list = () => readYourTurns({ database, clock: machineClock }, userId);
  rows.push(ms(`your turns, ${shown.length} tables: p50`, await medianOf(list)));
  rows.push(ms('their number in the menu: p50', await medianOf(() => countTurns(database, userId))));
  await opened.close();
}

const memoryMb = (server: Serving): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]) / 1_024;

const settleMs = 20_000;
const pause = (wait: number) => new Promise<void>((resolve) => setTimeout(resolve, wait));

/** After further starts on the same data: seconds until it is ready, the best of three, and MB once it has settled. */
async function startOn(server: Serving): Promise<{ readonly seconds: number; readonly mb: number }> {
  const took: number[] = [];
  for (let start = 0; start < 3; start++) {
    await server.end('SIGTERM');
    const began = performance.now();
    await server.start();
    took.push((performance.now() - began) / 1_000);
  }
  await pause(settleMs);
  return { seconds: Math.min(...took), mb: memoryMb(server) };
}

export async function dailyRows(): Promise<Row[]> {
  const rows: Row[] = [];
  const environment = { RATE_SCALE: '100000', LOG_LEVEL: 'error' };
  const bare = await serve(environment);
  const empty = await startOn(bare);
  await bare.remove();
  const full = await serve(environment, { prepare: (directory) => prepare(directory, rows) });
  try {
    const { seconds, mb } = await startOn(full);
    rows.unshift(
      {
        what: `start with ${rounded(tables)} games with a move a day open (none: ${rounded(empty.seconds, 2)} s)`,
        figure: `${rounded(seconds, 2)} s`,
        bound: '≤ 3 s',
        isWithin: seconds <= 3,
      },
      {
        what: `memory beyond that of an empty server (${rounded(empty.mb)} MB)`,
        figure: `${rounded(mb - empty.mb)} MB`,
        bound: '≤ 100 MB',
        isWithin: mb - empty.mb <= 100,
      },
    );
  } finally {
    await full.remove();
  }
  return rows;
}
