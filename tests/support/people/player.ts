// A person at the live connection, as a browser would be: says messages, keeps what was heard.
import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { viewAfter } from '../../../src/contract/play/matchChange.ts';
import { changeOfShortTurn, type ShortTurn } from '../../../src/contract/play/shortTurn.ts';
import type { MatchChange, MatchView, Room } from '../../../src/contract/play/tables.ts';
import type { Acknowledgement, Message, MessageName, ToClient } from '../../../src/contract/realtime.ts';
import type { Member } from './team.ts';

export interface Heard {
  readonly name: keyof ToClient;
  readonly payload: unknown;
}

type Said<N extends MessageName> = Omit<Message<N>, 'moveId'> & { moveId?: string };
type Say = <N extends MessageName>(name: N, message: Said<N>) => Promise<Acknowledgement<N>>;

export interface Player {
  readonly member: Member;
  readonly socket: Socket;
  readonly heard: Heard[];
  /** A server that is too busy to answer is asked again with the same id, as the client does. */
  say: Say;
  /** Its first answer, whatever it is. */
  sayOnce: Say;
  /** The newest view of the match, as this person may see it. */
  view(): MatchView | null;
  room(): Room | null;
  /** Resolves with the first thing heard, now or later, that fits. */
  until(what: string, fits: () => boolean, withinMs?: number): Promise<void>;
  /** Resolves when everything the server has sent so far is here: an answer comes after it on the same line. */
  caughtUp(): Promise<void>;
  leave(): void;
}

/** A turn may come while an answer is on its way. */
function newerOf(seen: MatchView | null, told: MatchView | null): MatchView | null {
  const isSameGame = seen !== null && told !== null && seen.room === told.room && seen.game === told.game;
  return isSameGame && seen.turn > told.turn ? seen : told;
}

/** On a slow machine; who waits goes on as soon as there is something to go on with. */
const patienceMs = 60_000;

const mostTries = 6;

/** Messages that change nothing. */
const withoutId: readonly string[] = [
  'bingo:people',
  'quiz:people',
  'room:watch',
  'match:sync',
  'match:look',
  'team:watch',
  'tournament:watch',
  'tournament:leave',
];

const withMoveId = <N extends MessageName>(name: N, message: Said<N>): Said<N> =>
  withoutId.includes(name) ? message : { moveId: randomUUID(), ...message };

/** `wire`: views whole, as changes like the client of the version before, or short like the product's own. */
export async function connect(
  url: string,
  member: Member,
  wire: 'whole' | 'changes' | 'short' = 'whole',
): Promise<Player> {
  const socket = io(url, {
    transports: ['websocket'],
    query: { type: 'game' },
    auth: { token: member.guulJwt, wire },
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  });
  const heard: Heard[] = [];
  let match: MatchView | null = null;
  let room: Room | null = null;
  const watchers = new Set<() => void>();
  const lastHeard = () =>
    heard
      .slice(-6)
      .map(({ name }) => name)
      .join(', ');
  /** Tables this person has left for another: what is still told of them is not the newest. */
  const earlier = new Set<string>();
  const goOnTo = (at: string) => {
    if (match && match.room !== at) earlier.add(match.room);
    earlier.delete(at);
  };
  const takeChange = (change: MatchChange) => {
    if (earlier.has(change.room)) return;
    const isOld = match?.room === change.room && match.game === change.game && match.turn >= change.turn;
    if (isOld) return;
    const next = viewAfter(match, change);
    if (next) match = next;
    else void sync(change.room);
  };
  const takeView = (view: MatchView) => {
    if (!earlier.has(view.room)) match = view;
  };
  const sync = async (asked: string) => {
    const answer: Acknowledgement<'match:sync'> = await socket
      .timeout(patienceMs)
      .emitWithAck('match:sync', { room: asked });
    if (!answer.ok || earlier.has(asked)) return;
    match = newerOf(match, answer.match);
    for (const watch of watchers) watch();
  };
  socket.onAny((name: keyof ToClient, payload: unknown) => {
    heard.push({ name, payload });
    if (name === 'match:view') takeView(payload as MatchView); // the server's own words
    if (name === 'match:change') takeChange(payload as MatchChange);
    if (name === 'turn') takeChange(changeOfShortTurn(payload as ShortTurn));
    if (name === 'room:state') room = payload as Room;
    if (name === 'room:changed' && room) room = Object.assign({}, room, payload);
    for (const watch of watchers) watch();
  });
  // As the product's client does: a server that is not ready yet, or too busy to answer, is asked again.
  const later: readonly string[] = ['TemporarilyUnavailable', 'TooManyRequests', 'timeout'];
  socket.on('connect_error', ({ message }) => {
    if (later.includes(message) && !socket.active) setTimeout(() => socket.connect(), 200);
  });
  await new Promise<void>((resolve, reject) => {
    const refused = (error: Error) => {
      if (!later.includes(error.message)) reject(error);
    };
    socket.on('connect_error', refused);
    socket.once('connect', () => {
      socket.off('connect_error', refused);
      resolve();
    });
  });

  const sayOnce: Say = async (name, message) => {
    const answer = await socket.timeout(patienceMs).emitWithAck(name, withMoveId(name, message));
    if (answer.ok && name === 'room:create') goOnTo(Object(answer).room);
    if (answer.ok && name === 'room:join') goOnTo(Object(message).room);
    if (name === 'match:sync' && answer.ok) {
      match = newerOf(match, answer.match);
      room = answer.state;
      for (const watch of watchers) watch();
    }
    return answer;
  };

  return {
    member,
    socket,
    heard,
    async say(name, message) {
      const same = withMoveId(name, message);
      let answer = await sayOnce(name, same);
      for (let tries = 1; tries < mostTries && !answer.ok; tries++) {
        if (answer.error !== 'TemporarilyUnavailable') break;
        await after((answer.retryAfterSeconds ?? 1) * 1_000);
        answer = await sayOnce(name, same);
      }
      return answer;
    },
    sayOnce,
    view: () => match,
    room: () => room,
    until(what, fits, withinMs = patienceMs) {
      if (fits()) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const stop = () => {
          clearTimeout(late);
          watchers.delete(watch);
        };
        const watch = () => {
          if (!fits()) return;
          stop();
          resolve();
        };
        const late = setTimeout(() => {
          stop();
          reject(new Error(`${member.name} waited in vain: ${what}; last heard ${lastHeard()}`));
        }, withinMs);
        watchers.add(watch);
      });
    },
    async caughtUp() {
      await socket.timeout(patienceMs).emitWithAck('match:sync', { room: 'none' });
    },
    leave: () => void socket.disconnect(),
  };
}

/** A lobby with everyone seated and ready, and its game begun. */
export async function seatAndBegin(
  players: readonly Player[],
  table: Omit<Message<'room:create'>, 'moveId'>,
): Promise<string> {
  const [host, ...guests] = players;
  if (!host) throw new Error('nobody to open the table');
  const made = await host.say('room:create', table);
  if (!made.ok) throw new Error(`no table: ${made.error}`);
  for (const guest of guests) {
    const sat = await guest.say('room:join', { room: made.room });
    if (!sat.ok) throw new Error(`no seat: ${sat.error}`);
  }
  for (const player of players) {
    const ready = await player.say('room:ready', { room: made.room, isReady: true });
    if (!ready.ok) throw new Error(`not ready: ${ready.error}`);
  }
  for (const player of players) await seeBegun(player, made.room);
  return made.room;
}

/** The last view of another room may come after the first of this one. */
async function seeBegun(player: Player, room: string): Promise<void> {
  const isOf = ({ name, payload }: Heard) => name === 'match:view' && (payload as MatchView).room === room;
  await player.until('the first view', () => player.heard.some(isOf));
  if (player.view()?.room !== room) await player.say('match:sync', { room });
}
