// All refusals: key → status. The sentence for people is `errors.<key>` in the texts.
export const refusals = {
  InvalidInput: 400,
  EmailRequired: 400,
  InvalidOrExpiredToken: 400,
  PasswordNotAllowed: 400,
  WeakSignature: 400,
  Unauthorized: 401,
  TokenExpired: 401,
  SessionRevoked: 401,
  InvalidCredentials: 401,
  CodeNeeded: 401,
  WrongCode: 401,
  PasskeyRefused: 401,
  ProviderRejected: 401,
  IdentityMismatch: 403,
  AdminOnly: 403,
  SsoNeeded: 403,
  ConfirmFirst: 403,
  FactorNeeded: 403,
  NotAllowed: 403,
  EmailNotVerified: 403,
  ConsentRequired: 403,
  YouAreNotAllowed: 403,
  PleaseUpdateYourPaymentMethod: 403,
  GameNotAllowed: 403,
  OutsidePlayPeriod: 403,
  OriginNotAllowed: 403,
  NotFound: 404,
  Conflict: 409,
  StaleVersion: 409,
  Closed: 409,
  RoomFull: 409,
  LastAdmin: 409,
  AlreadyDone: 409,
  SlackNotConnected: 409,
  BotNotInChannel: 409,
  BotNotAllowed: 409,
  ChannelGone: 409,
  TeamsSignInNeeded: 409,
  TeamsNotAllowed: 409,
  NotReachable: 409,
  NoDriversYet: 409,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  SlackBusy: 429,
  TeamsBusy: 429,
  AnErrorOccured: 500,
  TemporarilyUnavailable: 503,
  StorageFull: 503,
  Overloaded: 503,
  SlackAway: 503,
  TeamsAway: 503,
  // Sockets only; the statuses are never sent.
  UnknownEvent: 404,
  SlowConsumer: 429,
} as const;

export type RefusalKey = keyof typeof refusals;

/** Reasons with a sentence of their own, and its key in the texts. */
export const wordedReasons = {
  demo: 'demo',
  confirmedByAdmin: 'confirmedByAdmin',
  teamIsFull: 'teamIsFull',
  teamIsClosed: 'teamIsClosed',
  onHold: 'OnHold',
  wroteQuestions: 'KnowsAnswers',
  sawAnswers: 'KnowsAnswers',
  plays: 'PlaysAnswers',
  puzzleOfToday: 'PuzzleOfToday',
  notPuzzleDay: 'NotPuzzleDay',
} as const;
type WordedReason = keyof typeof wordedReasons;

const isWorded = (reason: string | undefined): reason is WordedReason =>
  reason !== undefined && Object.hasOwn(wordedReasons, reason);

/** Of an address that names nothing the team has, or that cannot name anything. */
export const isNowhere = ({ error }: Pick<Refusal, 'error'>): boolean =>
  error === 'NotFound' || error === 'InvalidInput';

export const isRefusalKey = (key: unknown): key is RefusalKey =>
  typeof key === 'string' && Object.hasOwn(refusals, key);

/** Details beside the key. */
export interface RefusalDetail {
  /** The rules' own reason, a text key of the game; or why a server is not ready. */
  readonly reason?: string;
  readonly fields?: readonly { readonly path: string; readonly code: string }[];
  readonly retryAfterSeconds?: number;
  /** Of `SsoNeeded`, for whom another company has vouched: the team by whose connection they sign in. */
  readonly teamId?: string;
  readonly deactivationDueDate?: string;
}

/** A refusal is an expected failure: a value with a key, never thrown. */
export interface Refusal extends RefusalDetail {
  readonly ok: false;
  readonly error: RefusalKey;
}

/** Under which key of the texts the sentence of a refusal is. */
export const sentenceKeyOf = ({
  error,
  reason,
}: Pick<Refusal, 'error' | 'reason'>): RefusalKey | (typeof wordedReasons)[WordedReason] =>
  isWorded(reason) ? wordedReasons[reason] : error;

export const refuse = (error: RefusalKey, detail: RefusalDetail = {}): Refusal => ({
  ok: false,
  error,
  ...detail,
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'error' in value && 'ok' in value && value.ok === false;
