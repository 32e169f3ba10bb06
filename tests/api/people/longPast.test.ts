// Somebody with a long past goes: their tables are forgotten a few at a time, so that nobody's move waits for all of it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roomStatus } from '../../../src/server/base/storage/schema/matches.ts';
import { teamDeletion } from '../../../src/server/run/jobs/teamDeletion.ts';
import { layFinished } from '../../support/data/finishedGames.ts';
import { foundTeam, type Somebody, startTestApp, type TestApp } from '../../support/servers/testApp.ts';

const tables = 250;
const mostAtOnce = 100;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp?.close());

const database = () => testApp.parts.database;

/** Tables at which these two have played a game to its end; the players close the page, and most stay completed. */
async function pastOf(teamId: string, people: readonly [Somebody, Somebody]): Promise<void> {
  const ended = await layFinished(testApp, { players: people, teamId });
  await testApp.parts.progress.settle(ended);
  const [host] = people;
  const doc = {
    name: 'Tea break',
    gameName: 'connect4',
    hostUserId: host.userId,
    places: people.map(({ userId }) => ({
      kind: 'person',
      userId,
      name: 'Ada',
      avatar: null,
      isReady: false,
    })),
    kicked: [],
    rematch: [],
  };
  const room = sql`'past ' || n || ' ' || ${teamId}`;
  await sql`
    insert into rooms (id, team_id, game_name, status, version, doc, created_at, updated_at)
    select ${room}, ${teamId}, 'connect4',
      case when n % 5 = 0 then ${roomStatus.closed}::int else ${roomStatus.completed}::int end, 1,
      ${JSON.stringify(doc)}::jsonb, n, n
    from generate_series(1, ${tables}::int) n`.execute(database());
  await sql`
    insert into matches
    select (jsonb_populate_record(m, jsonb_build_object('id', ${room} || ':1', 'room_id', ${room}, 'settled_at', 1))).*
    from matches m, generate_series(1, ${tables}::int) n where m.id = ${ended.matchId}`.execute(database());
}

/** How many rows of a table the largest transaction has written, and how many name somebody. */
async function written(table: 'rooms' | 'matches', teamId: string, people: readonly Somebody[]) {
  const named = sql.join(
    people.map(({ userId }) => sql`t::text like ${`%${userId}%`}`),
    sql` or `,
  );
  const { rows } = await sql<{ most: number; naming: number }>`
    select max(count)::int as most, sum(naming)::int as naming from (
      select count(*), count(*) filter (where ${named}) as naming
      from ${sql.table(table)} t where team_id = ${teamId} group by xmin::text
    ) each`.execute(database());
  return rows[0];
}

/** Keeps which transaction removes each of these rows, until `countNoMore`: other files use this database after it. */
async function countRemoved(): Promise<void> {
  await sql`create table removed (name text, step text)`.execute(database());
  await sql`create function note_removed() returns trigger language plpgsql as $$ begin
    insert into removed values (tg_table_name, pg_current_xact_id()::text); return old; end $$`.execute(
    database(),
  );
  for (const table of ['rooms', 'matches'])
    await sql`create trigger note_removed after delete on ${sql.table(table)}
      for each row execute function note_removed()`.execute(database());
}

async function countNoMore(): Promise<void> {
  await sql`drop function note_removed cascade`.execute(database());
  await sql`drop table removed`.execute(database());
}

it('an account', async () => {
  const { admin, member, team } = await foundTeam(testApp, 'Northlight');
  await pastOf(team.teamId, [admin, member]);
  const { token, userId } = member;
  const { status } = await testApp.ask('POST', '/api/Authentication/deleteAccount', {
    token,
    json: { userId },
  });
  expect(status).toBe(200);
  for (const table of ['rooms', 'matches'] as const)
    expect(await written(table, team.teamId, [member])).toEqual({ most: mostAtOnce, naming: 0 });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rooms where team_id = ${team.teamId} and doc::text like ${`%${admin.userId}%`}`.execute(
    database(),
  );
  expect(rows).toEqual([{ count: tables + 1 }]); // and the one that was played
});

it('a team', async () => {
  const { admin, member, team } = await foundTeam(testApp, 'Southlight');
  await pastOf(team.teamId, [admin, member]);
  const due = { deletes_at: testApp.clock.now() };
  await database().updateTable('teams').set(due).where('id', '=', team.teamId).execute();
  await countRemoved();
  await teamDeletion(testApp.parts).run();
  const { rows } = await sql`
    select name, max(count)::int as most, sum(count)::int as removed from (
      select name, count(*) from removed group by name, step
    ) each group by name order by name`.execute(database());
  await countNoMore();
  expect(rows).toEqual([
    { name: 'matches', most: mostAtOnce, removed: tables + 1 },
    { name: 'rooms', most: mostAtOnce, removed: tables + 1 },
  ]);
});
