// Tables with a move a day: what is due at each seat, days off and weekends of teams, and when people are away.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table daily_turns (
    match_id text not null,
    seat smallint not null,
    room_id text not null,
    team_id uuid not null references teams (id) on delete cascade,
    user_id uuid references people (id) on delete set null,
    turn int not null,
    since bigint,
    days smallint not null,
    due_at bigint,
    asked_at bigint,
    tell_at bigint,
    held_until bigint not null default 0,
    tries int not null default 0,
    primary key (match_id, seat)
  )`,
  'create index daily_turns_due on daily_turns (due_at) where due_at is not null',
  'create index daily_turns_of_person on daily_turns (user_id, due_at)',
  'create index daily_turns_to_tell on daily_turns (tell_at) where tell_at is not null',
  `create table away_periods (
    id uuid primary key,
    user_id uuid not null references people (id) on delete cascade,
    from_day text not null,
    until_day text not null,
    created_at bigint not null
  )`,
  'create index away_periods_of_person on away_periods (user_id, until_day)',
  "alter table teams add column weekend jsonb not null default '[6, 0]'",
  "alter table teams add column days_off jsonb not null default '[]'",
  // What nodes look through again and again: no table of these lasts for weeks.
  `create index rooms_in_play_now on rooms (id)
    where status = 1 and (doc #>> '{ruleSet,turnDays}') is null`,
  // Beside `matches_unsettled`, which servers of earlier versions read while nodes are replaced one by one.
  `create index matches_unsettled_now on matches (id)
    where settled_at is null and (setup ->> 'turnDays') is null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
