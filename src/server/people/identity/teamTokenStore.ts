// Tokens of teams, by which a company's own programs ask: stored hashed, read again at every call, so that an end counts at once on every node.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { tokenPrefix } from '../../../contract/admin/teamTokens.ts';
import type { TokenScope } from '../../../contract/endpoint.ts';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import type { TeamTokensTable } from '../../base/storage/schema/admin.ts';

export type StoredTeamToken = Omit<Selectable<TeamTokensTable>, 'hash'>;

const secretBytes = 32;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface NewTeamToken {
  readonly teamId: string;
  readonly madeBy: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly endsAt: number;
}

const columns = ['id', 'team_id', 'made_by', 'name', 'scopes', 'made_at', 'ends_at', 'used_at'] as const;

/** Answers the token itself, which is nowhere else. */
export async function issueTeamToken(
  database: Database,
  { teamId, madeBy, name, scopes, endsAt }: NewTeamToken,
  now: number,
): Promise<{ readonly token: string; readonly stored: StoredTeamToken }> {
  const token = tokenPrefix + randomBytes(secretBytes).toString('hex');
  const stored = await database
    .insertInto('team_tokens')
    .values({
      id: randomUUID(),
      team_id: teamId,
      made_by: madeBy,
      name,
      hash: hashOf(token),
      scopes: JSON.stringify(scopes),
      made_at: now,
      ends_at: endsAt,
      used_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { token, stored };
}

/** Newest first; those that are over too, until they are tidied away. */
export const readTeamTokens = (database: Database, teamId: string) =>
  database
    .selectFrom('team_tokens as t')
    .innerJoin('people as p', 'p.id', 't.made_by')
    .select(['t.id', 't.team_id', 't.made_by', 't.name', 't.scopes', 't.made_at', 't.ends_at', 't.used_at'])
    .select(['p.name as maker_name', 'p.avatar as maker_avatar'])
    .where('t.team_id', '=', teamId)
    .orderBy('t.made_at', 'desc')
    .orderBy('t.id')
    .execute();

/** Its name; null: the team has no such token. */
export async function removeTeamToken(
  database: Database,
  teamId: string,
  tokenId: string,
): Promise<string | null> {
  const row = await database
    .deleteFrom('team_tokens')
    .where('id', '=', tokenId)
    .where('team_id', '=', teamId)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Of people who are no longer admins of the team. */
export async function removeTokensMadeBy(database: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await database.deleteFrom('team_tokens').where('made_by', '=', anyOf(userIds)).execute();
}

const minuteMs = 60_000;

/** The token while it is good; that it was used is written once a minute at most. */
export async function readTokenInUse(
  database: Database,
  token: string,
  now: number,
): Promise<StoredTeamToken | null> {
  const stored = await database
    .selectFrom('team_tokens')
    .select(columns)
    .where('hash', '=', hashOf(token))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!stored) return null;
  const minute = now - (now % minuteMs);
  if (stored.used_at === null || stored.used_at < minute)
    await database
      .updateTable('team_tokens')
      .set({ used_at: sql<number>`greatest(used_at, ${minute}::bigint)` })
      .where('id', '=', stored.id)
      .execute();
  return stored;
}
