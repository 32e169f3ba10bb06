// Store of what teams predict, and of what their admins said about single matches, races and questions.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { PredictionKind } from '../../contract/predictions.ts';
import type { Database } from '../storage/database.ts';
import type { ItemTruth, PredictionGamesTable } from '../storage/schema/predictions.ts';

export interface Game extends Selectable<PredictionGamesTable> {
  readonly kind: PredictionKind;
  readonly name: string;
  readonly source: 'shipped' | 'apiFootball' | 'jolpica' | 'team';
}

const gamesOf = (database: Database) =>
  database
    .selectFrom('prediction_games as g')
    .innerJoin('prediction_seasons as s', 's.id', 'g.season_id')
    .selectAll('g')
    .select(['s.kind', 's.name', 's.source'])
    .where('g.removed_at', 'is', null);

export const readGames = (database: Database, teamId: string): Promise<Game[]> =>
  gamesOf(database).where('g.team_id', '=', teamId).orderBy('g.created_at').execute();

export async function readGame(database: Database, teamId: string, id: string): Promise<Game | null> {
  const row = await gamesOf(database)
    .where('g.team_id', '=', teamId)
    .where('g.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function readGameOfSeason(
  database: Database,
  teamId: string,
  seasonId: string,
): Promise<Game | null> {
  const row = await gamesOf(database)
    .where('g.team_id', '=', teamId)
    .where('g.season_id', '=', seasonId)
    .executeTakeFirst();
  return row ?? null;
}

/** Of all teams. */
export const readAllGames = (database: Database): Promise<Game[]> => gamesOf(database).execute();

/** One that was taken away comes back with its predictions; null: the team has it already. */
export async function writeGame(
  database: Database,
  game: Insertable<PredictionGamesTable>,
): Promise<string | null> {
  const row = await database
    .insertInto('prediction_games')
    .values(game)
    .onConflict((on) =>
      on
        .columns(['team_id', 'season_id'])
        .doUpdateSet({
          removed_at: null,
          channel_id: game.channel_id,
          channel_name: game.channel_name,
          group_id: game.group_id,
          created_by: game.created_by,
        })
        .where('prediction_games.removed_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether the team has, or had, this one. */
export async function removeGame(
  database: Database,
  teamId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('prediction_games')
    .set(({ fn, ref, val }) => ({ removed_at: fn.coalesce(ref('removed_at'), val(now)) }))
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Typed {
  readonly gameId: string;
  readonly itemId: string;
  readonly isVoid: boolean;
  readonly truth: ItemTruth | null;
}

/** What an admin typed in; it is scored next. */
export async function writeTyped(database: Database, typed: Typed, now: number): Promise<void> {
  const truth = typed.truth === null ? null : JSON.stringify(typed.truth);
  await sql`
    with typed as (
      insert into prediction_overrides (game_id, item_id, factor, is_void, truth)
      values (${typed.gameId}, ${typed.itemId}, 1, ${typed.isVoid}, ${truth}::jsonb)
      on conflict (game_id, item_id) do update set is_void = excluded.is_void, truth = excluded.truth
    )
    insert into prediction_scoring (game_id, item_id, due_at) values (${typed.gameId}, ${typed.itemId}, ${now})
    on conflict do nothing`.execute(database);
}

export async function writeFactor(
  database: Database,
  gameId: string,
  itemId: string,
  factor: number,
): Promise<void> {
  await database
    .insertInto('prediction_overrides')
    .values({ game_id: gameId, item_id: itemId, factor, is_void: false, truth: null })
    .onConflict((on) => on.columns(['game_id', 'item_id']).doUpdateSet({ factor }))
    .execute();
}
