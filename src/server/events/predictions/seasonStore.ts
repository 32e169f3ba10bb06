// Store of seasons and their items, and of what is to be scored again because something about them changed.
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { PredictionItemsTable, PredictionSeasonsTable } from '../../base/storage/schema/predictions.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { type Item, itemFrom } from './items.ts';

export type Season = Selectable<PredictionSeasonsTable>;

export async function readSeason(database: Database, id: string): Promise<Season | null> {
  const row = await database
    .selectFrom('prediction_seasons')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Stored already, nothing happens. */
export async function writeSeason(
  database: Database,
  season: Insertable<PredictionSeasonsTable>,
): Promise<void> {
  await database
    .insertInto('prediction_seasons')
    .values(season)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** A node holds a season it reads until then; null: nothing is due. */
export async function takeDueSeason(
  database: Database,
  now: number,
  leasedUntil: number,
): Promise<Season | null> {
  const { rows } = await sql<Season>`
    update prediction_seasons set next_read_at = ${leasedUntil}
    where id = (
      select id from prediction_seasons where next_read_at <= ${now}
      order by next_read_at limit 1 for update skip locked
    ) returning *`.execute(database);
  return rows[0] ?? null;
}

export async function writeReading(
  database: Database,
  id: string,
  values: Partial<Pick<Season, 'next_read_at' | 'failures' | 'etag' | 'name'>>,
): Promise<void> {
  await database.updateTable('prediction_seasons').set(values).where('id', '=', id).execute();
}

export type NewItem = Omit<Item, 'season_id' | 'factor' | 'isVoid' | 'isTyped'>;

/** As they stand in the table, without what teams changed. */
export const readSourceItems = (
  database: Database,
  seasonId: string,
): Promise<Selectable<PredictionItemsTable>[]> =>
  database.selectFrom('prediction_items').selectAll().where('season_id', '=', seasonId).execute();

/**
 * Predictions go along with items that are about to be written with another stage, and so do the points they brought,
 * which were added to the stage that the item has until then.
 */
export async function movePredictions(
  transaction: Transaction<Schema>,
  seasonId: string,
  items: readonly Pick<NewItem, 'id' | 'stage_id'>[],
): Promise<void> {
  if (items.length === 0) return;
  const stages = JSON.stringify(items.map(({ id, stage_id }) => ({ id, stage_id })));
  await sql`
    with item as (
      select i.id, i.stage_id as old_stage, n.stage_id as new_stage from prediction_items i
      join jsonb_to_recordset(${stages}::jsonb) as n (id text, stage_id text) on n.id = i.id
      where i.season_id = ${seasonId}
    ), moved as (
      update predictions p set stage_id = item.new_stage from item, prediction_games g
      where g.season_id = ${seasonId} and p.game_id = g.id and p.item_id = item.id
        and (p.stage_id <> item.new_stage or item.old_stage <> item.new_stage)
      returning p.game_id, p.user_id, p.points, p.first, p.second, item.old_stage, item.new_stage
    ), change as (
      select game_id, user_id, points, first, second, new_stage as stage_id from moved where points is not null
      union all
      select game_id, user_id, -points, -first, -second, old_stage from moved where points is not null
    )
    insert into prediction_totals as t (game_id, stage_id, user_id, points, first, second)
    select game_id, stage_id, user_id, sum(points), sum(first), sum(second) from change
    group by game_id, stage_id, user_id order by game_id, stage_id, user_id
    on conflict (game_id, stage_id, user_id) do update set points = t.points + excluded.points,
      first = t.first + excluded.first, second = t.second + excluded.second`.execute(transaction);
}

/** Written over; those whose result changed are scored again in every game of the season. */
export async function writeItems(
  database: Database,
  seasonId: string,
  items: readonly NewItem[],
  rescored: readonly string[],
  now: number,
): Promise<void> {
  if (items.length === 0) return;
  await database
    .insertInto('prediction_items')
    .values(
      items.map((item) => ({
        id: item.id,
        season_id: seasonId,
        stage_id: item.stage_id,
        stage_number: item.stage_number,
        stage_name: item.stage_name,
        place: item.place,
        starts_at: item.starts_at,
        locks_at: item.locks_at,
        status: item.status,
        about: JSON.stringify(item.about),
        truth: item.truth === null ? null : JSON.stringify(item.truth),
      })),
    )
    .onConflict((on) =>
      on.columns(['season_id', 'id']).doUpdateSet((row) => ({
        stage_id: row.ref('excluded.stage_id'),
        stage_number: row.ref('excluded.stage_number'),
        stage_name: row.ref('excluded.stage_name'),
        place: row.ref('excluded.place'),
        about: row.ref('excluded.about'),
        starts_at: row.ref('excluded.starts_at'),
        locks_at: row.ref('excluded.locks_at'),
        status: row.ref('excluded.status'),
        truth: row.ref('excluded.truth'),
      })),
    )
    .execute();
  if (rescored.length > 0)
    await sql`
      insert into prediction_scoring (game_id, item_id, due_at)
      select g.id, i.id, ${now} from prediction_games g, unnest(${rescored}::text[]) as i (id)
      where g.season_id = ${seasonId}
      on conflict do nothing`.execute(database);
}

interface SeasonOfGame {
  readonly id: string;
  readonly season_id: string;
}

const itemsOf = (database: Database, { id, season_id }: SeasonOfGame) =>
  database
    .selectFrom('prediction_items as i')
    .leftJoin('prediction_overrides as o', (join) =>
      join.onRef('o.item_id', '=', 'i.id').on('o.game_id', '=', id),
    )
    .selectAll('i')
    .select(['o.factor', 'o.is_void as typed_void', 'o.truth as typed_truth'])
    .where('i.season_id', '=', season_id)
    .orderBy('i.starts_at')
    .orderBy('i.place')
    .orderBy('i.id');

/** The items of a game as they count there, by time; of one stage, or all. */
export async function readItems(database: Database, game: SeasonOfGame, stageId?: string): Promise<Item[]> {
  const all = itemsOf(database, game);
  const rows = await (stageId === undefined ? all : all.where('i.stage_id', '=', stageId)).execute();
  return rows.map(itemFrom);
}

/** Those of the stages that begin before the end of the span and are not over at its beginning. */
export async function readItemsBetween(
  database: Database,
  game: SeasonOfGame,
  from: number,
  to: number,
): Promise<Item[]> {
  const rows = await itemsOf(database, game)
    .where('i.stage_id', 'in', (within) =>
      within
        .selectFrom('prediction_items as of_stage')
        .select('of_stage.stage_id')
        .where('of_stage.season_id', '=', game.season_id)
        .groupBy('of_stage.stage_id')
        .having(({ fn }) => fn.min('of_stage.starts_at'), '<', to)
        .having(({ fn }) => fn.max('of_stage.starts_at'), '>', from),
    )
    .execute();
  return rows.map(itemFrom);
}
