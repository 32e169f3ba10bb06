// Store of people's predictions, their points, and what these add up to by stage.
import { type Selectable, sql, type Transaction } from 'kysely';
import type { StoredEntry } from '../../../engine/contest.ts';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import type { PredictionsTable } from '../../base/storage/schema/predictions.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';

export type Prediction = Selectable<PredictionsTable>;

export const readPredictions = (
  database: Database,
  gameId: string,
  stageId: string,
  userId: string,
): Promise<Prediction[]> =>
  database
    .selectFrom('predictions')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('stage_id', '=', stageId)
    .where('user_id', '=', userId)
    .execute();

/** Of several people in a stage. */
export const readPredictionsOf = (
  database: Database,
  gameId: string,
  stageId: string,
  userIds: readonly string[],
): Promise<Prediction[]> =>
  userIds.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('predictions')
        .selectAll()
        .where('game_id', '=', gameId)
        .where('stage_id', '=', stageId)
        .where('user_id', '=', anyOf(userIds))
        .execute();

/** Those who predicted something in the stage. */
export async function readPredictors(
  database: Database,
  gameId: string,
  stageId: string,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('predictions')
    .select('user_id')
    .distinct()
    .where('game_id', '=', gameId)
    .where('stage_id', '=', stageId)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** The stages of these games in which a person predicted something, as game and stage. */
export async function readPredictedStages(
  database: Database,
  userId: string,
  games: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('predictions')
    .select(['game_id', 'stage_id'])
    .distinct()
    .where('user_id', '=', userId)
    .where(
      'game_id',
      'in',
      games.map(({ id }) => id),
    )
    .execute();
  return new Set(rows.map(({ game_id, stage_id }) => `${game_id} ${stage_id}`));
}

/** Written over what was there. Scored ones keep their points: only what is open is ever written. */
export async function writePredictions(
  database: Database,
  { gameId, stageId, userId }: { gameId: string; stageId: string; userId: string },
  entries: readonly StoredEntry[],
  now: number,
): Promise<void> {
  await database
    .insertInto('predictions')
    .values(
      entries.map(({ itemId, entry }) => ({
        game_id: gameId,
        item_id: itemId,
        user_id: userId,
        stage_id: stageId,
        entry: JSON.stringify(entry),
        predicted_at: now,
        points: null,
        first: 0,
        second: 0,
        revision: 0,
      })),
    )
    .onConflict((on) =>
      on.columns(['game_id', 'item_id', 'user_id']).doUpdateSet((row) => ({
        entry: row.ref('excluded.entry'),
        predicted_at: row.ref('excluded.predicted_at'),
      })),
    )
    .execute();
}

/**
 * Locks who predicted an item, until the end of the transaction: their XP is read and written under this lock. To be
 * called before their predictions are locked, in the order in which an account is deleted.
 */
export async function lockPredictors(
  transaction: Transaction<Schema>,
  gameId: string,
  itemId: string,
): Promise<void> {
  await sql`
    select from people where id in (
      select user_id from predictions where game_id = ${gameId} and item_id = ${itemId})
    order by id for no key update`.execute(transaction);
}

/** Locks what is predicted of an item until the end of the transaction. */
export const lockPredictions = (
  transaction: Transaction<Schema>,
  gameId: string,
  itemId: string,
): Promise<Prediction[]> =>
  transaction
    .selectFrom('predictions')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('item_id', '=', itemId)
    .orderBy('user_id')
    .forUpdate()
    .execute();

/** What scoring an item changes for one person. */
export interface Rescored {
  readonly user_id: string;
  readonly points: number | null;
  readonly first: number;
  readonly second: number;
  readonly revision: number;
  /** What is added to the sums of the stage. */
  readonly more_points: number;
  readonly more_first: number;
  readonly more_second: number;
}

interface Which {
  readonly gameId: string;
  readonly itemId: string;
  readonly stageId: string;
  readonly teamId: string;
  readonly gameType: string;
}

/** Points, sums and lines of XP, in one statement. */
export async function writeRescored(
  transaction: Transaction<Schema>,
  { gameId, itemId, stageId, teamId, gameType }: Which,
  rows: readonly Rescored[],
  now: number,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    with r as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (user_id uuid, points int, first int,
        second int, revision int, more_points int, more_first int, more_second int)
    ), scored as (
      update predictions p
      set points = r.points, first = r.first, second = r.second, revision = r.revision
      from r where p.game_id = ${gameId} and p.item_id = ${itemId} and p.user_id = r.user_id
    ), sums as (
      insert into prediction_totals as t (game_id, stage_id, user_id, points, first, second)
      select ${gameId}::uuid, ${stageId}, user_id, more_points, more_first, more_second from r
      on conflict (game_id, stage_id, user_id) do update set points = t.points + excluded.points,
        first = t.first + excluded.first, second = t.second + excluded.second
    ), lines as (
      insert into xp_lines (user_id, source, source_id, team_id, game_type, cause, xp, at)
      select user_id, 'prediction', ${`${gameId} ${itemId} `}::text || revision, ${teamId}::uuid, ${gameType},
        ${gameId}, more_points, ${now}::bigint
      from r where more_points <> 0
    )
    insert into person_tallies (user_id, xp, finished, won, hosted, teammates, win_run, stayed_run)
    select user_id, more_points, 0, 0, 0, 0, 0, 0 from r where more_points <> 0
    on conflict (user_id) do update set xp = person_tallies.xp + excluded.xp`.execute(transaction);
}

/** Given once a person, with its XP; to whom it was new. */
export async function giveBadge(
  transaction: Transaction<Schema>,
  badge: { readonly idprod: number; readonly xp: number },
  { gameId, teamId }: Pick<Which, 'gameId' | 'teamId'>,
  userIds: readonly string[],
  now: number,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<{ user_id: string }>`
    with given as (
      insert into badges_given (user_id, idprod, cause, earned_at)
      select id, ${badge.idprod}::int, ${gameId}, ${now}::bigint from unnest(${userIds}::uuid[]) as i (id)
      on conflict do nothing returning user_id
    ), lines as (
      insert into xp_lines (user_id, source, source_id, team_id, game_type, cause, xp, at)
      select user_id, 'badge', ${String(badge.idprod)}, ${teamId}::uuid, null, ${gameId}, ${badge.xp}::int,
        ${now}::bigint from given
    ), sums as (
      insert into person_tallies (user_id, xp, finished, won, hosted, teammates, win_run, stayed_run)
      select user_id, ${badge.xp}::int, 0, 0, 0, 0, 0, 0 from given
      on conflict (user_id) do update set xp = person_tallies.xp + excluded.xp
    )
    select user_id from given`.execute(transaction);
  return rows.map(({ user_id }) => user_id);
}

/** Who has at least so much of what decides first between equals, in a whole stage. */
export async function readLeadersOfStage(
  transaction: Transaction<Schema>,
  gameId: string,
  stageId: string,
  least: number,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('prediction_totals')
    .select('user_id')
    .where('game_id', '=', gameId)
    .where('stage_id', '=', stageId)
    .where('first', '>=', least)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export interface TotalRow {
  readonly user_id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly points: number;
  readonly first: number;
  readonly second: number;
  readonly games: number;
}

/** Sums of the people of a team over these games, or one stage of them. */
export async function readTotals(
  database: Database,
  teamId: string,
  gameIds: readonly string[],
  stageId?: string,
): Promise<TotalRow[]> {
  if (gameIds.length === 0) return [];
  const { rows } = await sql<TotalRow>`
    select p.id as user_id, p.name, p.avatar, sum(t.points)::int as points, sum(t.first)::int as first,
      sum(t.second)::int as second, count(distinct t.game_id)::int as games
    from prediction_totals t join people p on p.id = t.user_id
    where t.game_id = any(${gameIds}::uuid[]) and p.team_id = ${teamId} and p.disabled_at is null
      ${stageId === undefined ? sql`` : sql`and t.stage_id = ${stageId}`}
    group by p.id, p.name, p.avatar`.execute(database);
  return rows;
}

/** Marks a stage as reminded; whether it had been already. */
export async function wasReminded(
  database: Database,
  gameId: string,
  stageId: string,
  now: number,
): Promise<boolean> {
  const row = await database
    .insertInto('prediction_reminders')
    .values({ game_id: gameId, stage_id: stageId, reminded_at: now })
    .onConflict((on) => on.doNothing())
    .returning('game_id')
    .executeTakeFirst();
  return row === undefined;
}
