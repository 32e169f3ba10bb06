// What a person played in a month of their team, and when each game last: figures of a year read these instead of every day.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table person_months (
    user_id uuid not null references people (id) on delete cascade,
    team_id uuid not null references teams (id) on delete cascade,
    month text not null,
    plays int not null,
    ms bigint not null,
    last_day text not null,
    primary key (team_id, month, user_id)
  )`,
  'create index person_months_of_person on person_months (user_id)',
  `create table person_games (
    user_id uuid not null references people (id) on delete cascade,
    team_id uuid not null references teams (id) on delete cascade,
    game_type text not null,
    last_day text not null,
    primary key (team_id, game_type, user_id)
  )`,
  'create index person_games_of_person on person_games (user_id)',
  `insert into person_months
    select user_id, team_id, left(day, 7), sum(plays), sum(ms), max(day) from person_days group by 1, 2, 3`,
  `insert into person_games
    select user_id, team_id, game_type, max(day) from person_days group by 1, 2, 3`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
