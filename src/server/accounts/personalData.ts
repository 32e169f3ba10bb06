// Everything the database holds about one person, read for them alone.
import { sql } from 'kysely';
import type { Result, Shapes } from '../../engine/game.ts';
import type { Turn } from '../../engine/log.ts';
import type { Database } from '../storage/database.ts';
import type { MatchPlayer } from '../storage/schema/matches.ts';

export async function readBelongings(database: Database, userId: string) {
  const person = database.selectFrom('people').selectAll().where('id', '=', userId);
  const survey = database.selectFrom('surveys').selectAll().where('user_id', '=', userId);
  const sessions = database
    .selectFrom('sessions')
    .select(['device', 'created_at', 'rotated_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at');
  const pictures = database
    .selectFrom('pictures')
    .select(['name', 'bytes', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at');
  const xp = database
    .selectFrom('xp_lines')
    .select(['at', 'source', 'game_type', 'xp'])
    .where('user_id', '=', userId)
    .orderBy('at');
  const badges = database
    .selectFrom('badges_given')
    .select(['idprod', 'earned_at'])
    .where('user_id', '=', userId)
    .orderBy('earned_at');
  const identities = database
    .selectFrom('identities')
    .select(['provider', 'tenant_key', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at');
  const keys = database
    .selectFrom('provider_keys')
    .select(['provider', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at');
  return {
    identities: await identities.execute(),
    keys: await keys.execute(),
    xp: await xp.execute(),
    badges: await badges.execute(),
    person: await person.executeTakeFirst(),
    survey: await survey.executeTakeFirst(),
    sessions: await sessions.execute(),
    pictures: await pictures.execute(),
  };
}

export const readMailsTo = (database: Database, email: string) =>
  database
    .selectFrom('mails')
    .select(['subject', 'created_at', 'sent_at'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();

export interface PlayedMatch {
  readonly id: string;
  readonly room_id: string;
  readonly game: number;
  readonly game_name: string;
  readonly players: readonly MatchPlayer[];
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly result: Result | null;
}

/** Every game the person has a seat in, oldest first. */
export const readMatchesOf = (database: Database, userId: string): Promise<PlayedMatch[]> =>
  database
    .selectFrom('matches')
    .select(['id', 'room_id', 'game', 'game_name', 'players', 'started_at', 'ended_at', 'result'])
    .where(sql<boolean>`players @> ${JSON.stringify([{ userId }])}::jsonb`)
    .orderBy('started_at')
    .execute();

export interface StoredTurn {
  readonly match_id: string;
  readonly turn: number;
  readonly entries: Turn<Shapes>;
}

export const readTurnsOf = (database: Database, matchIds: readonly string[]): Promise<StoredTurn[]> =>
  database
    .selectFrom('turns')
    .select(['match_id', 'turn', 'entries'])
    .where('match_id', 'in', [...matchIds])
    .orderBy('match_id')
    .orderBy('turn')
    .execute();
