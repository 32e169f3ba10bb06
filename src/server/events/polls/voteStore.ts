// Store of the votes in a poll.
import type { Selectable } from 'kysely';
import type { Person } from '../../../contract/people/people.ts';
import type { Database } from '../../base/storage/database.ts';
import type { PollVotesTable } from '../../base/storage/schema/polls.ts';

type StoredVote = Selectable<PollVotesTable>;
export type HeldVote = Pick<StoredVote, 'choices' | 'sealed'>;

/** What the vote was before, if there was one. */
export const readVote = (database: Database, pollId: string, userId: string): Promise<HeldVote | undefined> =>
  database
    .selectFrom('poll_votes')
    .select(['choices', 'sealed'])
    .where('poll_id', '=', pollId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Replaces the vote of this person. */
export async function writeVote(
  trx: Database,
  pollId: string,
  userId: string,
  { choices, sealed }: HeldVote,
): Promise<void> {
  const held = { choices: choices && JSON.stringify(choices), sealed };
  await trx
    .insertInto('poll_votes')
    .values({ poll_id: pollId, user_id: userId, ...held })
    .onConflict((conflict) => conflict.columns(['poll_id', 'user_id']).doUpdateSet(held))
    .execute();
}

export async function removeVote(trx: Database, pollId: string, userId: string): Promise<void> {
  await trx.deleteFrom('poll_votes').where('poll_id', '=', pollId).where('user_id', '=', userId).execute();
}

export const readVotes = (database: Database, pollId: string): Promise<StoredVote[]> =>
  database.selectFrom('poll_votes').selectAll().where('poll_id', '=', pollId).execute();

/** Leaves of the votes who took part: new rows in the order of ids, so that the order of voting is gone as well. */
export async function keepWhoTookPart(
  trx: Database,
  pollId: string,
  userIds: readonly string[],
): Promise<void> {
  await trx.deleteFrom('poll_votes').where('poll_id', '=', pollId).execute();
  if (userIds.length === 0) return;
  await trx
    .insertInto('poll_votes')
    .values(userIds.toSorted().map((user_id) => ({ poll_id: pollId, user_id, choices: null, sealed: null })))
    .execute();
}

export interface Voter {
  readonly userId: string;
  readonly name: string;
  readonly avatar: string | null;
  /** Null in a secret poll. */
  readonly choices: readonly number[] | null;
}

/** The voters who are in the team now. */
export const readVoters = (database: Database, pollId: string, teamId: string): Promise<Voter[]> =>
  database
    .selectFrom('poll_votes')
    .innerJoin('people', 'people.id', 'poll_votes.user_id')
    .select(['people.id as userId', 'people.name', 'people.avatar', 'poll_votes.choices'])
    .where('poll_votes.poll_id', '=', pollId)
    .where('people.team_id', '=', teamId)
    .orderBy('people.name')
    .orderBy('people.id')
    .execute();

export const readMaker = async (database: Database, userId: string | null): Promise<Person | undefined> =>
  userId === null
    ? undefined
    : database
        .selectFrom('people')
        .select(['id as userId', 'name', 'avatar'])
        .where('id', '=', userId)
        .executeTakeFirst();

export async function countStored(database: Database, pollId: string): Promise<number> {
  const { number } = await database
    .selectFrom('poll_votes')
    .select(({ fn }) => fn.countAll<string>().as('number'))
    .where('poll_id', '=', pollId)
    .executeTakeFirstOrThrow();
  return Number(number);
}
