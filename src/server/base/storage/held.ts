// What a legal hold covers, as conditions of statements that delete.
import { type RawBuilder, sql } from 'kysely';
import type { HeldBy } from './schema/record.ts';

type Value = RawBuilder<unknown>;

/** The team is held as a whole. */
const isTeamHeld = (teamId: Value): RawBuilder<boolean> => sql<boolean>`exists (
  select from legal_holds h where h.ended_at is null and h.is_of_team and h.team_id = ${teamId})`;

/** The person is held, by themselves or as one of a team. */
export const isPersonHeld = (userId: Value): RawBuilder<boolean> => sql<boolean>`exists (
  select from legal_holds h where h.ended_at is null and (h.user_id = ${userId}
    or h.is_of_team and h.team_id = (select p.team_id from people p where p.id = ${userId})))`;

/** The team is held, or somebody who sat in the seats of a match. */
export const isMatchHeld: RawBuilder<boolean> = sql<boolean>`exists (
  select from legal_holds h where h.ended_at is null and (h.is_of_team and h.team_id = matches.team_id
    or h.user_id is not null
      and matches.players @> jsonb_build_array(jsonb_build_object('userId', h.user_id))))`;

/** Of a row of that table. */
export function isRowHeld(table: string, { team, people = [], parts }: HeldBy): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const conditions = [
    ...(team === undefined ? [] : [isTeamHeld(column(team))]),
    ...people.map((name) => isPersonHeld(column(name))),
    ...(parts === undefined
      ? []
      : [
          sql<boolean>`exists (select from ${sql.table(parts.table)} part
            where part.${sql.ref(parts.of)} = ${column('id')}
              and ${isPersonHeld(sql`part.${sql.ref(parts.person)}`)})`,
        ]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
