// Tickets a chat tool hands to one of its people: one click, one sign-in, five minutes.
import type { Database } from '../../base/storage/database.ts';
import { issueMailToken, spendMailToken } from './mailTokenStore.ts';

const lifeMs = 5 * 60_000;

/** Issues a ticket for this person and invalidates the previous one. */
export const issueChatTicket = (database: Database, userId: string, now: number): Promise<string> =>
  issueMailToken(database, { kind: 'chat', userId, lifeMs }, now);

/** Redeems a ticket and returns its person; it cannot be used again. */
export const spendChatTicket = (database: Database, ticket: string, now: number): Promise<string | null> =>
  spendMailToken(database, 'chat', ticket, now);
