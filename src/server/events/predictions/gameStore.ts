// Store of what teams predict, and of what their admins said about single matches, races and questions.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Person } from '../../../contract/people/people.ts';
import type { Database } from '../../base/storage/database.ts';
import type { ItemAbout, PredictionGamesTable } from '../../base/storage/schema/predictions.ts';

export interface PredictionGame extends Selectable<PredictionGamesTable> {
  readonly kind: string;
  readonly name: string;
  readonly source: 'shipped' | 'apiFootball' | 'jolpica' | 'team';
  readonly creator_name: string | null;
  readonly creator_avatar: string | null;
}

/** Null: has deleted the account since. */
export const creatorOf = ({ created_by, creator_name, creator_avatar }: PredictionGame): Person | null =>
  created_by === null || creator_name === null
    ? null
    : { userId: created_by, name: creator_name, avatar: creator_avatar };

const gamesOf = (database: Database) =>
  database
    .selectFrom('prediction_games as g')
    .innerJoin('prediction_seasons as s', 's.id', 'g.season_id')
    .leftJoin('people as p', 'p.id', 'g.created_by')
    .selectAll('g')
    .select(['s.kind', 's.name', 's.source', 'p.name as creator_name', 'p.avatar as creator_avatar'])
    .where('g.removed_at', 'is', null);

export const readGames = (database: Database, teamId: string): Promise<PredictionGame[]> =>
  gamesOf(database).where('g.team_id', '=', teamId).orderBy('g.created_at').execute();

export async function readGame(
  database: Database,
  teamId: string,
  id: string,
): Promise<PredictionGame | null> {
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
): Promise<PredictionGame | null> {
  const row = await gamesOf(database)
    .where('g.team_id', '=', teamId)
    .where('g.season_id', '=', seasonId)
    .executeTakeFirst();
  return row ?? null;
}

export interface NumberedGame {
  readonly id: string;
  readonly name: string;
  /** Counted from 1 in the order they were made, also those taken away since. */
  readonly number: number;
  readonly created_at: number;
  /** When the last of its items locks. */
  readonly ends_at: number;
  readonly is_there: boolean;
}

export async function readNumberedGames(
  database: Database,
  teamId: string,
  kind: string,
): Promise<NumberedGame[]> {
  const { rows } = await sql<NumberedGame>`
    select g.id, s.name, row_number() over (order by g.created_at, g.id)::int as number, g.created_at,
      coalesce((select max(i.locks_at) from prediction_items i where i.season_id = g.season_id), g.created_at) as ends_at,
      g.removed_at is null as is_there
    from prediction_games g join prediction_seasons s on s.id = g.season_id
    where g.team_id = ${teamId} and s.kind = ${kind}
    order by number`.execute(database);
  return rows;
}

/** Stages of games that are about to lock, of all teams, and of which nobody was reminded yet. */
export async function readStagesToRemind(
  database: Database,
  now: number,
  until: number,
): Promise<{ readonly game: PredictionGame; readonly stageId: string }[]> {
  const rows = await gamesOf(database)
    .innerJoin('prediction_items as i', 'i.season_id', 'g.season_id')
    .select('i.stage_id')
    .distinct()
    .where('i.locks_at', '>', now)
    .where('i.locks_at', '<=', until)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('prediction_reminders as r')
            .select('r.game_id')
            .whereRef('r.game_id', '=', 'g.id')
            .whereRef('r.stage_id', '=', 'i.stage_id'),
        ),
      ),
    )
    .execute();
  return rows.map(({ stage_id, ...game }) => ({ game, stageId: stage_id }));
}

export interface UntoldAward {
  readonly game_id: string;
  readonly item_id: string;
  readonly stage_id: string;
  readonly about: ItemAbout;
  /** An admin of the team. */
  readonly user_id: string;
}

/** Awarded matches since a moment whose result nobody typed in, by admins who were not told yet. */
export async function readUntoldAwards(database: Database, since: number): Promise<UntoldAward[]> {
  const { rows } = await sql<UntoldAward>`
    select g.id as game_id, i.id as item_id, i.stage_id, i.about, p.id as user_id
    from prediction_items i
    join prediction_games g on g.season_id = i.season_id and g.removed_at is null
    join people p on p.team_id = g.team_id and p.is_admin and p.disabled_at is null
    left join prediction_overrides o on o.game_id = g.id and o.item_id = i.id
    where i.status = 'awarded' and i.starts_at > ${since} and o.truth is null and o.is_void is not true
      and not exists (
        select from notifications n where n.user_id = p.id and n.subject = ${awardPrefix} || g.id || ' ' || i.id
      )`.execute(database);
  return rows;
}

const awardPrefix = 'predictAwarded ';
/** A person is told once of a match in a game. */
export const awardSubject = ({ game_id, item_id }: Pick<UntoldAward, 'game_id' | 'item_id'>): string =>
  `${awardPrefix}${game_id} ${item_id}`;

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
          post_due_at: game.post_due_at,
          post_tries: 0,
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
  readonly truth: object | null;
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
