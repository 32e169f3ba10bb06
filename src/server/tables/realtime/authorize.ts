// Authorization of socket connections: who may connect, and what they may do now (tokens, sessions, teams, restrictions).
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { isDemoTeam } from '../../../contract/people/demo.ts';
import type { Language } from '../../../engine/language.ts';
import type { Rates } from '../../base/rates/rates.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import { refusalText } from '../../base/texts/refusalText.ts';
import { factorRefusal, gameRefusal, periodRefusal, subscriptionRefusal } from '../../people/gates.ts';
import type { ReconnectTickets } from '../../people/identity/reconnectTickets.ts';
import type { Sessions } from '../../people/identity/sessions.ts';
import type { SessionClaims, Tokens } from '../../people/identity/tokens.ts';
import type { Member, Members } from '../../people/members.ts';
import type { TablePerson } from '../matches/rooms/newRoom.ts';

export interface Admitted {
  readonly userId: string;
  readonly sessionId: string;
  /** Wall time at which the token that opened this connection is over. */
  readonly expiresAt: number;
  readonly language: Language;
  /** With which the person comes back when this connection breaks. */
  readonly ticket: string;
}

/** What a client sends when it connects: its token, and the ticket of its last connection where it had one. */
export interface Credentials {
  readonly token?: unknown;
  readonly ticket?: unknown;
}

export interface SocketAccess {
  /** Reads a ticket or a token with its session; refuses what is expired, forged or revoked. */
  admit(credentials: Credentials, address: string): Promise<Admitted | Refusal>;
  /** Rights as of now, a few seconds old at most. */
  actor(userId: string, sessionId: string): Promise<TablePerson | Refusal>;
  mutesPhrases(userId: string): Promise<boolean>;
  /** Why a table of this game may not be opened or joined now; null: it may. */
  gate(actor: TablePerson, gameName: string): Promise<Refusal | null>;
  sentence(refusal: Refusal, language: Language): string;
  isOriginAllowed(origin: string | undefined): boolean;
}

interface Deps {
  readonly tokens: Tokens;
  readonly tickets: ReconnectTickets;
  readonly sessions: Sessions;
  readonly members: Members;
  readonly rates: Rates;
  readonly clock: WallClock;
  /** Origins the client is served from; a missing one is no browser's. */
  readonly origins: readonly string[];
}

export function createSocketAccess({
  tokens,
  tickets,
  sessions,
  members,
  rates,
  clock,
  origins,
}: Deps): SocketAccess {
  /** A ticket that is not good any more is no refusal: the token is read instead. */
  async function claimsOf({ token, ticket }: Credentials): Promise<SessionClaims | Refusal> {
    const known = typeof ticket === 'string' ? tickets.read(ticket) : null;
    if (known && known.expiresAt * 1_000 > clock.now()) return known;
    return typeof token === 'string' ? tokens.verify(token) : refuse('Unauthorized');
  }

  async function lackOf(member: Member, sessionId: string): Promise<Refusal | null> {
    return member.lacksFactorSince === null
      ? null
      : factorRefusal(member, await sessions.originOf(sessionId));
  }

  async function admitClaims(claims: SessionClaims): Promise<Admitted | Refusal> {
    const ended = await sessions.check(claims);
    if (ended) return ended;
    const member = await members.read(claims.userId);
    if (!member || member.isDisabled) return refuse('SessionRevoked');
    const { userId, sessionId, expiresAt } = claims;
    const lacking = await lackOf(member, sessionId);
    if (lacking) return lacking;
    const { language } = member;
    return { userId, sessionId, expiresAt: expiresAt * 1_000, language, ticket: tickets.issue(claims) };
  }

  return {
    async admit(credentials, address) {
      const claims = await claimsOf(credentials);
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
      const lacking = await lackOf(member, sessionId);
      if (lacking) return lacking;
      if (!member.team) return refuse('NotAllowed');
      const { name, avatar } = member;
      const { teamId } = member.team;
      const isAdmin = member.isAdmin && !isDemoTeam(teamId); // visitors of the demo leave tables of others alone
      return { userId, name, avatar, isAdmin, teamId, language: member.language };
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
