// Authorization of socket connections: who may connect, and what they may do now (tokens, sessions, teams, restrictions).
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import type { Language } from '../../engine/language.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Claims, Tokens } from '../identity/tokens.ts';
import type { Actor } from '../matches/newRoom.ts';
import { gameRefusal, periodRefusal, subscriptionRefusal } from '../people/gates.ts';
import type { Members } from '../people/members.ts';
import type { Rates } from '../rates/rates.ts';
import type { WallClock } from '../shared/clock.ts';
import { refusalText } from '../texts/refusalText.ts';

export interface Admitted {
  readonly userId: string;
  readonly sessionId: string;
  /** Wall time at which the token that opened this connection is over. */
  readonly expiresAt: number;
  readonly language: Language;
}

export interface SocketAccess {
  /** Reads a token with its session; refuses what is expired, forged or revoked. */
  admit(token: unknown, address: string): Promise<Admitted | Refusal>;
  /** Rights as of now, a few seconds old at most. */
  actor(userId: string, sessionId: string): Promise<Actor | Refusal>;
  mutesPhrases(userId: string): Promise<boolean>;
  /** Why a table of this game may not be opened or joined now; null: it may. */
  gate(actor: Actor, gameName: string): Promise<Refusal | null>;
  sentence(refusal: Refusal, language: Language): string;
  isOriginAllowed(origin: string | undefined): boolean;
}

interface Needs {
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly members: Members;
  readonly rates: Rates;
  readonly clock: WallClock;
  /** Origins the client is served from; a missing one is no browser's. */
  readonly origins: readonly string[];
}

export function createSocketAccess({
  tokens,
  sessions,
  members,
  rates,
  clock,
  origins,
}: Needs): SocketAccess {
  async function admitClaims(claims: Claims): Promise<Admitted | Refusal> {
    const ended = await sessions.check(claims);
    if (ended) return ended;
    const member = await members.read(claims.userId);
    if (!member || member.isDisabled) return refuse('SessionRevoked');
    const { userId, sessionId, expiresAt } = claims;
    return { userId, sessionId, expiresAt: expiresAt * 1_000, language: member.language };
  }

  return {
    async admit(token, address) {
      const claims = typeof token === 'string' ? await tokens.verify(token) : refuse('Unauthorized');
      // Signed-in people count by themselves: an office shares one address.
      const subject = isRefusal(claims) ? { address } : { user: claims.userId };
      const taken = await rates.take('WS-CONN', subject);
      if (!taken.ok) return refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
      const admitted = isRefusal(claims) ? claims : await admitClaims(claims);
      taken.finish(isRefusal(admitted));
      return admitted;
    },
    async actor(userId, sessionId) {
      if (!(await sessions.isOpen(sessionId))) return refuse('SessionRevoked');
      const member = await members.of(userId);
      if (!member || member.isDisabled) return refuse('SessionRevoked');
      if (!member.team) return refuse('NotAllowed');
      const { name, avatar, isAdmin } = member;
      return { userId, name, avatar, isAdmin, teamId: member.team.teamId };
    },
    mutesPhrases: async (userId) => (await members.of(userId))?.preferences.mutePhrases ?? false,
    async gate(actor, gameName) {
      const member = await members.of(actor.userId);
      if (!member?.team) return refuse('NotAllowed');
      return (
        subscriptionRefusal(member) ??
        gameRefusal(member.team, gameName) ??
        periodRefusal(member.team, clock.now())
      );
    },
    sentence: refusalText,
    isOriginAllowed: (origin) => origin === undefined || origins.includes(origin),
  };
}
