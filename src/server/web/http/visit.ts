// The context of one request: who asks, and what the guards have found out about them.
import type { Access } from '../../../contract/endpoint.ts';
import type { RefusalKey } from '../../../contract/errors.ts';
import type { Language } from '../../../engine/language.ts';
import type { TakenToken } from '../../base/rates/rates.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Member, MyTeam } from '../../people/members.ts';

export interface MySession {
  readonly id: string;
  readonly token: string;
}

/** A program of the company asks, not a person. */
interface MyTeamToken {
  readonly id: string;
  readonly name: string;
}

/** The results of the guards; handlers see them as their context. */
export interface Visit {
  member: Member | null;
  session: MySession | null;
  teamToken: MyTeamToken | null;
  language: Language;
  outcome: RefusalKey | 'ok' | null;
  /** True while the handler runs, even after the client has disconnected. */
  isServing: boolean;
  readonly taken: Extract<TakenToken, { ok: true }>[];
}

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit | null;
  }
}

export interface PublicContext {
  readonly requestId: string;
  readonly address: string;
  readonly language: Language;
  /** Browser and operating system, such as `Firefox, Linux`. */
  readonly device: string;
  /** True where the browser navigates to or prefetches the address, rather than the client calling it. */
  readonly isNavigation: boolean;
  /** The Cookie header, or an empty text. Cookies never authenticate. */
  readonly cookies: string;
  /** Sets a cookie; only available to calls that declare it in the contract. */
  readonly setCookie: (cookie: string) => void;
  readonly log: Log;
}

export interface UserContext extends PublicContext {
  readonly member: Member;
  readonly session: MySession;
}

export interface MemberContext extends PublicContext {
  readonly member: Member;
  /** Null: asks by a token of the team. */
  readonly session: MySession | null;
  readonly team: MyTeam;
}

/** Proven by a session, or by the ticket that verifying an address gave. */
export interface TicketContext extends PublicContext {
  readonly member: Member;
  readonly session: MySession | null;
}

interface Contexts extends Record<Access, PublicContext> {
  public: PublicContext;
  signature: PublicContext;
  ticket: TicketContext;
  user: UserContext;
  member: MemberContext;
  admin: MemberContext;
}

/** The context a handler gets, by the access rule of its call. */
export type ContextOf<Right extends Access> = Contexts[Right];
