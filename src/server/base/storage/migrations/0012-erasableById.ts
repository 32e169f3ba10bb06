// People named in notifications and room documents are found by their id: two of one name are told apart when one leaves.
import { type Kysely, sql } from 'kysely';

const statements = [
  // others: ["Bo Lind"] becomes [{ "userId": …, "name": "Bo Lind" }]: by the match, else by the only colleague of that name
  `update notifications n set told = jsonb_set(told, '{others}', coalesce((
      select jsonb_agg(jsonb_build_object('name', other.name, 'userId', coalesce(player.user_id, (
          select min(p.id::text) from people p join people reader on reader.team_id = p.team_id
          where reader.id = n.user_id and p.name = other.name and p.id <> n.user_id having count(*) = 1
        ))) order by other.place)
      from (
        select name, place, row_number() over (partition by name order by place) as nth
        from jsonb_array_elements_text(n.told -> 'others') with ordinality as each (name, place)
      ) other
      left join (
        select player ->> 'name' as name, player ->> 'userId' as user_id,
          row_number() over (partition by player ->> 'name' order by seat) as nth
        from matches m, jsonb_array_elements(m.players) with ordinality as each (player, seat)
        where m.id = split_part(n.subject, ' ', 2) and player ->> 'userId' <> n.user_id::text
      ) player on player.name = other.name and player.nth = other.nth
    ), '[]'))
    where told ? 'others'`,
  `update notifications set told = told || jsonb_build_object('byUserId', split_part(subject, ' ', 3))
    where told ->> 'kind' = 'invited'`,
  `update notifications set told = told || jsonb_build_object('byUserId', split_part(subject, ' ', 2))
    where told ->> 'kind' = 'called'`,
  'create index notifications_about on notifications using gin (told jsonb_path_ops)',
  `create index rooms_of_person on rooms using gin ((
    jsonb_path_query_array(doc, '$.places[*].userId')
    || jsonb_path_query_array(doc, '$.kicked[*]')
    || jsonb_path_query_array(doc, '$.hostUserId')) jsonb_path_ops)`,
  'create index rooms_opened_by on rooms (opened_by)',
  'create index mails_of_recipient on mails (recipient)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
