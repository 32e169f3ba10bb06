// Live events over the sockets of this node: groups of windows, and what other nodes report.
import type { EventHandlers, EventMessageName, LiveEvents, Visitor } from '../liveEvents.ts';
import type { NodeMessages } from '../matches/nodes/nodeMessages.ts';
import { sendToAudiences } from './broadcaster.ts';
import type { Handlers, Sender } from './dispatcher.ts';
import { group, type SocketGroups } from './groups.ts';
import type { GameSocket } from './sockets.ts';

export interface LiveEventsHere extends LiveEvents {
  /** What another node reported. */
  heard(eventId: string): void;
}

export function createLiveEvents(
  groups: SocketGroups,
  messages: Pick<NodeMessages, 'people'>,
): LiveEventsHere {
  const listeners: ((eventId: string) => void)[] = [];
  const windows = (eventId: string): ReadonlySet<GameSocket> => groups.in(group.event(eventId));
  return {
    people: (eventId) => new Set([...windows(eventId)].map(({ data }) => data.userId)),
    publish: (eventId, audienceOf, messageFor) =>
      sendToAudiences(
        windows(eventId),
        ({ data }) => audienceOf(data.userId),
        (_, audience) => messageFor(audience),
      ),
    changed: (event) => messages.people({ kind: 'event', event }),
    onChange: (listener) => void listeners.push(listener),
    heard(eventId) {
      for (const listener of listeners) listener(eventId);
    },
  };
}

const visitorOf = ({ socket, actor }: Sender, groups: SocketGroups): Visitor => ({
  actor,
  enter: (eventId) => groups.enter(socket, group.event(eventId)),
  leave: (eventId) => groups.leave(socket, group.event(eventId)),
});

type EventHandler = (visitor: Visitor, message: never) => unknown;

/** The handlers of live events for the dispatcher: each is given the window that asks. */
export const handlersOfEvents = (
  handlers: EventHandlers,
  groups: SocketGroups,
): Pick<Handlers, EventMessageName> =>
  Object.fromEntries(
    Object.entries<EventHandler>(handlers).map(([name, handle]) => [
      name,
      (sender: Sender, message: never) => handle(visitorOf(sender, groups), message),
    ]),
  ) as Pick<Handlers, EventMessageName>; // the same names
