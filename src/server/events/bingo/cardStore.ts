// Store of bingo cards, and of what their players claimed.
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Card, cardAt } from '../../../events/bingo/card.ts';
import { barredUntil } from '../../../events/bingo/game.ts';
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

interface Giving {
  readonly bingoId: string;
  readonly userId: string;
  readonly seed: string;
  readonly count: number;
  readonly at: number;
}

/** The next cards of the seed; one that is equal to an earlier one is left out. The game must be locked. */
export async function giveCards(
  database: Kysely<Schema>,
  { bingoId, userId, seed, count, at }: Giving,
): Promise<void> {
  const { last } = await database
    .selectFrom('bingo_cards')
    .select((is) => is.fn.max('number').as('last'))
    .where('bingo_id', '=', bingoId)
    .executeTakeFirstOrThrow();
  let number = last ?? 0;
  for (let given = 0; given < count; ) {
    number += 1;
    const numbers: Card = cardAt(seed, number);
    const row = await database
      .insertInto('bingo_cards')
      .values({
        bingo_id: bingoId,
        number,
        user_id: userId,
        numbers: JSON.stringify(numbers),
        joined_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (row) given += 1;
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
