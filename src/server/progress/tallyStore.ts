// Store of the counters of finished games: read and written for all players of a game at once.
import { sql, type Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { GameTalliesTable, PersonTalliesTable } from '../storage/schema/progress.ts';
import type { Schema } from '../storage/schema/schema.ts';
import type { Firsts, GameTally, PersonTally } from './tally.ts';

export interface StoredTallies {
  readonly ofPerson: PersonTally | undefined;
  readonly ofGame: GameTally | undefined;
  /** Different games they have finished. */
  readonly games: number;
}

/** By person. Locks the counters until the end of the transaction. */
export async function lockTallies(
  database: Transaction<Schema>,
  userIds: readonly string[],
  gameType: string,
): Promise<ReadonlyMap<string, StoredTallies>> {
  const people = await database
    .selectFrom('person_tallies')
    .selectAll()
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  const games = await database
    .selectFrom('game_tallies')
    .selectAll()
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(
    userIds.map((userId) => {
      const own = games.filter((row) => row.user_id === userId);
      return [
        userId,
        {
          ofPerson: people.find((row) => row.user_id === userId),
          ofGame: own.find((row) => row.game_type === gameType),
          games: own.length,
        },
      ];
    }),
  );
}

/** Remembers who finished a game with whom, and in whose room: what of it is new, by person. */
export async function writeFirsts(
  database: Database,
  userIds: readonly string[],
  room: { readonly roomId: string; readonly openedBy: string | null },
): Promise<ReadonlyMap<string, Firsts>> {
  const ids = sql`array[${sql.join(userIds)}]::uuid[]`;
  const { rows } = await sql<Firsts & { user_id: string }>`
    with met as (
      insert into teammates (user_id, other_id)
      select one, other from unnest(${ids}) one, unnest(${ids}) other where one <> other
      on conflict do nothing returning user_id
    ), opened as (
      insert into hosted_rooms (user_id, room_id)
      select one, ${room.roomId} from unnest(${ids}) one where one = ${room.openedBy}::uuid
      on conflict do nothing returning user_id
    )
    select one as user_id, (select count(*)::int from met where user_id = one) as teammates,
      (select count(*)::int from opened where user_id = one) as hosted
    from unnest(${ids}) one`.execute(database);
  return new Map(rows.map(({ user_id, teammates, hosted }) => [user_id, { teammates, hosted }]));
}

export async function writeTallies(
  database: Database,
  people: readonly PersonTalliesTable[],
  games: readonly GameTalliesTable[],
): Promise<void> {
  await sql`
    insert into person_tallies
    select * from jsonb_populate_recordset(null::person_tallies, ${JSON.stringify(people)}::jsonb)
    on conflict (user_id) do update set xp = excluded.xp, finished = excluded.finished, won = excluded.won,
      hosted = excluded.hosted, teammates = excluded.teammates, win_run = excluded.win_run,
      stayed_run = excluded.stayed_run`.execute(database);
  await sql`
    insert into game_tallies
    select * from jsonb_populate_recordset(null::game_tallies, ${JSON.stringify(games)}::jsonb)
    on conflict (user_id, game_type) do update set played = excluded.played, won = excluded.won,
      drawn = excluded.drawn, win_run = excluded.win_run, best_run = excluded.best_run,
      last_played = excluded.last_played`.execute(database);
}
