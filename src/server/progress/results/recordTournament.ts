// Records a tournament that is over: XP by place and the badge of the winner, in the transaction that ends it.
import type { Transaction } from 'kysely';
import { badges } from '../../../contract/progress/badges.ts';
import type { XpLinesTable } from '../../base/storage/schema/progress.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { lockPeople } from './ledgerStore.ts';
import { readBadges, writeEventEnd } from './triviaStore.ts';

/** So many must have played, so that two cannot win tournaments from each other all day. */
export const leastForXp = 4;
const takingPart = 10;
/** By place. */
const forPlace = [50, 30, 15];

export interface TournamentEnd {
  readonly tournamentId: string;
  readonly teamId: string;
  readonly at: number;
  /** Those who played a game. */
  readonly places: readonly { readonly userId: string; readonly rank: number }[];
}

const winnersBadge = badges.find(({ key }) => key === 'tournamentWin');

export const tournamentXp = (rank: number): number => takingPart + (forPlace[rank - 1] ?? 0);

/** The badges that were given now. */
export async function recordTournament(
  transaction: Transaction<Schema>,
  { tournamentId, teamId, at, places }: TournamentEnd,
): Promise<{ readonly userId: string; readonly idprod: number }[]> {
  if (places.length < leastForXp) return [];
  const people = await lockPeople(
    transaction,
    places.map(({ userId }) => userId),
  );
  // People who left the team since earn nothing.
  const inTeam = new Set(people.flatMap(({ id, team_id }) => (team_id === teamId ? id : [])));
  const earned = await readBadges(transaction, [...inTeam]);
  const there = places.filter(({ userId }) => inTeam.has(userId));
  const given = there.flatMap(({ userId, rank }) =>
    rank === 1 && winnersBadge && !earned.get(userId)?.has(winnersBadge.idprod)
      ? [{ user_id: userId, idprod: winnersBadge.idprod, cause: tournamentId, earned_at: at }]
      : [],
  );
  const lineOf = (userId: string, source: XpLinesTable['source'], sourceId: string, xp: number) => ({
    user_id: userId,
    source,
    source_id: sourceId,
    team_id: teamId,
    game_type: null,
    cause: tournamentId,
    xp,
    at,
  });
  const lines = [
    ...there.map(({ userId, rank }) =>
      lineOf(userId, 'tournament', `${tournamentId}:${rank}`, tournamentXp(rank)),
    ),
    ...given.map(({ user_id, idprod }) => lineOf(user_id, 'badge', String(idprod), winnersBadge?.xp ?? 0)),
  ];
  await writeEventEnd(transaction, lines, given);
  return given.map(({ user_id, idprod }) => ({ userId: user_id, idprod }));
}
