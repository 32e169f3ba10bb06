// A company of 2,000 people after two years of play, a million results: how long its pages of figures take.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type RawBuilder, sql } from 'kysely';
import { machineClock } from '../src/server/base/shared/clock.ts';
import { type Day, dayOf, plusDays } from '../src/server/base/shared/days.ts';
import type { Database } from '../src/server/base/storage/database.ts';
import { openDatabase } from '../src/server/base/storage/open.ts';
import { finish } from '../tests/support/data/finishedGames.ts';
import { postgresForTests } from '../tests/support/servers/postgres.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../tests/support/servers/testApp.ts';
import { percentile, type Row, rounded } from './row.ts';

const people = 2_000;
const matches = 500_000;
/** A statement of the server may take five seconds. */
const matchesAtOnce = 2_500;
const days = 730;
const askedTimes = 40;
const gameTypes = ['connect4', 'chess', 'backgammon', 'checkers', 'okey', 'hearts', 'scrabble', 'battleship'];

const peopleOf = (founder: string): RawBuilder<unknown> => sql`
  insert into people select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'name', 'Çiğdem ' || n,
    'email', 'p' || n || '@bench.test', 'email_key', 'p' || n || '@bench.test', 'is_admin', false))).*
  from people p, generate_series(1, ${people - 2}) n where p.id = ${founder}`;

/** Matches of two people each from one number to another, what they brought, and the sums of it: in one statement. */
const playing = (teamId: string, from: number, to: number, now: number): RawBuilder<unknown> => sql`
  with team as (
    select id, row_number() over (order by id) - 1 as at from people where team_id = ${teamId}
  ), played as (
    select 'bench' || (n / 100) || ':' || (n % 100) as id, 'bench' || (n / 100) as room_id, n % 100 as game,
      (${sql.val(gameTypes)}::text[])[1 + n % ${gameTypes.length}] as game_type,
      ${now}::bigint - (${matches} - n)::bigint * ${Math.floor((days * 86_400_000) / matches)} as ended_at,
      (n::bigint * 7919) % ${people} as one, ((n::bigint * 7919) % ${people} + 1 + n % 37) % ${people} as other
    from generate_series(${from}::int, ${to}::int) n
  ), results as (
    insert into game_results (match_id, user_id, team_id, room_id, game_type, opened, outcome, has_left, counts, day, ended_at)
    select m.id, p.id, ${teamId}, m.room_id, m.game_type, false, case when p.at = m.one then 'win' else 'loss' end, false,
      true, to_char(to_timestamp(m.ended_at / 1000) at time zone 'UTC', 'YYYY-MM-DD'), m.ended_at
    from played m join team p on p.at in (m.one, m.other)
    returning *
  ), lines as (
    insert into xp_lines (user_id, source, source_id, team_id, game_type, cause, xp, at)
    select user_id, 'match', match_id, team_id, game_type, match_id, case outcome when 'win' then 20 else 5 end, ended_at
    from results
  ), tallies as (
    insert into person_tallies as t (user_id, xp, finished, won, hosted, teammates, win_run, stayed_run)
    select user_id, count(*) * 12, count(*), count(*) filter (where outcome = 'win'), 0, 36, 1, 9
    from results group by user_id
    on conflict (user_id) do update set xp = t.xp + excluded.xp, finished = t.finished + excluded.finished,
      won = t.won + excluded.won
  ), of_games as (
    insert into game_tallies as t (user_id, game_type, played, won, drawn, win_run, best_run, last_played)
    select user_id, game_type, count(*), count(*) filter (where outcome = 'win'), 0, 1, 9, max(ended_at)
    from results group by user_id, game_type
    on conflict (user_id, game_type) do update set played = t.played + excluded.played, won = t.won + excluded.won,
      last_played = excluded.last_played
  ), team_plays as (
    insert into team_days as d select team_id, day, game_type, count(*) / 2, count(*) * 150000
    from results group by team_id, day, game_type
    on conflict (team_id, day, game_type) do update set plays = d.plays + excluded.plays, ms = d.ms + excluded.ms
  ), own_plays as (
    insert into person_days as d select user_id, team_id, day, game_type, count(*), count(*) * 300000
    from results group by user_id, team_id, day, game_type
    on conflict (team_id, day, game_type, user_id) do update set plays = d.plays + excluded.plays, ms = d.ms + excluded.ms
  ), own_months as (
    insert into person_months as m select user_id, team_id, left(day, 7), count(*), count(*) * 300000, max(day)
    from results group by 1, 2, 3
    on conflict (team_id, month, user_id) do update set plays = m.plays + excluded.plays, ms = m.ms + excluded.ms,
      last_day = greatest(m.last_day, excluded.last_day)
  ), own_games as (
    insert into person_games as g select user_id, team_id, game_type, max(day) from results group by 1, 2, 3
    on conflict (team_id, game_type, user_id) do update set last_day = greatest(g.last_day, excluded.last_day)
  )
  insert into matches (id, room_id, team_id, game, game_name, game_version, setup, positions, players, seed, commitment,
    room_timeout_ms, started_at, ended_at, result, standings, settled_at)
  select m.id, m.room_id, ${teamId}, m.game, m.game_type, 1, '{}', '[0,1]',
    jsonb_build_array(jsonb_build_object('userId', a.id, 'name', 'One', 'avatar', null, 'strength', null),
      jsonb_build_object('userId', b.id, 'name', 'Other', 'avatar', null, 'strength', null)), '', '', 60000,
    m.ended_at - 300000, m.ended_at, '{"reason":"score"}',
    '[{"seat":0,"outcome":"win","rank":1},{"seat":1,"outcome":"loss","rank":2}]', m.ended_at
  from played m join team a on a.at = m.one join team b on b.at = m.other`;

async function fill(database: Database, { admin, team }: TeamOfTwo, now: number): Promise<void> {
  await peopleOf(admin.userId).execute(database);
  for (let from = 1; from <= matches; from += matchesAtOnce)
    await playing(team.teamId, from, from + matchesAtOnce - 1, now).execute(database);
  for (const table of [
    'people',
    'game_results',
    'xp_lines',
    'xp_totals',
    'result_totals',
    'team_days',
    'person_days',
    'person_months',
    'person_games',
  ])
    await sql`vacuum analyze ${sql.table(table)}`.execute(database); // as the embedded database is kept, and PostgreSQL keeps itself
}

function addressesOf({ team, admin }: TeamOfTwo, today: Day): Record<string, string> {
  const range = (length: number) => `startDate=${plusDays(today, 1 - length)}&endDate=${today}`;
  return {
    'leaders of a week': `/api/Leaderboard/Overview?top=10&${range(7)}`,
    'leaders of a quarter': `/api/Leaderboard/Overview?top=10&${range(92)}`,
    'leaders of all time': `/api/Leaderboard/Overview?top=10&startDate=2020-01-01&endDate=${today}`,
    'details of a quarter': `/api/Leaderboard/Details?gameType=all&${range(92)}`,
    'details of all time': '/api/Leaderboard/Details?gameType=all',
    'details of one game, all time': '/api/Leaderboard/Details?gameType=chess',
    'badges, first page': '/api/Leaderboard/BadgeDetails?pageSize=20&pageNumber=1',
    'badges, hundredth page': '/api/Leaderboard/BadgeDetails?pageSize=20&pageNumber=100',
    'analytics of a month': `/api/Analytics/Overview?${range(30)}`,
    'analytics of a year': `/api/Analytics/Overview?${range(365)}`,
    'analytics by game, a year': `/api/Analytics/GameDetails?${range(365)}`,
    'active members, a year': `/api/Analytics/ActiveMembers?${range(365)}`,
    profile: `/api/UserProfile/Overview?userId=${admin.userId}`,
    agenda: `/api/Event/GetEvents/${team.teamId}`,
  };
}

async function timesOf(testApp: TestApp, path: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < askedTimes; turn++) {
    const began = performance.now();
    const { status, body } = await testApp.ask('GET', path, { token });
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  }
  return percentile(
    times.toSorted((a, b) => a - b),
    0.95,
  );
}

async function settlingMs(testApp: TestApp, { admin, member, team }: TeamOfTwo): Promise<number> {
  const times: number[] = [];
  for (let game = 0; game < askedTimes; game++) {
    const began = performance.now();
    await finish(testApp, { players: [admin, member], teamId: team.teamId });
    times.push(performance.now() - began);
  }
  return percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
}

async function rowsOn(databaseUrl: string | null): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'topla-bench-'));
  const settings = { databaseUrl, databaseConnections: 10, dataDirectory: directory, leastFreeMebibytes: 1 };
  const events = { onLost: () => {}, onTrouble: () => {} };
  const database = await openDatabase(settings, machineClock, events);
  const testApp = await startTestApp({ database, startsAt: machineClock.now() });
  const on = databaseUrl === null ? 'embedded' : 'PostgreSQL';
  const budget = databaseUrl === null ? 200 : 100;
  try {
    const ours = await foundTeam(testApp, 'Bench');
    await settlingMs(testApp, ours); // statements are prepared and code is warm
    const first = await settlingMs(testApp, ours);
    await fill(database.rows, ours, testApp.clock.now());
    const rows: Row[] = [];
    const today = dayOf('UTC', testApp.clock.now());
    for (const [what, path] of Object.entries(addressesOf(ours, today))) {
      const p95 = await timesOf(testApp, path, ours.admin.token);
      rows.push({
        what: `${on}: ${what}: p95`,
        figure: `${rounded(p95, 1)} ms`,
        bound: `≤ ${budget} ms`,
        isWithin: p95 <= budget,
      });
    }
    const last = await settlingMs(testApp, ours);
    rows.push({
      what: `${on}: settling a game, first day / last day`,
      figure: `${rounded(first, 1)} / ${rounded(last, 1)} ms`,
      bound: 'the same (± 30 %)',
      isWithin: last <= first * 1.3,
    });
    return rows;
  } finally {
    await testApp.close();
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}

export async function companyRows(): Promise<Row[]> {
  const postgres = await postgresForTests();
  try {
    return [...(postgres ? await rowsOn(postgres.url) : []), ...(await rowsOn(null))];
  } finally {
    await postgres?.stop();
  }
}
