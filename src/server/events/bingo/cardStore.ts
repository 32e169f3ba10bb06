// Store of bingo cards, and of what their players claimed.
import { type Kysely, type Selectable, sql } from 'kysely';
import { cardAt } from '../../../events/bingo/card.ts';
import { barredUntil } from '../../../events/bingo/game.ts';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import type { BingoCardsTable, BingoEventsTable } from '../../base/storage/schema/bingo.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';

export type StoredCard = Pick<Selectable<BingoCardsTable>, 'number' | 'user_id' | 'numbers'>;

/** All cards of a game, or one person's. */
export const readCards = (
  database: Kysely<Schema>,
  bingoId: string,
  userId: string | null = null,
): Promise<StoredCard[]> => {
  const cards = database
    .selectFrom('bingo_cards')
    .select(['number', 'user_id', 'numbers'])
    .where('bingo_id', '=', bingoId);
  return (userId === null ? cards : cards.where('user_id', '=', userId)).orderBy('number').execute();
};

/** Those of these people who have cards of a game. */
export async function readOwners(
  database: Kysely<Schema>,
  bingoId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('bingo_cards')
    .select('user_id')
    .distinct()
    .where('bingo_id', '=', bingoId)
    .where('user_id', '=', anyOf(userIds))
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

interface Giving {
  readonly bingoId: string;
  readonly userIds: readonly string[];
  readonly seed: string;
  /** How many each of them gets. */
  readonly count: number;
  readonly at: number;
}

/** The next cards of the seed, the same number to each; a card that is equal to an earlier one is left out. The game must be locked. */
export async function giveCards(
  database: Kysely<Schema>,
  { bingoId, userIds, seed, count, at }: Giving,
): Promise<void> {
  const { last } = await database
    .selectFrom('bingo_cards')
    .select((is) => is.fn.max('number').as('last'))
    .where('bingo_id', '=', bingoId)
    .executeTakeFirstOrThrow();
  let next = (last ?? 0) + 1;
  /** For each card that is still to be given, to whom. */
  let owed = [...new Set(userIds)].flatMap((userId) => new Array<string>(count).fill(userId));
  while (owed.length > 0) {
    const cards = owed.map((userId, place) => ({ userId, number: next + place }));
    next += owed.length;
    const written = await database
      .insertInto('bingo_cards')
      .values(
        cards.map(({ userId, number }) => ({
          bingo_id: bingoId,
          number,
          user_id: userId,
          numbers: JSON.stringify(cardAt(seed, number)),
          joined_at: at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .execute();
    const given = new Set(written.map(({ number }) => number));
    owed = cards.filter(({ number }) => !given.has(number)).map(({ userId }) => userId);
  }
}

export interface StoredClaim
  extends Pick<BingoEventsTable, 'number' | 'user_id' | 'card' | 'stage' | 'calls'> {
  readonly is_right: boolean;
  readonly name: string | null;
  readonly avatar: string | null;
}

/** All claims of a game in their order. */
export async function readClaims(database: Database, bingoId: string): Promise<StoredClaim[]> {
  const { rows } = await sql<StoredClaim>`
    select e.number, e.user_id, e.card, e.stage, e.calls, e.is_right, p.name, p.avatar
    from bingo_events e left join people p on p.id = e.user_id
    where e.bingo_id = ${bingoId} and e.kind = 'claim' order by e.number`.execute(database);
  return rows;
}

type OwnClaim = Pick<StoredClaim, 'user_id' | 'is_right' | 'calls'>;

/** How many numbers must have been called before their next claim; null: they may. */
export function barOf(claims: readonly OwnClaim[], userId: string, calls: number): number | null {
  const wrong = claims.filter((claim) => claim.user_id === userId && !claim.is_right);
  const until = Math.max(0, ...wrong.map((claim) => barredUntil(claim.calls)));
  return until > calls ? until : null;
}

export interface StoredPlayer {
  readonly user_id: string;
  readonly name: string;
  readonly avatar: string | null;
}

/** Everybody with a card, in the order they came. */
export async function readPlayers(database: Database, bingoId: string): Promise<StoredPlayer[]> {
  const { rows } = await sql<StoredPlayer>`
    select c.user_id, p.name, p.avatar from (
      select user_id, min(number) as number from bingo_cards where bingo_id = ${bingoId} group by user_id
    ) c join people p on p.id = c.user_id order by c.number`.execute(database);
  return rows;
}
