// What bingo brings: XP and the badge for a stage that was won, XP for taking part once the game is over.
import type { Transaction } from 'kysely';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { type BingoReward, recordBingo } from '../../progress/results/recordBingo.ts';
import type { BingoServices } from './services.ts';
import type { NewEvent, StoredBingo } from './store.ts';

type Deps = Pick<BingoServices, 'notifications'>;

/** Shows what was written to connected clients. */
type Tell = () => Promise<void>;

const nothingToTell: Tell = async () => undefined;

async function reward(
  { notifications }: Deps,
  transaction: Transaction<Schema>,
  what: BingoReward,
): Promise<Tell> {
  const badges = await recordBingo(transaction, what);
  if (badges.length === 0) return nothingToTell;
  return notifications.notifyWithin(
    transaction,
    badges.map(({ userId, idprod }) => ({
      userId,
      subject: `badge ${idprod}`,
      content: { kind: 'badge', idprod },
    })),
  );
}

export const rewardWinner = (
  deps: Deps,
  transaction: Transaction<Schema>,
  { id, team_id }: StoredBingo,
  { user_id, stage }: NewEvent,
  at: number,
): Promise<Tell> =>
  reward(deps, transaction, {
    bingoId: id,
    teamId: team_id,
    userIds: user_id === null ? [] : [user_id],
    kind: { won: stage ?? 0 },
    at,
  });

/** No XP where no stage was won. */
export async function rewardPlayers(
  deps: Deps,
  transaction: Transaction<Schema>,
  { id, team_id }: StoredBingo,
  at: number,
): Promise<Tell> {
  const won = await transaction
    .selectFrom('bingo_events')
    .select('number')
    .where('bingo_id', '=', id)
    .where('is_right', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (!won) return nothingToTell;
  const players = await transaction
    .selectFrom('bingo_cards')
    .select('user_id')
    .distinct()
    .where('bingo_id', '=', id)
    .execute();
  return reward(deps, transaction, {
    bingoId: id,
    teamId: team_id,
    userIds: players.map(({ user_id }) => user_id),
    kind: 'takenPart',
    at,
  });
}
