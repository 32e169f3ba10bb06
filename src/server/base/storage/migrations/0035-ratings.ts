// Ratings of people at games, by team and pace, and the teams whose stored results are still to be rated.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table teams add column has_ratings boolean not null default true',
  `create table ratings (
    team_id uuid not null references teams (id) on delete cascade,
    game_type text not null,
    pace text not null,
    user_id uuid not null references people (id) on delete cascade,
    rating double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    games int not null,
    rated_at bigint not null,
    primary key (team_id, game_type, pace, user_id)
  )`,
  'create index ratings_of_person on ratings (user_id)',
  `create table rating_days (
    team_id uuid not null references teams (id) on delete cascade,
    game_type text not null,
    pace text not null,
    user_id uuid not null references people (id) on delete cascade,
    day text not null,
    rating int not null,
    at bigint not null,
    primary key (user_id, team_id, game_type, pace, day)
  )`,
  'create index rating_days_of_team on rating_days (team_id)',
  'create index rating_days_by_time on rating_days (at)',
  `create table rating_changes (
    match_id text not null,
    user_id uuid not null references people (id) on delete cascade,
    team_id uuid not null references teams (id) on delete cascade,
    rating int not null,
    change int not null,
    deviation int not null,
    at bigint not null,
    primary key (match_id, user_id)
  )`,
  'create index rating_changes_of_person on rating_changes (user_id)',
  'create index rating_changes_of_team on rating_changes (team_id)',
  'create index rating_changes_by_time on rating_changes (at)',
  `create table rating_meetings (
    team_id uuid not null references teams (id) on delete cascade,
    game_type text not null,
    pace text not null,
    week text not null,
    user_id uuid not null references people (id) on delete cascade,
    other_id uuid not null references people (id) on delete cascade,
    games int not null,
    at bigint not null,
    primary key (user_id, other_id, team_id, game_type, pace, week)
  )`,
  'create index rating_meetings_of_other on rating_meetings (other_id)',
  'create index rating_meetings_of_team on rating_meetings (team_id)',
  'create index rating_meetings_by_time on rating_meetings (at)',
  `create table rating_backlog (
    team_id uuid primary key references teams (id) on delete cascade,
    ended_at bigint not null default 0,
    match_id text not null default ''
  )`,
  'insert into rating_backlog (team_id) select distinct team_id from game_results join teams on teams.id = team_id',
  `create function forget_ratings(team uuid) returns void language plpgsql as $$
    begin
      delete from ratings where team_id = team;
      delete from rating_days where team_id = team;
      delete from rating_changes where team_id = team;
      delete from rating_meetings where team_id = team;
    end $$`,
  `create function switch_ratings() returns trigger language plpgsql as $$
    begin
      perform forget_ratings(new.id);
      delete from rating_backlog where team_id = new.id;
      if new.has_ratings then insert into rating_backlog (team_id) values (new.id); end if;
      return null;
    end $$`,
  `create trigger teams_switch_ratings after update of has_ratings on teams
    for each row when (old.has_ratings is distinct from new.has_ratings) execute function switch_ratings()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
