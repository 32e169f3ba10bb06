// Tickets for coming back: which session a connection stood for, marked with the server's key. Any node checks one without verifying a signature.
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod/mini';
import type { Encryption } from './encryption.ts';
import type { SessionClaims } from './tokens.ts';

export interface ReconnectTickets {
  issue(claims: SessionClaims): string;
  /** Null if the ticket was not issued here, was altered or cannot be parsed; the caller checks the session. */
  read(ticket: string): SessionClaims | null;
}

const longestTicket = 512;
const Content = z.tuple([z.uuid(), z.uuid(), z.uuid(), z.int()]);

export function createReconnectTickets({ keyedHash }: Pick<Encryption, 'keyedHash'>): ReconnectTickets {
  const markOf = (content: string): string => keyedHash(`reconnect ${content}`);
  const isMarked = (content: string, mark: string): boolean => {
    const [right, given] = [Buffer.from(markOf(content)), Buffer.from(mark)];
    return right.length === given.length && timingSafeEqual(right, given);
  };
  return {
    issue({ userId, sessionId, jti, expiresAt }) {
      const content = Buffer.from(JSON.stringify([userId, sessionId, jti, expiresAt])).toString('base64url');
      return `${content}.${markOf(content)}`;
    },
    read(ticket) {
      const [content = '', mark = ''] = ticket.length > longestTicket ? [] : ticket.split('.');
      if (!isMarked(content, mark)) return null;
      const read = Content.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()));
      if (!read.success) return null;
      const [userId, sessionId, jti, expiresAt] = read.data;
      return { userId, sessionId, jti, expiresAt };
    },
  };
}
