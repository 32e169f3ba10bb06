// What a tournament brings when it is over: XP by place, and a badge for the winner.
import type { Transaction } from 'kysely';
import type { Schema } from '../../base/storage/schema/schema.ts';
import type { NewsFor } from '../../messaging/notifications/notifications.ts';
import { recordTournament } from '../../progress/results/recordTournament.ts';
import { type LoadedTournament, standingsIn } from './state.ts';

/** The notices of the badges that were given. */
export async function rewardPlayers(
  transaction: Transaction<Schema>,
  after: LoadedTournament,
  at: number,
): Promise<NewsFor[]> {
  const people = new Map(after.entrants.map(({ number, userId }) => [number, userId]));
  const places = standingsIn(after).flatMap(({ entrant, rank, games }) => {
    const userId = people.get(entrant);
    return games > 0 && userId ? [{ userId, rank }] : [];
  });
  const given = await recordTournament(transaction, {
    tournamentId: after.id,
    teamId: after.teamId,
    at,
    places,
  });
  return given.map(({ userId, idprod }) => ({
    userId,
    subject: `badge ${idprod}`,
    content: { kind: 'badge', idprod },
  }));
}
