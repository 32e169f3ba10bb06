// Records finished matches, a batch in one transaction: results of their players, XP, badges, counters and ratings.
import type { Transaction } from 'kysely';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { tellWebhooks, type WebhookNews } from '../../messaging/webhooks/tell.ts';
import { RatingLedger } from '../ratings/ratingLedger.ts';
import { type Brought, type EndedMatch, Ledger, type LedgerGame } from './ledger.ts';
import { lockAll, readKnown, writeRecorded } from './ledgerStore.ts';
import { ratedMatches } from './ratedMatches.ts';

/** The gains by match and person. Matches that are recorded already or do not exist are left out. */
export type Recorded = ReadonlyMap<string, ReadonlyMap<string, Brought>>;

/** Idempotent. Where badges were given, their owners are still to be notified. */
export async function record(
  database: Transaction<Schema>,
  finished: readonly EndedMatch[],
  now: number,
): Promise<Recorded> {
  const byId = new Map(finished.map((ended) => [ended.matchId, ended]));
  const locked = await lockAll(database, [...byId.keys()]);
  const matches = new Map(locked.matches.map((match) => [match.id, match]));
  const games = [...byId.values()]
    .toSorted((a, b) => a.endedAt - b.endedAt)
    .flatMap((ended) => {
      const match = matches.get(ended.matchId);
      return match && !match.is_recorded ? [{ match, ended }] : [];
    });
  if (games.length === 0) return new Map();
  const { people } = locked;
  const rated = ratedMatches(games, people, new Set(locked.behind));
  const known = await readKnown(database, people, { games, rated });
  const ledger = new Ledger(known);
  const ratings = new RatingLedger(known.rated);
  const outcomes = new Map(rated.map((match) => [match.matchId, ratings.add(match)]));
  const recorded = new Map(
    games.map((game) => {
      const { matchId } = game.ended;
      const brought = [...ledger.add(game)].map(
        ([userId, gains]) =>
          [userId, { ...gains, rating: outcomes.get(matchId)?.get(userId) ?? null }] as const,
      );
      return [matchId, new Map(brought)] as const;
    }),
  );
  const ends = games.map(({ ended }) => ({
    id: ended.matchId,
    ended_at: ended.endedAt,
    result: ended.result,
    standings: ended.standings,
    settled_at: hasBadges(recorded.get(ended.matchId)) ? null : now,
  }));
  await writeRecorded(database, ledger, ratings, ends);
  const told = games.filter(({ ended }) => matches.get(ended.matchId)?.has_webhooks);
  await tellWebhooks(database, now, told.flatMap(newsOf));
  return recorded;
}

/** Games against bots alone and at test tables are nobody else's affair. */
function newsOf({ match, ended }: LedgerGame): WebhookNews[] {
  const people = match.players.filter(({ userId }) => userId !== null);
  if (people.length < 2 || match.is_test) return [];
  const players = match.players.map(({ userId }, seat) => ({
    userId,
    result: ended.standings[seat]?.outcome ?? 'none',
  }));
  const data = { gameName: match.game_name, tableId: match.room_id, players };
  return [{ teamId: match.team_id, event: 'game.finished', data }];
}

export const hasBadges = (brought: ReadonlyMap<string, Pick<Brought, 'badges'>> = new Map()): boolean =>
  [...brought.values()].some(({ badges }) => badges.length > 0);
