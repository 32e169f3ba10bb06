// The first tables: people and teams, their sessions and mails, rooms and matches.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table teams (
    id uuid primary key,
    name text not null,
    avatar text,
    language text not null,
    time_zone text not null,
    custom_theme jsonb,
    link_sign_up boolean not null default true,
    email_domains jsonb not null default '[]',
    places int,
    is_limited boolean not null default false,
    deactivation_due_at bigint,
    limited_games jsonb not null default '[]',
    available_periods jsonb not null default '[]',
    created_at bigint not null
  )`,
  `create table people (
    id uuid primary key,
    name text not null,
    avatar text,
    email text,
    email_key text unique,
    password_hash text,
    verified_at bigint,
    invited_team_id uuid references teams (id) on delete set null,
    team_id uuid references teams (id) on delete set null,
    joined_at bigint,
    is_admin boolean not null default false,
    controller text not null,
    language text not null,
    theme text not null,
    disabled_at bigint,
    created_at bigint not null
  )`,
  'create index people_of_team on people (team_id)',
  'create index people_unproven on people (created_at) where verified_at is null',
  `create table sessions (
    id uuid primary key,
    user_id uuid not null references people (id) on delete cascade,
    jti uuid not null,
    previous_jti uuid,
    rotated_at bigint not null,
    created_at bigint not null,
    revoked_at bigint,
    revoked_because text,
    device text not null
  )`,
  'create index sessions_of_person on sessions (user_id, created_at)',
  `create table mail_tokens (
    hash text primary key,
    kind text not null,
    user_id uuid not null references people (id) on delete cascade,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint
  )`,
  'create index mail_tokens_of_person on mail_tokens (user_id, kind)',
  `create table mails (
    id uuid primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    link text,
    created_at bigint not null,
    sent_at bigint,
    attempts int not null default 0,
    next_try_at bigint not null
  )`,
  'create index mails_newest on mails (created_at)',
  'create index mails_unsent on mails (next_try_at) where sent_at is null',
  `create table pictures (
    name text primary key,
    user_id uuid not null,
    team_id uuid,
    bytes int not null,
    created_at bigint not null,
    replaced_at bigint
  )`,
  'create index pictures_of_team on pictures (team_id)',
  'create index pictures_of_person on pictures (user_id)',
  `create table rooms (
    id text primary key,
    team_id uuid not null,
    game_name text not null,
    status smallint not null,
    version int not null,
    doc jsonb not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  'create index rooms_of_team on rooms (team_id, status)',
  `create table matches (
    id text primary key,
    room_id text not null,
    team_id uuid not null,
    game int not null,
    game_name text not null,
    game_version int not null,
    setup jsonb not null,
    positions jsonb not null,
    players jsonb not null,
    seed text not null,
    commitment text not null,
    room_timeout_ms int not null,
    started_at bigint not null,
    ended_at bigint,
    result jsonb
  )`,
  'create index matches_running on matches (ended_at) where ended_at is null',
  'create index matches_of_team on matches (team_id, ended_at)',
  'create index matches_of_room on matches (room_id)',
  `create table turns (
    match_id text not null,
    turn int not null,
    move_id text,
    entries jsonb not null,
    at bigint not null,
    due_at bigint,
    result jsonb,
    primary key (match_id, turn),
    unique (match_id, move_id)
  )`,
  `create table nodes (
    id text primary key,
    heartbeat bigint not null,
    presence jsonb not null
  )`,
  `create table outages (
    began_at bigint primary key,
    ended_at bigint not null
  )`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
