// Sessions: opened by signing in, renewed token by token, ended everywhere at once.
import { randomUUID } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { Announcements } from '../../base/shared/announcements.ts';
import { type Cache, createCache } from '../../base/shared/cache.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import { type Log, logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { readTogether } from '../../base/storage/readTogether.ts';
import {
  endSessions,
  endTeamSessions,
  endTheseSessions,
  lockSession,
  openSessionsOf,
  readSessions,
  rotateSession,
  type StoredSession,
  sessionsBeyond,
  writeConfirmed,
  writeSession,
} from './sessionStore.ts';
import { holdSsoTeam, ssoTeamOf } from './ssoStore.ts';
import type { Claims, SessionClaims, Tokens } from './tokens.ts';

/** A session that is over, and why. */
export interface EndedSession {
  readonly id: string;
  readonly because: string;
}

/** A session without a row was deleted with its person. */
const gone = 'deleted';

/** How and when a session began. */
export interface SessionOrigin {
  readonly openedAt: number;
  readonly isVouched: boolean;
}

/** `vouched`: an identity provider said who it is; `sso`: that of their own company did. */
export type SignInWay = 'self' | 'vouched' | 'sso';

export interface Sessions {
  /** Signs a person in, unless their company wants another way; `database` may be the caller's transaction. */
  open(userId: string, device: string, database?: Database, way?: SignInWay): Promise<string | Refusal>;
  /** Whether a verified token still stands for an open session. */
  check(claims: SessionClaims): Promise<Refusal | null>;
  /** May come from the cache, within its time limit. */
  isOpen(sessionId: string): Promise<boolean>;
  /** Returns those of these sessions that have ended on any node, and renews the cache entries of the others. */
  endedAmong(sessionIds: readonly string[]): Promise<EndedSession[]>;
  refresh(claims: Claims): Promise<string | Refusal>;
  originOf(sessionId: string): Promise<SessionOrigin>;
  /** When the person last proved who they are: by signing in, or after it. */
  confirmedAt(sessionId: string): Promise<number>;
  confirm(sessionId: string): Promise<void>;
  /** The open ones of a person. */
  openOf(userId: string): Promise<StoredSession[]>;
  /** False: this person has no such open session. */
  end(userId: string, sessionId: string, because: string): Promise<boolean>;
  endAll(userId: string, because: string, except?: string): Promise<void>;
  /** Ends the sessions of everybody in a team within a transaction. The caller calls the returned function after the commit, which announces it. */
  endTeam(teamId: string, because: string, trx: Database): Promise<() => void>;
  /** The same for these sessions, of whomever they are. */
  endThese(sessionIds: readonly string[], because: string, trx: Database): Promise<() => void>;
}

interface Deps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly tokens: Tokens;
  readonly announcements: Announcements;
  readonly log: Log;
  readonly tokenLifeMinutes: number;
  /** How long this node may overlook that another node ended a session; `endedAmong` finds out sooner. */
  readonly rememberedMs: number;
}

const lifeMs = 30 * 24 * 60 * 60_000;
const previousIsGoodMs = 120_000;
const mostRemembered = 20_000;
const mostPerPerson = 10;

class StoredSessions implements Sessions {
  readonly #deps: Deps;
  readonly #recent: Cache<StoredSession>;
  readonly #readRow: (id: string) => Promise<StoredSession | undefined>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#recent = createCache(deps.clock, { most: mostRemembered, goodForMs: deps.rememberedMs });
    this.#readRow = readTogether((ids) => readSessions(deps.database, ids));
    deps.announcements.subscribe((message) => {
      if (message.kind === 'sessionsEnded') for (const id of message.sessionIds) this.#recent.delete(id);
    });
  }

  async open(
    userId: string,
    device: string,
    within: Database = this.#deps.database,
    way: SignInWay = 'self',
  ): Promise<string | Refusal> {
    const open = (trx: Database) => this.#open(userId, device, trx, way);
    return within.isTransaction ? open(within) : within.transaction().execute(open);
  }

  /** Asked and written while the rule of the team stays: whoever changes it ends this session too. */
  async #open(userId: string, device: string, within: Database, way: SignInWay): Promise<string | Refusal> {
    if (way !== 'sso') await holdSsoTeam(within, userId);
    const teamId = way === 'sso' ? null : await ssoTeamOf(within, userId);
    // A right password is answered like a wrong one: only whom another company vouched for learns the team.
    if (teamId !== null) return refuse('SsoNeeded', way === 'vouched' ? { teamId } : {});
    const now = this.#deps.clock.now();
    const session = {
      id: randomUUID(),
      user_id: userId,
      jti: randomUUID(),
      previous_jti: null,
      device,
      rotated_at: now,
      created_at: now,
      revoked_at: null,
      revoked_because: null,
      is_vouched: way !== 'self',
    };
    await writeSession(within, session);
    const oldest = await sessionsBeyond(within, userId, mostPerPerson);
    if (oldest.length > 0) {
      const because = 'too many';
      this.#announce(userId, await endSessions(within, { userId, only: oldest }, because, now), because);
    }
    return this.#tokenOf(session);
  }

  async check(claims: SessionClaims): Promise<Refusal | null> {
    const known = this.#recent.get(claims.sessionId);
    if (known && this.#isCurrent(known, claims.jti) && !this.#isOver(known)) return null;
    const session = await this.#read(claims.sessionId);
    const isGood = session && !this.#isOver(session) && this.#isCurrent(session, claims.jti);
    return isGood ? null : refuse('SessionRevoked');
  }

  async isOpen(sessionId: string): Promise<boolean> {
    const session = this.#recent.get(sessionId) ?? (await this.#read(sessionId));
    return session !== undefined && !this.#isOver(session);
  }

  async endedAmong(sessionIds: readonly string[]): Promise<EndedSession[]> {
    const known = new Map(sessionIds.map((id) => [id, this.#recent.peek(id)]));
    const rows = await readSessions(this.#deps.database, sessionIds);
    const stored = new Map(rows.map((row) => [row.id, row]));
    return sessionIds.flatMap((id) => {
      const row = stored.get(id);
      if (!row) return [{ id, because: gone }];
      const before = known.get(id);
      // Entries that were read or ended here in the meantime are newer.
      if (before && this.#recent.peek(id) === before) this.#recent.set(id, row);
      return this.#isOver(row) ? [{ id, because: row.revoked_because ?? 'too old' }] : [];
    });
  }

  async refresh(claims: Claims): Promise<string | Refusal> {
    const rotated = await this.#rotate(claims);
    if (rotated === 'reused') {
      const { userId, sessionId } = claims;
      logSecurityEvent(this.#deps.log, { security: 'refreshReused', userId, sessionId });
      await this.end(userId, sessionId, 'reused');
      return refuse('SessionRevoked');
    }
    if (isRefusal(rotated)) return rotated;
    this.#recent.delete(claims.sessionId);
    return this.#tokenOf(rotated);
  }

  async originOf(sessionId: string): Promise<SessionOrigin> {
    const session = this.#recent.get(sessionId) ?? (await this.#read(sessionId));
    return { openedAt: session?.created_at ?? 0, isVouched: session?.is_vouched ?? false };
  }

  async confirmedAt(sessionId: string): Promise<number> {
    const [session] = await readSessions(this.#deps.database, [sessionId]);
    return session ? (session.confirmed_at ?? session.created_at) : 0;
  }

  confirm(sessionId: string): Promise<void> {
    return writeConfirmed(this.#deps.database, sessionId, this.#deps.clock.now());
  }

  openOf(userId: string): Promise<StoredSession[]> {
    const { database, clock } = this.#deps;
    return openSessionsOf(database, userId, clock.now() - lifeMs);
  }

  async end(userId: string, sessionId: string, because: string): Promise<boolean> {
    const { database, clock } = this.#deps;
    const ended = await endSessions(database, { userId, only: [sessionId] }, because, clock.now());
    this.#announce(userId, ended, because);
    return ended.length > 0;
  }

  async endAll(userId: string, because: string, except?: string): Promise<void> {
    const { database, clock } = this.#deps;
    const which = { userId, except: except ?? null };
    this.#announce(userId, await endSessions(database, which, because, clock.now()), because);
  }

  async endTeam(teamId: string, because: string, trx: Database): Promise<() => void> {
    const ended = await endTeamSessions(trx, teamId, because, this.#deps.clock.now());
    return () => {
      for (const { id, user_id } of ended) this.#announce(user_id, [id], because);
    };
  }

  async endThese(sessionIds: readonly string[], because: string, trx: Database): Promise<() => void> {
    const ended = await endTheseSessions(trx, sessionIds, because, this.#deps.clock.now());
    return () => {
      for (const { id, user_id } of ended) this.#announce(user_id, [id], because);
    };
  }

  #isCurrent(session: StoredSession, jti: string): boolean {
    const isPrevious = session.previous_jti === jti;
    return (
      session.jti === jti || (isPrevious && this.#deps.clock.now() - session.rotated_at <= previousIsGoodMs)
    );
  }

  #isOver(session: StoredSession): boolean {
    return session.revoked_at !== null || this.#deps.clock.now() - session.created_at > lifeMs;
  }

  /** The token of a session as it is now: the same one, however often it is made. */
  #tokenOf(
    session: Pick<StoredSession, 'id' | 'user_id' | 'jti' | 'rotated_at' | 'created_at'>,
  ): Promise<string> {
    const { tokens, tokenLifeMinutes } = this.#deps;
    const expiresMs = Math.min(session.rotated_at + tokenLifeMinutes * 60_000, session.created_at + lifeMs);
    return tokens.sign({
      userId: session.user_id,
      sessionId: session.id,
      jti: session.jti,
      issuedAt: Math.floor(session.rotated_at / 1_000),
      expiresAt: Math.floor(expiresMs / 1_000),
    });
  }

  async #read(sessionId: string): Promise<StoredSession | undefined> {
    const session = await this.#readRow(sessionId);
    if (session) this.#recent.set(session.id, session);
    return session;
  }

  /** `reused`: a token that was replaced long ago came back. */
  #rotate(claims: Claims): Promise<StoredSession | Refusal | 'reused'> {
    const { database, clock } = this.#deps;
    return database.transaction().execute(async (trx) => {
      const session = await lockSession(trx, claims.sessionId);
      if (!session || this.#isOver(session)) return refuse('SessionRevoked');
      if (!this.#isCurrent(session, claims.jti)) return 'reused';
      if (session.jti !== claims.jti) return session;
      const now = clock.now();
      const jti = randomUUID();
      await rotateSession(trx, session, jti, now);
      return { ...session, jti, previous_jti: session.jti, rotated_at: now };
    });
  }

  #announce(userId: string, sessionIds: readonly string[], because: string): void {
    if (sessionIds.length === 0) return;
    logSecurityEvent(this.#deps.log, { security: 'sessionsRevoked', userId, because });
    this.#deps.announcements.publish({ kind: 'sessionsEnded', userId, sessionIds, because });
  }
}

export const sessionsOf = (deps: Deps): Sessions => new StoredSessions(deps);
