// Every message to the server and what it does: find the room, do the one thing, answer.
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import type { Acknowledged } from '../../contract/realtime.ts';
import { act, answer, claim, offer, resign } from '../matches/acts.ts';
import { takeSeat } from '../matches/botSubstitutes.ts';
import { type Host, openRoom } from '../matches/host.ts';
import * as lobby from '../matches/lobby.ts';
import type { OpenRoom } from '../matches/openRoom.ts';
import { positionOf } from '../matches/room.ts';
import { presentView, sightFor, viewAt } from '../matches/snapshots.ts';
import { tablesOf } from '../matches/tables.ts';
import type { Handlers, Speaker } from './dispatcher.ts';
import { groups } from './listeners.ts';
import type { TeamPresence } from './teamPresence.ts';
import type { Visits } from './visits.ts';

export interface HandlerParts {
  readonly host: Host;
  readonly presenceSnapshot: TeamPresence['snapshot'];
  readonly visits: Visits;
  /** Why this person may not open or join a table of this game now; null: they may. */
  readonly gate: (actor: lobby.Actor, gameName: string) => Promise<Refusal | null>;
  readonly colleaguesOf: (teamId: string) => Promise<readonly string[]>;
}

export function makeHandlers(parts: HandlerParts): Handlers {
  const { host, visits } = parts;

  /** The room if it is of the speaker's team; a foreign one is as good as none. */
  async function roomOf(speaker: Speaker, roomId: string): Promise<OpenRoom | Refusal> {
    const open = await openRoom(host, roomId);
    return open?.teamId === speaker.actor.teamId ? open : refuse('NotFound');
  }

  /** Finds the room, does the thing, answers with nothing but its refusal. */
  const inRoom =
    <M extends { readonly room: string }>(
      act: (speaker: Speaker, open: OpenRoom, message: M) => Promise<unknown> | unknown,
    ) =>
    async (speaker: Speaker, message: M): Promise<object> => {
      const open = await roomOf(speaker, message.room);
      if (isRefusal(open)) return open;
      const done = await act(speaker, open, message);
      return isRefusal(done) ? done : {};
    };

  async function sit(speaker: Speaker, roomId: string, position: number | undefined) {
    const open = await roomOf(speaker, roomId);
    if (isRefusal(open)) return open;
    const isSeated = positionOf(open.stored.doc, speaker.actor.userId) >= 0;
    const closed = isSeated ? null : await parts.gate(speaker.actor, open.game.id);
    if (closed) return closed;
    const seated = await lobby.sitDown(host, open, speaker.actor, position);
    if (isRefusal(seated)) return seated;
    return visits.enter(speaker.socket, open, speaker.actor) ?? seated;
  }

  async function newTable<A extends { readonly room: string }>(
    speaker: Speaker,
    gameName: string,
    make: () => Promise<A | Refusal>,
  ): Promise<A | Refusal> {
    const closed = await parts.gate(speaker.actor, gameName);
    if (closed) return closed;
    const made = await make();
    if (isRefusal(made)) return made;
    const open = await roomOf(speaker, made.room);
    if (!isRefusal(open)) visits.enter(speaker.socket, open, speaker.actor);
    return made;
  }

  async function actInMatch(
    speaker: Speaker,
    roomId: string,
    play: (open: OpenRoom) => Promise<{ readonly turn: number } | Refusal>,
  ): Promise<Acknowledged['match:act'] | (Refusal & { match?: unknown })> {
    const open = await roomOf(speaker, roomId);
    if (isRefusal(open)) return open;
    const played = await play(open);
    if (isRefusal(played) && played.error === 'StaleVersion' && open.live)
      return { ...played, match: presentView(host, open, open.live, speaker.actor.userId) };
    return played;
  }

  return {
    'room:create': (speaker, message) =>
      newTable(speaker, message.gameName, () => lobby.createRoom(host, speaker.actor, message)),
    'room:quickPlay': (speaker, message) =>
      newTable(speaker, message.gameName, () => lobby.quickPlay(host, speaker.actor, message)),
    'room:join': (speaker, message) => sit(speaker, message.room, message.position),
    'room:watch': inRoom((speaker, open) => visits.enter(speaker.socket, open, speaker.actor)),
    'room:leave': inRoom(async (speaker, open, message: Parameters<Handlers['room:leave']>[1]) => {
      const left = message.keepSeat ? null : await lobby.standUp(host, open, speaker.actor.userId);
      visits.exit(speaker.socket, open.id);
      return left;
    }),
    'room:ready': inRoom((speaker, open, message: { room: string; isReady: boolean }) =>
      lobby.ready(host, open, speaker.actor.userId, message.isReady),
    ),
    'room:settings': inRoom((speaker, open, message: Parameters<Handlers['room:settings']>[1]) => {
      const { moveId: _, room: __, ...asked } = message;
      return lobby.settings(host, open, speaker.actor.userId, asked);
    }),
    'room:place': inRoom((speaker, open, message: Parameters<Handlers['room:place']>[1]) =>
      lobby.arrange(host, open, speaker.actor.userId, message),
    ),
    'room:kick': inRoom((speaker, open, message: { room: string; userId: string }) =>
      lobby.kickOut(host, open, speaker.actor.userId, message.userId),
    ),
    'room:hold': inRoom((speaker, open) => lobby.holdCountdown(host, open, speaker.actor.userId)),
    'room:start': inRoom((speaker, open) => lobby.startNow(host, open, speaker.actor.userId)),
    'room:close': inRoom((speaker, open) => lobby.closeRoom(host, open, speaker.actor)),
    'room:say': inRoom((speaker, open, message: Parameters<Handlers['room:say']>[1]) => {
      const { userId } = speaker.actor;
      if (positionOf(open.stored.doc, userId) < 0) return refuse('NotAllowed', { reason: 'notSeated' });
      host.listeners.toRoom(open.id, 'room:said', { room: open.id, userId, phrase: message.phrase });
      return null;
    }),
    'match:act': (speaker, message) =>
      actInMatch(speaker, message.room, (open) => act(host, open, speaker.actor.userId, message)),
    'match:offer': inRoom((speaker, open, message: Parameters<Handlers['match:offer']>[1]) => {
      const { userId } = speaker.actor;
      const { moveId, kind } = message;
      if (kind === 'rematch')
        return lobby.rematch(host, open, userId, message.answer === undefined || message.answer === 'accept');
      if (message.answer) return answer(host, open, userId, { moveId, kind, answer: message.answer });
      return offer(host, open, userId, moveId, kind);
    }),
    'match:resign': inRoom((speaker, open, message: { room: string; moveId: string }) =>
      resign(host, open, speaker.actor.userId, message.moveId),
    ),
    'match:claim': inRoom((speaker, open, message: Parameters<Handlers['match:claim']>[1]) =>
      claim(host, open, speaker.actor.userId, message),
    ),
    'match:takeSeat': inRoom((speaker, open, message: { room: string; moveId: string }) =>
      takeSeat(host, open, speaker.actor.userId, message.moveId),
    ),
    async 'match:sync'(speaker, message) {
      const open = await roomOf(speaker, message.room);
      if (isRefusal(open)) return open;
      const entered = visits.enter(speaker.socket, open, speaker.actor);
      return entered ?? sightFor(host, open, speaker.actor.userId);
    },
    async 'match:look'(speaker, message) {
      const open = await roomOf(speaker, message.room);
      if (isRefusal(open)) return open;
      const entered = visits.enter(speaker.socket, open, speaker.actor);
      if (entered) return entered;
      const view = open.live && viewAt(open, open.live, message.turn, speaker.actor.userId);
      return view === null ? refuse('NotFound') : { turn: message.turn, view };
    },
    async 'team:watch'(speaker) {
      const { teamId, userId } = speaker.actor;
      await speaker.socket.join(groups.team(teamId));
      const colleagues = await parts.colleaguesOf(teamId);
      return {
        people: await parts.presenceSnapshot(teamId, colleagues),
        tables: await tablesOf(host, teamId, userId),
      };
    },
  };
}
