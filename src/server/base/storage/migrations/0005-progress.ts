// What people earned: how each finished game came out for them, lines of XP that pay once, badges given once.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table rooms add column opened_by uuid',
  `update rooms set opened_by = (doc->>'hostUserId')::uuid`,
  'alter table matches add column standings jsonb, add column settled_at bigint',
  'update matches set settled_at = ended_at where result is null',
  'create index matches_unsettled on matches (id) where settled_at is null',
  'alter table notifications alter column room_id drop not null',
  `create table game_results (
    match_id text not null,
    user_id uuid not null references people (id) on delete cascade,
    team_id uuid not null,
    room_id text not null,
    game_type text not null,
    opened boolean not null,
    outcome text not null,
    has_left boolean not null,
    counts boolean not null,
    company text not null,
    day text not null,
    ended_at bigint not null,
    primary key (match_id, user_id)
  )`,
  'create index results_of_person on game_results (user_id, ended_at)',
  'create index results_of_team on game_results (team_id, game_type, ended_at)',
  'create index results_of_company on game_results (company, day)',
  `create table xp_lines (
    user_id uuid not null references people (id) on delete cascade,
    source text not null,
    source_id text not null,
    team_id uuid not null,
    game_type text,
    cause text not null,
    xp int not null,
    at bigint not null,
    primary key (user_id, source, source_id)
  )`,
  'create index xp_of_team on xp_lines (team_id, at) include (user_id, game_type, xp)',
  'create index xp_of_cause on xp_lines (cause)',
  `create table badges_given (
    user_id uuid not null references people (id) on delete cascade,
    idprod int not null,
    cause text not null,
    earned_at bigint not null,
    primary key (user_id, idprod)
  )`,
  'create index badges_of_cause on badges_given (cause)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
