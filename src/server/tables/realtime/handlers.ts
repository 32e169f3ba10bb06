// Handlers of socket messages: each finds the room, calls one function of matches/ and answers.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { Acknowledged, Message } from '../../../contract/realtime.ts';
import type { EventMessageName } from '../liveEvents.ts';
import type { Broadcaster } from '../matches/broadcaster.ts';
import type { MatchHost } from '../matches/createHost.ts';
import type { NodeMessages } from '../matches/nodes/nodeMessages.ts';
import type { TablePerson } from '../matches/rooms/newRoom.ts';
import type { OpenRoom } from '../matches/rooms/openRoom.ts';
import { positionOf } from '../matches/rooms/room.ts';
import { previewOf } from '../matches/turns/acts.ts';

import type { Handlers, Sender } from './dispatcher.ts';
import { group, type SocketGroups } from './groups.ts';
import type { TeamPresence } from './teamPresence.ts';
import type { Visits } from './visits.ts';

export interface HandlerDeps {
  readonly host: Pick<MatchHost, 'rooms' | 'lobby' | 'acts' | 'decideLate' | 'snapshots' | 'tables'>;
  readonly broadcaster: Pick<Broadcaster, 'toRoom'>;
  readonly messages: Pick<NodeMessages, 'people'>;
  readonly presenceSnapshot: TeamPresence['snapshot'];
  readonly visits: Visits;
  readonly groups: SocketGroups;
  /** Why this person may not open or join a table of this game now; null: they may. */
  readonly gate: (actor: TablePerson, gameName: string) => Promise<Refusal | null>;
  /** The same for a team: whose table it is. */
  readonly gateOfTeam: (teamId: string, gameName: string) => Promise<Refusal | null>;
}

export function makeHandlers(parts: HandlerDeps): Omit<Handlers, EventMessageName> {
  const { broadcaster, visits } = parts;
  const { rooms, lobby, acts, decideLate, snapshots, tables } = parts.host;

  /** The room if it belongs to the sender's team or to a meeting; others are answered as if they did not exist. */
  async function roomOf(sender: Sender, roomId: string): Promise<OpenRoom | Refusal> {
    const open = await rooms.open(roomId);
    return open && (open.teamId === sender.actor.teamId || open.stored.doc.byLink)
      ? open
      : refuse('NotFound');
  }

  /** A guest of a meeting plays where neither their own team nor that of the table has closed. */
  async function gateAt(actor: TablePerson, open: OpenRoom): Promise<Refusal | null> {
    const own = await parts.gate(actor, open.game.id);
    if (own || actor.teamId === open.teamId) return own;
    return parts.gateOfTeam(open.teamId, open.game.id);
  }

  /** A handler that acts in one room and answers with nothing but a refusal. */
  const inRoom =
    <M extends { readonly room: string }>(
      act: (sender: Sender, open: OpenRoom, message: M) => Promise<unknown> | unknown,
    ) =>
    async (sender: Sender, message: M): Promise<object> => {
      const open = await roomOf(sender, message.room);
      if (isRefusal(open)) return open;
      const done = await act(sender, open, message);
      return isRefusal(done) ? done : {};
    };

  async function sit(sender: Sender, roomId: string, position: number | undefined) {
    const open = await roomOf(sender, roomId);
    if (isRefusal(open)) return open;
    const isSeated = positionOf(open.stored.doc, sender.actor.userId) >= 0;
    const closed = isSeated ? null : await gateAt(sender.actor, open);
    if (closed) return closed;
    const seated = await lobby.sitDown(open, sender.actor, position);
    if (isRefusal(seated)) return seated;
    return visits.enter(sender.socket, open, sender.actor) ?? seated;
  }

  async function newTable<A extends { readonly room: string }>(
    sender: Sender,
    gameName: string,
    make: () => Promise<A | Refusal>,
  ): Promise<A | Refusal> {
    const closed = await parts.gate(sender.actor, gameName);
    if (closed) return closed;
    const made = await make();
    if (isRefusal(made)) return made;
    const open = await roomOf(sender, made.room);
    if (!isRefusal(open)) visits.enter(sender.socket, open, sender.actor);
    return made;
  }

  /** What leads to a game beginning: refused where none may begin for the sender now. */
  const wherePlayIsOpen = async (
    { actor }: Sender,
    open: OpenRoom,
    act: () => Promise<unknown>,
  ): Promise<unknown> => (await gateAt(actor, open)) ?? act();

  async function actInMatch(
    sender: Sender,
    roomId: string,
    play: (open: OpenRoom) => Promise<{ readonly turn: number } | Refusal>,
  ): Promise<Acknowledged['match:act'] | (Refusal & { match?: unknown })> {
    const open = await roomOf(sender, roomId);
    if (isRefusal(open)) return open;
    const played = await play(open);
    if (isRefusal(played) && played.error === 'StaleVersion' && open.live)
      return { ...played, match: snapshots.present(open, open.live, sender.actor.userId) };
    return played;
  }

  return {
    'room:create': (sender, message) =>
      newTable(sender, message.gameName, () => lobby.create(sender.actor, message)),
    'room:quickPlay': (sender, message) =>
      newTable(sender, message.gameName, () => lobby.quickPlay(sender.actor, message)),
    'room:join': (sender, message) => sit(sender, message.room, message.position),
    'room:watch': inRoom((sender, open) => visits.enter(sender.socket, open, sender.actor)),
    'room:leave': inRoom(async (sender, open, message: Message<'room:leave'>) => {
      const left = message.keepSeat ? null : await lobby.standUp(open, sender.actor.userId);
      visits.exit(sender.socket, open.id);
      return left;
    }),
    'room:ready': inRoom((sender, open, message: Message<'room:ready'>) => {
      const ready = () => lobby.ready(open, sender.actor.userId, message.isReady);
      return message.isReady ? wherePlayIsOpen(sender, open, ready) : ready();
    }),
    'room:settings': inRoom((sender, open, message: Message<'room:settings'>) => {
      const { moveId: _, room: __, ...asked } = message;
      return lobby.settings(open, sender.actor.userId, asked);
    }),
    'room:place': inRoom((sender, open, message: Message<'room:place'>) =>
      lobby.place(open, sender.actor.userId, message),
    ),
    'room:kick': inRoom((sender, open, message: Message<'room:kick'>) =>
      lobby.kick(open, sender.actor.userId, message.userId),
    ),
    'room:hold': inRoom((sender, open) => lobby.holdCountdown(open, sender.actor.userId)),
    'room:start': inRoom((sender, open) =>
      wherePlayIsOpen(sender, open, () => lobby.startNow(open, sender.actor.userId)),
    ),
    'room:close': inRoom((sender, open) => lobby.close(open, sender.actor)),
    'room:say': inRoom((sender, open, message: Message<'room:say'>) => {
      const { userId } = sender.actor;
      if (positionOf(open.stored.doc, userId) < 0) return refuse('NotAllowed', { reason: 'notSeated' });
      const said = { room: open.id, userId, phrase: message.phrase };
      broadcaster.toRoom(open.id, 'room:said', said);
      parts.messages.people({ kind: 'said', said });
      return null;
    }),
    'match:act': (sender, message) =>
      actInMatch(sender, message.room, (open) => acts.move(open, sender.actor.userId, message)),
    'match:preview': inRoom((sender, open, { move }: Message<'match:preview'>) => {
      const previewed = previewOf(open, sender.actor.userId, move);
      if (isRefusal(previewed)) return previewed;
      broadcaster.toRoom(open.id, 'match:previewed', previewed);
      parts.messages.people({ kind: 'previewed', previewed });
      return null;
    }),
    'match:offer': inRoom((sender, open, message: Message<'match:offer'>) => {
      const { userId } = sender.actor;
      const { moveId, kind } = message;
      if (kind === 'rematch') {
        const wants = message.answer === undefined || message.answer === 'accept';
        const rematch = () => lobby.rematch(open, userId, wants);
        return wants ? wherePlayIsOpen(sender, open, rematch) : rematch();
      }
      if (message.answer) return acts.answer(open, userId, { moveId, kind, answer: message.answer });
      return acts.offer(open, userId, moveId, kind);
    }),
    'match:resign': inRoom((sender, open, message: Message<'match:resign'>) =>
      acts.resign(open, sender.actor.userId, message.moveId),
    ),
    'match:claim': inRoom((sender, open, message: Message<'match:claim'>) =>
      acts.claim(open, sender.actor.userId, message),
    ),
    'match:late': inRoom((sender, open, message: Message<'match:late'>) =>
      decideLate(open, sender.actor.userId, message),
    ),
    'match:takeSeat': inRoom((sender, open, message: Message<'match:takeSeat'>) =>
      acts.takeSeat(open, sender.actor.userId, message.moveId),
    ),
    async 'match:sync'(sender, message) {
      const open = await roomOf(sender, message.room);
      if (isRefusal(open)) return open;
      const entered = visits.enter(sender.socket, open, sender.actor);
      return entered ?? snapshots.whole(open, sender.actor.userId);
    },
    async 'match:look'(sender, message) {
      const open = await roomOf(sender, message.room);
      if (isRefusal(open)) return open;
      const entered = visits.enter(sender.socket, open, sender.actor);
      if (entered) return entered;
      const view = open.live && snapshots.ofTurn(open, open.live, message.turn, sender.actor.userId);
      return view === null ? refuse('NotFound') : { turn: message.turn, view };
    },
    async 'team:watch'(sender) {
      const { teamId, userId } = sender.actor;
      parts.groups.enter(sender.socket, group.team(teamId));
      return {
        people: [...(await parts.presenceSnapshot(teamId))],
        tables: await tables.tablesOf(teamId, userId),
      };
    },
  };
}
