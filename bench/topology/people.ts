// Thousands of people in teams of a hundred, written to the database at once: each with a session and its token.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import { keyFrom } from '../../src/server/people/identity/keys.ts';
import { tokensOf } from '../../src/server/people/identity/tokens.ts';
import { lettersIn } from '../../tests/support/people/letters.ts';
import { foundTeam } from '../../tests/support/people/team.ts';
import type { Topology } from './nodes.ts';

const teamSize = 100;
const lifeMs = 6 * 60 * 60_000;

/** Copies of somebody who signed up, and of their team. */
const copyTeams = `
  insert into teams select (jsonb_populate_record(t, jsonb_build_object('id', own.id))).*
  from teams t, unnest($2::text[]) own (id) where t.id = $1`;
const copyPeople = `
  insert into people select (jsonb_populate_record(p, jsonb_build_object('id', one.id, 'team_id', one.team_id,
    'name', 'Çiğdem ' || one.n, 'email', one.id || '@bench.test', 'email_key', one.id || '@bench.test', 'is_admin', false))).*
  from people p, unnest($2::text[], $3::text[]) with ordinality one (id, team_id, n) where p.id = $1`;
const openSessions = `
  insert into sessions (id, user_id, jti, rotated_at, created_at, device)
  select id, user_id, jti, $4::bigint, $4::bigint, 'bench' from unnest($1::uuid[], $2::uuid[], $3::uuid[]) one (id, user_id, jti)`;

export interface Person {
  readonly userId: string;
  readonly teamId: string;
  readonly token: string;
}

/** So many people; two neighbours are of one team. */
export async function peopleOf(
  { nodes, database, publicUrl, signingKey }: Topology,
  count: number,
): Promise<Person[]> {
  const founder = await foundTeam(nodes[0].url, 'Ada Moss', 'Bench', lettersIn(database));
  const teamIds = Array.from({ length: Math.ceil(count / teamSize) }, () => randomUUID());
  const people = Array.from({ length: count }, (_, number) => ({
    userId: randomUUID(),
    teamId: teamIds[Math.floor(number / teamSize)] ?? '',
    sessionId: randomUUID(),
    jti: randomUUID(),
  }));
  const now = Date.now();
  const userIds = people.map(({ userId }) => userId);
  const sessionIds = people.map(({ sessionId }) => sessionId);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(copyTeams, [founder.team?.teamId, teamIds]);
    await client.query(copyPeople, [founder.userId, userIds, people.map(({ teamId }) => teamId)]);
    await client.query(openSessions, [sessionIds, userIds, people.map(({ jti }) => jti), now]);
  } finally {
    await client.end();
  }
  const keys = { current: keyFrom(signingKey, 'SIGNING_KEY'), previous: null };
  const tokens = tokensOf(keys, publicUrl, machineClock);
  const [issuedAt, expiresAt] = [Math.floor(now / 1_000), Math.floor((now + lifeMs) / 1_000)];
  return Promise.all(
    people.map(async ({ userId, teamId, sessionId, jti }) => ({
      userId,
      teamId,
      token: await tokens.sign({ userId, sessionId, jti, issuedAt, expiresAt }),
    })),
  );
}
