// Handlers of socket messages: each finds the room, calls one function of matches/ and answers.
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import type { Acknowledged, Message } from '../../contract/realtime.ts';
import type { Broadcaster } from '../matches/broadcaster.ts';
import type { Host } from '../matches/createHost.ts';
import type { Actor } from '../matches/newRoom.ts';
import type { OpenRoom } from '../matches/openRoom.ts';
import { positionOf } from '../matches/room.ts';
import { groups } from './broadcaster.ts';
import type { Handlers, Speaker } from './dispatcher.ts';
import type { TeamPresence } from './teamPresence.ts';
import type { Visits } from './visits.ts';

export interface HandlerParts {
  readonly host: Pick<Host, 'rooms' | 'lobby' | 'acts' | 'snapshots' | 'tables'>;
  readonly broadcaster: Pick<Broadcaster, 'toRoom'>;
  readonly presenceSnapshot: TeamPresence['snapshot'];
  readonly visits: Visits;
  /** Why this person may not open or join a table of this game now; null: they may. */
  readonly gate: (actor: Actor, gameName: string) => Promise<Refusal | null>;
  readonly colleaguesOf: (teamId: string) => Promise<readonly string[]>;
}

export function makeHandlers(parts: HandlerParts): Handlers {
  const { broadcaster, visits } = parts;
  const { rooms, lobby, acts, snapshots, tables } = parts.host;

  /** The room if it belongs to the speaker's team; others are answered as if they did not exist. */
  async function roomOf(speaker: Speaker, roomId: string): Promise<OpenRoom | Refusal> {
    const open = await rooms.open(roomId);
    return open?.teamId === speaker.actor.teamId ? open : refuse('NotFound');
  }

  /** A handler that acts in one room and answers with nothing but a refusal. */
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
    const seated = await lobby.sitDown(open, speaker.actor, position);
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
      return { ...played, match: snapshots.present(open, open.live, speaker.actor.userId) };
    return played;
  }

  return {
    'room:create': (speaker, message) =>
      newTable(speaker, message.gameName, () => lobby.create(speaker.actor, message)),
    'room:quickPlay': (speaker, message) =>
      newTable(speaker, message.gameName, () => lobby.quickPlay(speaker.actor, message)),
    'room:join': (speaker, message) => sit(speaker, message.room, message.position),
    'room:watch': inRoom((speaker, open) => visits.enter(speaker.socket, open, speaker.actor)),
    'room:leave': inRoom(async (speaker, open, message: Message<'room:leave'>) => {
      const left = message.keepSeat ? null : await lobby.standUp(open, speaker.actor.userId);
      visits.exit(speaker.socket, open.id);
      return left;
    }),
    'room:ready': inRoom((speaker, open, message: Message<'room:ready'>) =>
      lobby.ready(open, speaker.actor.userId, message.isReady),
    ),
    'room:settings': inRoom((speaker, open, message: Message<'room:settings'>) => {
      const { moveId: _, room: __, ...asked } = message;
      return lobby.settings(open, speaker.actor.userId, asked);
    }),
    'room:place': inRoom((speaker, open, message: Message<'room:place'>) =>
      lobby.place(open, speaker.actor.userId, message),
    ),
    'room:kick': inRoom((speaker, open, message: Message<'room:kick'>) =>
      lobby.kick(open, speaker.actor.userId, message.userId),
    ),
    'room:hold': inRoom((speaker, open) => lobby.holdCountdown(open, speaker.actor.userId)),
    'room:start': inRoom((speaker, open) => lobby.startNow(open, speaker.actor.userId)),
    'room:close': inRoom((speaker, open) => lobby.close(open, speaker.actor)),
    'room:say': inRoom((speaker, open, message: Message<'room:say'>) => {
      const { userId } = speaker.actor;
      if (positionOf(open.stored.doc, userId) < 0) return refuse('NotAllowed', { reason: 'notSeated' });
      broadcaster.toRoom(open.id, 'room:said', { room: open.id, userId, phrase: message.phrase });
      return null;
    }),
    'match:act': (speaker, message) =>
      actInMatch(speaker, message.room, (open) => acts.move(open, speaker.actor.userId, message)),
    'match:offer': inRoom((speaker, open, message: Message<'match:offer'>) => {
      const { userId } = speaker.actor;
      const { moveId, kind } = message;
      if (kind === 'rematch')
        return lobby.rematch(open, userId, message.answer === undefined || message.answer === 'accept');
      if (message.answer) return acts.answer(open, userId, { moveId, kind, answer: message.answer });
      return acts.offer(open, userId, moveId, kind);
    }),
    'match:resign': inRoom((speaker, open, message: Message<'match:resign'>) =>
      acts.resign(open, speaker.actor.userId, message.moveId),
    ),
    'match:claim': inRoom((speaker, open, message: Message<'match:claim'>) =>
      acts.claim(open, speaker.actor.userId, message),
    ),
    'match:takeSeat': inRoom((speaker, open, message: Message<'match:takeSeat'>) =>
      acts.takeSeat(open, speaker.actor.userId, message.moveId),
    ),
    async 'match:sync'(speaker, message) {
      const open = await roomOf(speaker, message.room);
      if (isRefusal(open)) return open;
      const entered = visits.enter(speaker.socket, open, speaker.actor);
      return entered ?? snapshots.whole(open, speaker.actor.userId);
    },
    async 'match:look'(speaker, message) {
      const open = await roomOf(speaker, message.room);
      if (isRefusal(open)) return open;
      const entered = visits.enter(speaker.socket, open, speaker.actor);
      if (entered) return entered;
      const view = open.live && snapshots.ofTurn(open, open.live, message.turn, speaker.actor.userId);
      return view === null ? refuse('NotFound') : { turn: message.turn, view };
    },
    async 'team:watch'(speaker) {
      const { teamId, userId } = speaker.actor;
      await speaker.socket.join(groups.team(teamId));
      const colleagues = await parts.colleaguesOf(teamId);
      return {
        people: await parts.presenceSnapshot(teamId, colleagues),
        tables: await tables.tablesOf(teamId, userId),
      };
    },
  };
}
