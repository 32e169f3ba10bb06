// Daily puzzles: when a team has them, the puzzle of each day, what solvers did about it, and what they add up to.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table puzzle_schedules (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    puzzle_type text not null,
    hour int not null,
    minute int not null,
    time_zone text not null,
    duration int not null,
    days jsonb not null,
    settings jsonb not null,
    channel_id text,
    channel_name text,
    group_id text,
    group_name text,
    created_by uuid references people (id) on delete set null,
    next_at bigint,
    armed_at bigint not null,
    unique (team_id, puzzle_type)
  )`,
  'create index puzzle_schedules_due on puzzle_schedules (next_at) where next_at is not null',
  `create table puzzles (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    puzzle_type text not null,
    number int not null,
    day text not null,
    time_zone text not null,
    opens_at bigint not null,
    closes_at bigint not null,
    version int not null,
    puzzle jsonb not null,
    unique (team_id, puzzle_type, day),
    unique (team_id, puzzle_type, number)
  )`,
  `create table puzzle_posts (
    puzzle_id uuid not null references puzzles (id) on delete cascade,
    kind text not null,
    due_at bigint not null,
    channel_id text,
    group_id text,
    posted_by uuid references people (id) on delete set null,
    held_until bigint not null,
    tries int not null,
    done_at bigint,
    primary key (puzzle_id, kind)
  )`,
  'create index puzzle_posts_due on puzzle_posts (due_at) where done_at is null',
  `create table puzzle_attempts (
    puzzle_id uuid not null references puzzles (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    mode jsonb not null,
    is_practice boolean not null,
    joined_at bigint not null,
    ended_at bigint,
    is_solved boolean,
    points int,
    colours jsonb,
    primary key (puzzle_id, user_id)
  )`,
  'create index puzzle_attempts_of_person on puzzle_attempts (user_id)',
  `create table puzzle_tries (
    puzzle_id uuid not null references puzzles (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    number int not null,
    guess jsonb not null,
    mark jsonb not null,
    at int not null,
    primary key (puzzle_id, user_id, number)
  )`,
  'create index puzzle_tries_of_person on puzzle_tries (user_id)',
  `create table puzzle_tallies (
    user_id uuid not null references people (id) on delete cascade,
    team_id uuid not null,
    puzzle_type text not null,
    played int not null,
    solved int not null,
    distribution jsonb not null,
    best_ms int,
    streak int not null,
    best_streak int not null,
    last_number int not null,
    xp int not null,
    reached_at bigint not null,
    primary key (user_id, team_id, puzzle_type)
  )`,
  'create index puzzle_tallies_of_team on puzzle_tallies (team_id, puzzle_type)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
