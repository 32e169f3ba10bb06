// What a team had once costs nothing now: how many rows are looked at for what is asked all day.
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import type { Schema } from '../../../src/server/base/storage/schema/schema.ts';
import { readKnown } from '../../../src/server/progress/results/ledgerStore.ts';
import {
  countOpenRooms,
  idleLobbies,
  readListedRooms,
  readLobbies,
} from '../../../src/server/tables/matches/rooms/roomLists.ts';
import { lonelyTeam } from '../../support/people/storedTeam.ts';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';

/** Of each kind, long ago. */
const past = 4_000;
/** Of each status, now. */
const present = 3;

let database: OpenDatabase;
let teamId: string;
let userId: string;

beforeAll(async () => {
  database = await freshDatabase();
  const { rows } = database;
  ({ teamId, userId } = await lonelyTeam(rows));
  const room = (count: number, status: number, from: number) =>
    sql`
    insert into rooms (id, team_id, game_name, status, version, doc, created_at, updated_at)
    select ${`${status} `} || n, ${teamId}, 'chess', ${status}, 1,
      ${JSON.stringify({ ruleSet: {}, hostUserId: userId })}::jsonb, n, n
    from generate_series(${from}::bigint, ${from + count - 1}::bigint) n`.execute(rows);
  await room(past, 9, 1);
  await room(past, 4, 1);
  for (const status of [0, 1, 4]) await room(present, status, 1_000_000);
  await sql`insert into group_days (day, player_ids, games, at)
    select '2026-03-02', array[gen_random_uuid()], 1, n from generate_series(1, ${past}) n`.execute(rows);
  await sql`insert into group_days values ('2026-03-02', ${[userId]}::uuid[], 1, 1)`.execute(rows);
  await sql`analyze`.execute(rows);
});
afterAll(() => database?.close());

/** The answer, and how many rows of the table were looked at for it. */
function looking<Answer>(table: string, read: (trx: Kysely<Schema>) => Promise<Answer>) {
  return database.rows.transaction().execute(async (trx): Promise<readonly [Answer, number]> => {
    const lookedAt = async () => {
      const { rows } = await sql<{ count: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as count
        from pg_stat_xact_user_tables where relname = ${table}`.execute(trx);
      return rows[0]?.count ?? 0;
    };
    const before = await lookedAt();
    const answer = await read(trx);
    return [answer, (await lookedAt()) - before];
  });
}

it('the list of a team’s tables looks at those of now', async () => {
  const [listed, looked] = await looking('rooms', (trx) => readListedRooms(trx, teamId, 900_000));
  expect(listed).toHaveLength(3 * present);
  expect(looked).toBeLessThanOrEqual(3 * present);
});

it('a new table is counted among those that are open', async () => {
  const [count, looked] = await looking('rooms', (trx) => countOpenRooms(trx, teamId, userId));
  expect(count).toBe(2 * present);
  expect(looked).toBeLessThanOrEqual(2 * present);
});

it('quick play looks at tables that wait', async () => {
  const [lobbies, looked] = await looking('rooms', (trx) => readLobbies(trx, teamId, 'chess'));
  expect(lobbies).toHaveLength(present);
  expect(looked).toBeLessThanOrEqual(present);
});

it('tables that nobody came to are found among those that wait', async () => {
  const [idle, looked] = await looking('rooms', (trx) => idleLobbies(trx, () => 2_000_000));
  expect(idle).toHaveLength(present);
  expect(looked).toBeLessThanOrEqual(present);
});

it('a finished game is counted with those of the same people on the same day', async () => {
  const endedAt = Date.UTC(2026, 2, 2, 12);
  const match = {
    room_id: 'room',
    team_id: teamId,
    game_name: 'chess',
    players: [{ userId, name: 'Ada Moss', avatar: null, strength: null }],
    opened_by: null,
    is_test: false,
    time_zone: 'UTC',
    pace: 'live',
    has_ratings: false,
    started_at: endedAt,
  };
  const result = { places: [[0]], reason: 'resign' as const };
  const ended = { matchId: 'room:1', endedAt, result, standings: [], feats: [], plies: 1 };
  const [known, looked] = await looking('group_days', (trx) =>
    readKnown(trx, [{ id: userId, team_id: teamId }], { games: [{ match, ended }], rated: [] }),
  );
  expect(known.groups).toMatchObject([{ day: '2026-03-02', player_ids: [userId], games: 1 }]);
  expect(looked).toBe(1);
});
