// Port: the windows that follow a live event – a trivia, a bingo – and what is sent to them. Implemented in realtime/.
import type { Refusal } from '../../contract/errors.ts';
import type { Acknowledged, Message, MessageName } from '../../contract/realtime.ts';
import type { Sent } from './matches/broadcaster.ts';
import type { TablePerson } from './matches/rooms/newRoom.ts';

/** One window of a signed-in person, with their rights as of now. */
export interface Visitor {
  readonly actor: TablePerson;
  /** From now on this window is sent what the event publishes, until it leaves or closes. */
  enter(eventId: string): void;
  leave(eventId: string): void;
}

export interface LiveEvents {
  /** People with a window in the event, on this node. */
  people(eventId: string): ReadonlySet<string>;
  /** To every window in the event, the message of its person's audience; made and encoded once for each audience. */
  publish(
    eventId: string,
    audienceOf: (userId: string) => string,
    messageFor: (audience: string) => Sent,
  ): void;
  /** Tells the other nodes that the event changed in the database. They may miss it: it only saves time. */
  changed(eventId: string): void;
  /** Another node changed the event. */
  onChange(listener: (eventId: string) => void): void;
}

type EventKind = 'quiz' | 'bingo' | 'tournament';

/** Messages that belong to live events; each feature handles its own. */
export type EventMessageName = Extract<MessageName, `${EventKind}:${string}`>;

/** Of the messages that begin with one of these words. */
export type EventHandlers<Kind extends EventKind = EventKind> = {
  readonly [N in Extract<EventMessageName, `${Kind}:${string}`>]: (
    visitor: Visitor,
    message: Message<N>,
  ) => Promise<Acknowledged[N] | Refusal> | Acknowledged[N] | Refusal;
};
