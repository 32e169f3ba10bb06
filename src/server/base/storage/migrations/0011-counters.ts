// Counters that a finished game adds to, so that no settlement and no profile counts everything a person ever played.
import { type Kysely, sql } from 'kysely';

const tables = [
  `create table person_tallies (
    user_id uuid primary key references people (id) on delete cascade,
    xp int not null,
    finished int not null,
    won int not null,
    hosted int not null,
    teammates int not null,
    win_run int not null,
    stayed_run int not null
  )`,
  `create table game_tallies (
    user_id uuid not null references people (id) on delete cascade,
    game_type text not null,
    played int not null,
    won int not null,
    drawn int not null,
    win_run int not null,
    best_run int not null,
    last_played bigint not null,
    primary key (user_id, game_type)
  )`,
  `create table hosted_rooms (
    user_id uuid not null references people (id) on delete cascade,
    room_id text not null,
    primary key (user_id, room_id)
  )`,
  `create table teammates (
    user_id uuid not null references people (id) on delete cascade,
    other_id uuid not null references people (id) on delete cascade,
    primary key (user_id, other_id)
  )`,
  'create index teammates_of_other on teammates (other_id)',
  `create table group_days (
    day text not null,
    player_ids uuid[] not null,
    games int not null,
    at bigint not null,
    primary key (day, player_ids)
  )`,
  'create index group_days_by_age on group_days (at)',
  'create index xp_of_person on xp_lines (user_id, at)',
];

const fill = [
  `insert into hosted_rooms select distinct user_id, room_id from game_results where counts and opened`,
  `insert into teammates select distinct own.user_id, other.user_id
    from game_results own join game_results other on other.match_id = own.match_id
    where own.counts and other.user_id <> own.user_id`,
  `insert into game_tallies
    select user_id, game_type, count(*), count(*) filter (where outcome = 'win'),
      count(*) filter (where outcome = 'draw'),
      coalesce(min(nth_last) filter (where outcome <> 'win') - 1, count(*)),
      coalesce((select max(run) from (
        select count(*) as run from (
          select outcome, row_number() over (order by ended_at, match_id)
            - row_number() over (partition by outcome order by ended_at, match_id) as island
          from game_results each where each.counts
            and each.user_id = ranked.user_id and each.game_type = ranked.game_type
        ) islands where outcome = 'win' group by island
      ) runs), 0),
      max(ended_at)
    from (
      select *, row_number() over (
        partition by user_id, game_type order by ended_at desc, match_id) as nth_last
      from game_results where counts
    ) ranked group by user_id, game_type`,
  `insert into person_tallies
    select user_id, coalesce((select sum(xp) from xp_lines x where x.user_id = ranked.user_id), 0),
      count(*), count(*) filter (where outcome = 'win'),
      (select count(*) from hosted_rooms h where h.user_id = ranked.user_id),
      (select count(*) from teammates t where t.user_id = ranked.user_id),
      coalesce(min(nth_last) filter (where outcome <> 'win') - 1, count(*)),
      coalesce(min(nth_last) filter (where has_left) - 1, count(*))
    from (
      select *, row_number() over (partition by user_id order by ended_at desc, match_id) as nth_last
      from game_results where counts
    ) ranked group by user_id`,
  `insert into group_days
    select day, string_to_array(company, ' ')::uuid[], count(distinct match_id), max(ended_at)
    from game_results
    where counts and company !~ 'gone' and ended_at > extract(epoch from now()) * 1000 - 3 * 86400000
    group by day, company`,
  'alter table game_results drop column company',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...fill]) await sql.raw(statement).execute(database);
}
