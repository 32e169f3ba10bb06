// Bingo: sessions, the cards of their players, and what happened in them.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table bingo_sessions (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    move_id uuid not null,
    name text not null,
    stages jsonb not null,
    auto_mark boolean not null,
    cards_each int not null,
    created_by uuid references people (id) on delete set null,
    created_at bigint not null,
    starts_at bigint,
    seed text not null,
    commitment text not null,
    phase text not null,
    stage int not null,
    is_won boolean not null,
    calls int not null,
    auto_seconds int,
    shown_until bigint,
    due_at bigint,
    version int not null,
    changed_at bigint not null,
    ended_at bigint,
    unique (team_id, move_id)
  )`,
  'create index bingo_sessions_due on bingo_sessions (due_at) where due_at is not null',
  "create index bingo_sessions_open on bingo_sessions (changed_at) where phase <> 'finished'",
  `create table bingo_cards (
    bingo_id uuid not null references bingo_sessions (id) on delete cascade,
    number int not null,
    user_id uuid not null references people (id) on delete cascade,
    numbers jsonb not null,
    joined_at bigint not null,
    primary key (bingo_id, number),
    unique (bingo_id, numbers)
  )`,
  'create index bingo_cards_of_person on bingo_cards (user_id)',
  `create table bingo_events (
    bingo_id uuid not null references bingo_sessions (id) on delete cascade,
    number int not null,
    move_id uuid,
    user_id uuid references people (id) on delete set null,
    kind text not null,
    card int,
    stage int,
    is_right boolean,
    calls int not null,
    at bigint not null,
    primary key (bingo_id, number),
    unique (bingo_id, move_id)
  )`,
  'create index bingo_events_of_person on bingo_events (user_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
