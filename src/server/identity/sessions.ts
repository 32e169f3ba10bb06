// Sessions: opened by signing in, renewed token by token, ended everywhere at once.
import { randomUUID } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import type { Announcements } from '../announcements.ts';
import type { WallClock } from '../clock.ts';
import { type Log, tellSecurity } from '../log.ts';
import type { Database } from '../storage/database.ts';
import {
  endSessions,
  lockSession,
  readOpenSessions,
  readSession,
  rotateSession,
  type StoredSession,
  sessionsBeyond,
  writeSession,
} from '../storage/sessions.ts';
import type { Claims, Tokens } from './tokens.ts';

export interface Sessions {
  /** Signs somebody in; `database` may be the transaction of what came before. */
  open(userId: string, device: string, database?: Database): Promise<string>;
  /** Whether a verified token still stands for an open session. */
  check(claims: Claims): Promise<Refusal | null>;
  /** At most five seconds old. */
  isOpen(sessionId: string): Promise<boolean>;
  /** Which of these are over, wherever they were ended. */
  endedAmong(sessionIds: readonly string[]): Promise<string[]>;
  refresh(claims: Claims): Promise<string | Refusal>;
  end(userId: string, sessionId: string, because: string): Promise<void>;
  endAll(userId: string, because: string, except?: string): Promise<void>;
}

interface Needs {
  readonly database: Database;
  readonly clock: WallClock;
  readonly tokens: Tokens;
  readonly announcements: Announcements;
  readonly log: Log;
  readonly tokenLifeMinutes: number;
}

const lifeMs = 30 * 24 * 60 * 60_000;
const previousIsGoodMs = 120_000;
const rememberedMs = 5_000;
const mostRemembered = 20_000;
const mostPerPerson = 10;

export function sessionsOf(needs: Needs): Sessions {
  const { database, clock, tokens, announcements, log } = needs;
  const remembered = new Map<string, { readonly session: StoredSession; readonly until: number }>();
  announcements.hear((told) => {
    if (told.kind === 'sessionsEnded') for (const id of told.sessionIds) remembered.delete(id);
  });

  const isCurrent = (session: StoredSession, jti: string): boolean =>
    session.jti === jti ||
    (session.previous_jti === jti && clock.now() - session.rotated_at <= previousIsGoodMs);

  const isOver = (session: StoredSession): boolean =>
    session.revoked_at !== null || clock.now() - session.created_at > lifeMs;

  /** The token of a session as it is now: the same one, however often it is made. */
  function tokenOf(session: Pick<StoredSession, 'id' | 'user_id' | 'jti' | 'rotated_at' | 'created_at'>) {
    const expiresMs = Math.min(
      session.rotated_at + needs.tokenLifeMinutes * 60_000,
      session.created_at + lifeMs,
    );
    return tokens.sign({
      userId: session.user_id,
      sessionId: session.id,
      jti: session.jti,
      issuedAt: Math.floor(session.rotated_at / 1_000),
      expiresAt: Math.floor(expiresMs / 1_000),
    });
  }

  function recall(sessionId: string): StoredSession | undefined {
    const known = remembered.get(sessionId);
    return known && known.until > clock.monotonic() ? known.session : undefined;
  }

  async function read(sessionId: string): Promise<StoredSession | undefined> {
    const session = await readSession(database, sessionId);
    if (!session) return undefined;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(session.id, { session, until: clock.monotonic() + rememberedMs });
    return session;
  }

  async function end(userId: string, ids: readonly string[], because: string): Promise<void> {
    const ended =
      ids.length === 0 ? [] : await endSessions(database, { userId, only: ids }, because, clock.now());
    announce(userId, ended, because);
  }

  function announce(userId: string, sessionIds: readonly string[], because: string): void {
    if (sessionIds.length === 0) return;
    tellSecurity(log, { security: 'sessionsRevoked', userId, because });
    announcements.tell({ kind: 'sessionsEnded', userId, sessionIds, because });
  }

  async function rotate(claims: Claims): Promise<StoredSession | Refusal | 'reused'> {
    return database.transaction().execute(async (trx) => {
      const session = await lockSession(trx, claims.sessionId);
      if (!session || isOver(session)) return refuse('SessionRevoked');
      if (!isCurrent(session, claims.jti)) return 'reused';
      if (session.jti !== claims.jti) return session;
      const now = clock.now();
      const jti = randomUUID();
      await rotateSession(trx, session, jti, now);
      return { ...session, jti, previous_jti: session.jti, rotated_at: now };
    });
  }

  return {
    async open(userId, device, within = database) {
      const now = clock.now();
      const session = {
        id: randomUUID(),
        user_id: userId,
        jti: randomUUID(),
        rotated_at: now,
        created_at: now,
      };
      await writeSession(within, {
        ...session,
        previous_jti: null,
        revoked_at: null,
        revoked_because: null,
        device,
      });
      const oldest = await sessionsBeyond(within, userId, mostPerPerson);
      if (oldest.length > 0)
        announce(userId, await endSessions(within, { userId, only: oldest }, 'too many', now), 'too many');
      return tokenOf(session);
    },

    async check(claims) {
      const known = recall(claims.sessionId);
      if (known && isCurrent(known, claims.jti) && !isOver(known)) return null;
      const session = await read(claims.sessionId);
      return session && !isOver(session) && isCurrent(session, claims.jti) ? null : refuse('SessionRevoked');
    },

    async isOpen(sessionId) {
      const session = recall(sessionId) ?? (await read(sessionId));
      return session !== undefined && !isOver(session);
    },

    async endedAmong(sessionIds) {
      const open = await readOpenSessions(database, sessionIds, clock.now() - lifeMs);
      return sessionIds.filter((id) => !open.includes(id));
    },

    async refresh(claims) {
      const rotated = await rotate(claims);
      if (rotated === 'reused') {
        tellSecurity(log, { security: 'refreshReused', userId: claims.userId, sessionId: claims.sessionId });
        await end(claims.userId, [claims.sessionId], 'reused');
        return refuse('SessionRevoked');
      }
      if (isRefusal(rotated)) return rotated;
      remembered.delete(claims.sessionId);
      return tokenOf(rotated);
    },

    end: (userId, sessionId, because) => end(userId, [sessionId], because),

    async endAll(userId, because, except) {
      const which = { userId, except: except ?? null };
      announce(userId, await endSessions(database, which, because, clock.now()), because);
    },
  };
}
