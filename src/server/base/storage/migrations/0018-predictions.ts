// Predictions: seasons with their matches and races, what teams predict, people's predictions and what they add up to.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table prediction_seasons (
    id text primary key,
    kind text not null,
    team_id uuid references teams (id) on delete cascade,
    name text not null,
    source text not null,
    shift_ms bigint not null,
    etag text,
    next_read_at bigint,
    failures int not null
  )`,
  'create index prediction_seasons_due on prediction_seasons (next_read_at) where next_read_at is not null',
  `create table prediction_items (
    season_id text not null references prediction_seasons (id) on delete cascade,
    id text not null,
    stage_id text not null,
    stage_number int,
    stage_name text not null,
    place int not null,
    about jsonb not null,
    starts_at bigint not null,
    locks_at bigint,
    status text not null,
    truth jsonb,
    primary key (season_id, id)
  )`,
  'create index prediction_items_of_stage on prediction_items (season_id, stage_id)',
  `create table prediction_games (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    season_id text not null references prediction_seasons (id) on delete cascade,
    channel_id text,
    channel_name text,
    group_id text,
    created_by uuid references people (id) on delete set null,
    created_at bigint not null,
    removed_at bigint,
    unique (team_id, season_id)
  )`,
  'create index prediction_games_of_season on prediction_games (season_id)',
  `create table prediction_overrides (
    game_id uuid not null references prediction_games (id) on delete cascade,
    item_id text not null,
    factor int not null,
    is_void boolean not null,
    truth jsonb,
    primary key (game_id, item_id)
  )`,
  `create table predictions (
    game_id uuid not null references prediction_games (id) on delete cascade,
    item_id text not null,
    user_id uuid not null references people (id) on delete cascade,
    stage_id text not null,
    entry jsonb not null,
    predicted_at bigint not null,
    points int,
    first int not null,
    second int not null,
    revision int not null,
    primary key (game_id, item_id, user_id)
  )`,
  'create index predictions_of_stage on predictions (game_id, stage_id, user_id)',
  'create index predictions_of_person on predictions (user_id)',
  `create table prediction_totals (
    game_id uuid not null references prediction_games (id) on delete cascade,
    stage_id text not null,
    user_id uuid not null references people (id) on delete cascade,
    points int not null,
    first int not null,
    second int not null,
    primary key (game_id, stage_id, user_id)
  )`,
  'create index prediction_totals_of_person on prediction_totals (user_id)',
  `create table prediction_scoring (
    game_id uuid not null references prediction_games (id) on delete cascade,
    item_id text not null,
    due_at bigint not null,
    primary key (game_id, item_id)
  )`,
  `create table prediction_reminders (
    game_id uuid not null references prediction_games (id) on delete cascade,
    stage_id text not null,
    reminded_at bigint not null,
    primary key (game_id, stage_id)
  )`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
