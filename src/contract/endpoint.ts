// The type of a call: one value that client, handlers, documents and tests are derived from.
import type { ZodMiniType } from 'zod/mini';
import type { RateClass } from './rates.ts';

/** Access rules of calls. Guards check them in this order before a handler runs. */
export const accessRules = ['public', 'ticket', 'user', 'member', 'admin', 'signature'] as const;
export type Access = (typeof accessRules)[number];

export const services = ['authorization', 'dashboard', 'game', 'content'] as const;
export type Service = (typeof services)[number];

export type Schema = ZodMiniType;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a token of a team can be given the right to. */
export const tokenScopes = [
  'members:read',
  'games:read',
  'puzzles:read',
  'leaderboards:read',
  'events:read',
  'events:write',
  'polls:read',
  'polls:write',
  'audit:read',
  'people:provision',
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** A claim about the caller: it must be true, and is filled in where it was left out. */
export type RightsClaim = 'self' | 'team' | 'selfOrTeam';

/** What answers are about. Whoever changes one of these has everything asked for again that was read about it. */
export const tags = [
  'auditLog',
  'auditStream',
  'away',
  'chatTools',
  'conditionalMoves',
  'connections',
  'dailyTurns',
  'device',
  'draws',
  'events',
  'groups',
  'inviteLink',
  'leaderboard',
  'legalHolds',
  'members',
  'newcomers',
  'payments',
  'polls',
  'predictions',
  'profile',
  'puzzles',
  'ratings',
  'retention',
  'schedule',
  'secondFactor',
  'sessions',
  'sso',
  'subscription',
  'teamSettings',
  'teamTokens',
  'teamWords',
  'tournaments',
  'trivia',
  'webhooks',
] as const;
export type Tag = (typeof tags)[number];

/** Files a multipart call takes, by field name, with the most bytes of each. */
export type Files = Readonly<Record<string, { readonly maxBytes: number }>>;

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Right extends Access = Access,
> {
  /** `every`: whichever services a process offers. */
  readonly service: Service | 'every';
  readonly method: Method;
  /** `{name}` stands for a part that varies; every name is in `params`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Right;
  readonly rate: readonly RateClass[];
  /** The right with which a token of a team may ask it; any other call refuses tokens. */
  readonly scope?: TokenScope;
  /** Fields of params, query or body that name the caller or the caller's team. */
  readonly claims?: Readonly<Record<string, RightsClaim>>;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Present on multipart calls: `body` then describes the text fields. */
  readonly files?: Files;
  /** Text fields of a multipart call that may be sent several times: each is read as a list. */
  readonly lists?: readonly string[];
  /** The answer is a file to keep, of this name. */
  readonly attachment?: string;
  /** The body may be larger than is usual. */
  readonly mostBytes?: number;
  /** May take a minute; of any other call the client says after a quarter of one that there is no answer. */
  readonly isLong?: boolean;
  /** The answer leaves a cookie with the browser, for the page that is opened next. */
  readonly leavesCookie?: boolean;
  /** May be asked by people who still have to set up the second factor that their team wants. */
  readonly isBeforeFactor?: true;
  /** Asks for a proof of the last minutes of who is there: always, or if one of these fields is sent. */
  readonly confirmFirst?: 'always' | readonly string[];
  /** Of a call that reads: what has to change for its answer to be another one. */
  readonly about?: readonly Tag[];
  /** Of a call that writes: what is no longer as it was read, once it has succeeded. */
  readonly changes?: readonly Tag[];
  readonly answer: Answer;
}

export const endpoint = <
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  Right extends Access,
>(
  call: Endpoint<P, Q, B, A, Right>,
): Endpoint<P, Q, B, A, Right> => call;
