// Messages of the live connection: those of the client with their acknowledgements, and those of the server.
import * as z from 'zod/mini';
import { answers, offerKinds } from '../engine/log.ts';
import type { Refusal } from './errors.ts';
import { type BingoAcknowledged, type BingoToClient, bingoToServer } from './events/bingo.ts';
import { type QuizAcknowledged, type QuizToClient, quizToServer } from './events/quiz.ts';
import {
  type TournamentAcknowledged,
  type TournamentToClient,
  tournamentToServer,
} from './events/tournaments.ts';
import * as field from './fields.ts';
import type { Notification } from './messaging/notifications.ts';
import type { User } from './people/people.ts';
import type { ShortTurn } from './play/shortTurn.ts';
import {
  type ChangedRoom,
  type Gains,
  type MatchChange,
  type MatchView,
  type Presence,
  type Room,
  strength,
  type Table,
  TurnDaysChoice,
} from './play/tables.ts';

/** Idempotency key made by the client: a message sent twice is done once and answered alike. */
const moveId = field.uuid;
const room = field.roomId;
const position = z.int().check(z.gte(0), z.lte(15));
/** At the largest table. */
const mostSeats = 12;
const RuleSetChoice = z.strictObject({
  set: z.optional(z.string().check(z.maxLength(32))),
  options: z.optional(
    z.record(
      z.string().check(z.maxLength(32)),
      z.union([z.string().check(z.maxLength(32)), z.number(), z.boolean()]),
    ),
  ),
  timer: z.optional(z.nullable(z.strictObject({ initial: z.int(), increment: z.int() }))),
  turnDays: z.optional(z.nullable(TurnDaysChoice)),
});

/** Quick phrases: the only words people say to each other in a room. */
export const phrases = [
  'hello',
  'goodLuck',
  'nice',
  'thinking',
  'oops',
  'wellPlayed',
  'thanks',
  'again',
  'bye',
] as const;

/** Every message to the server: the schema of its payload. Unknown keys are refused. */
export const toServer = {
  'room:create': z.strictObject({
    moveId,
    gameName: field.gameName,
    name: z.optional(field.roomName),
    ruleSet: z.optional(RuleSetChoice),
    maxPlayers: z.optional(z.int().check(z.gte(2), z.lte(mostSeats))),
    bots: z.optional(z.array(strength).check(z.maxLength(mostSeats - 1))),
    watch: z.optional(z.enum(['team', 'nobody'])),
    roomTimeout: z.optional(z.int().check(z.gte(60), z.lte(3600))),
    testMode: z.optional(z.boolean()),
    /** The host is ready: where only bots sit besides, the game begins at once. */
    isReady: z.optional(z.boolean()),
    meetingId: z.optional(z.string().check(z.maxLength(200))),
  }),
  'room:quickPlay': z.strictObject({ moveId, gameName: field.gameName }),
  'room:join': z.strictObject({ moveId, room, position: z.optional(position) }),
  'room:watch': z.strictObject({ room }),
  /** `keepSeat`: stops watching, as when the page is left; the seat is kept. */
  'room:leave': z.strictObject({ moveId, room, keepSeat: z.optional(z.boolean()) }),
  'room:ready': z.strictObject({ moveId, room, isReady: z.boolean() }),
  'room:settings': z.strictObject({
    moveId,
    room,
    name: z.optional(field.roomName),
    ruleSet: z.optional(RuleSetChoice),
    maxPlayers: z.optional(z.int().check(z.gte(2), z.lte(mostSeats))),
    watch: z.optional(z.enum(['team', 'nobody'])),
  }),
  'room:place': z.strictObject({
    moveId,
    room,
    position,
    userId: z.optional(z.nullable(field.uuid)),
    bot: z.optional(z.nullable(strength)),
  }),
  'room:kick': z.strictObject({ moveId, room, userId: field.uuid }),
  'room:hold': z.strictObject({ moveId, room }),
  'room:start': z.strictObject({ moveId, room }),
  'room:close': z.strictObject({ moveId, room }),
  'room:say': z.strictObject({ moveId, room, phrase: z.enum(phrases) }),
  'match:act': z.strictObject({ moveId, room, expectedTurn: z.int().check(z.gte(0)), move: z.unknown() }),
  /** A move that is not made yet, for others to see it come about. It is not acknowledged. */
  'match:preview': z.strictObject({ room, move: z.unknown() }),
  'match:offer': z.strictObject({
    moveId,
    room,
    kind: z.enum([...offerKinds, 'rematch']),
    answer: z.optional(z.enum(answers)),
  }),
  'match:resign': z.strictObject({ moveId, room }),
  'match:claim': z.strictObject({ moveId, room, claim: z.enum(['win', 'draw']) }),
  /** At a table with a move a day the time of the opponent is up: the game ends, or they have another day. */
  'match:late': z.strictObject({ moveId, room, choice: z.enum(['end', 'anotherDay']) }),
  /** Takes the seat back from a substitute bot. */
  'match:takeSeat': z.strictObject({ moveId, room }),
  'match:sync': z.strictObject({ room }),
  'match:look': z.strictObject({ room, turn: z.int().check(z.gte(0)) }),
  'team:watch': z.strictObject({}),
  ...bingoToServer,
  ...quizToServer,
  ...tournamentToServer,
} as const;

export type MessageName = keyof typeof toServer;
export type Message<N extends MessageName> = z.infer<(typeof toServer)[N]>;

/** What stands beside `ok: true` in the acknowledgement. */
export interface Acknowledged extends BingoAcknowledged, QuizAcknowledged, TournamentAcknowledged {
  'room:create': { room: string };
  'room:quickPlay': { room: string; position: number };
  'room:join': { position: number };
  'room:watch': object;
  'room:leave': object;
  'room:ready': object;
  'room:settings': object;
  'room:place': object;
  'room:kick': object;
  'room:hold': object;
  'room:start': object;
  'room:close': object;
  'room:say': object;
  'match:act': { turn: number };
  'match:preview': object;
  'match:offer': object;
  'match:resign': object;
  'match:claim': object;
  'match:late': object;
  'match:takeSeat': object;
  'match:sync': { state: Room; match: MatchView | null };
  'match:look': { turn: number; view: unknown };
  'team:watch': { people: Presence[]; tables: Table[] };
}

/** A refused act may bring the present view with it (`StaleVersion`). */
export type SocketRefusal = Refusal & { readonly message: string; readonly match?: MatchView };
export type Acknowledgement<N extends MessageName> = ({ ok: true } & Acknowledged[N]) | SocketRefusal;

export interface Previewed {
  readonly room: string;
  readonly seat: number;
  readonly move: unknown;
}

/** Every message to a client. */
export interface ToClient extends BingoToClient, QuizToClient, TournamentToClient {
  /** To everyone in the room, on any change of lobby, people, offers or status. */
  'room:state': Room;
  /** The same to clients that connect with `wire: 'short'`, once they have the state. */
  'room:changed': ChangedRoom;
  /** A separate view for each audience. */
  'match:view': MatchView;
  /** The same to clients that connect with `wire: 'changes'`; the first view of a game is whole. */
  'match:change': MatchChange;
  /** The same to clients that connect with `wire: 'short'`. */
  turn: ShortTurn;
  /** What a seat is about to do; a later turn of the match tells what it has done. */
  'match:previewed': Previewed;
  /** To each person: what the finished game brought. */
  'match:settled': { room: string; game: number; gains: Gains; next: Record<number, boolean>[] };
  'room:said': { room: string; userId: string; phrase: (typeof phrases)[number] };
  'room:closed': { room: string; reason: string };
  'team:table': Table | { id: string; gone: true };
  'team:person': Presence;
  /** To all sockets of the person; `count`: how many are unread now. */
  'person:notified': { notification: Notification; count: number };
  /** The person's rights, team, name or picture changed. */
  'person:changed': { user: Omit<User, 'guulJwt'> };
  /** Just before the disconnect; with a reason unless the session just ended. */
  'person:signedOut': { error: string; reason?: 'removed' | 'deleted' };
  'server:leaving': { retryInMs: number };
  /** The first message of a connection: with what to come back, and the room named in the handshake, if one was. */
  'server:welcome': {
    ticket: string;
    synced: { room: string; answer: Acknowledgement<'match:sync'> } | null;
  };
}
