// Trivia: the events of a team, who takes part, what they answered, and what is told of them.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table trivia (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    created_by uuid references people (id) on delete set null,
    written_by uuid references people (id) on delete set null,
    created_at bigint not null,
    name text not null,
    start_at bigint not null,
    language text not null,
    mode text not null,
    auto_start boolean not null,
    speed_weight double precision not null,
    streak boolean not null,
    capacity int,
    channel_id text,
    channel_name text,
    group_id text,
    group_name text,
    is_passive boolean not null,
    questions jsonb not null,
    phase text not null,
    step int not null,
    question int not null,
    phase_at bigint not null,
    due_at bigint,
    limit_ms int not null,
    asked jsonb not null,
    resumed_at bigint not null,
    acts jsonb not null,
    ended_at bigint,
    settled_at bigint
  )`,
  'create index trivia_of_team on trivia (team_id, start_at)',
  'create index trivia_due on trivia (due_at) where due_at is not null',
  'create index trivia_unsettled on trivia (ended_at) where ended_at is not null and settled_at is null',
  `create table trivia_players (
    trivia_id uuid not null references trivia (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    registered_at bigint not null,
    joined_at bigint,
    is_here boolean not null,
    removed_at bigint,
    place int,
    points int,
    primary key (trivia_id, user_id)
  )`,
  'create index trivia_players_of_person on trivia_players (user_id)',
  `create table trivia_answers (
    trivia_id uuid not null references trivia (id) on delete cascade,
    question int not null,
    user_id uuid not null references people (id) on delete cascade,
    options jsonb not null,
    ms int not null,
    move_id uuid not null,
    primary key (trivia_id, question, user_id)
  )`,
  'create index trivia_answers_of_person on trivia_answers (user_id)',
  `create table trivia_posts (
    trivia_id uuid not null references trivia (id) on delete cascade,
    kind text not null,
    due_at bigint not null,
    held_until bigint not null,
    tries int not null,
    done_at bigint,
    primary key (trivia_id, kind)
  )`,
  'create index trivia_posts_due on trivia_posts (due_at) where done_at is null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
