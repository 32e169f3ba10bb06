// The Socket.IO connection: one for the whole page, opened once, reconnecting by itself.
import { io, type Socket } from 'socket.io-client';
import { refuse } from '../../../contract/errors.ts';
import type { Acknowledgement, Message, MessageName, ToClient } from '../../../contract/realtime.ts';
import { session } from '../session/session.ts';
import { answerWithinMs, reconnectingMs, restMs, shortRestMs, spread } from './delays.ts';

/** Any name; `hear` and `say` pair each with the payload that the contract gives it. */
type Listeners = Record<string, (payload: never) => void>;
type Messages = Record<string, (message: object, done?: (answer: never) => void) => void>;

/** `since`: when it became so, in performance.now() time. */
export interface LiveLink {
  readonly isUp: boolean;
  readonly since: number;
}

export interface Connection {
  /** Waits for the server's answer; sends the same message again when the connection breaks in between. */
  say<N extends MessageName>(name: N, message: Message<N>): Promise<Acknowledgement<N>>;
  /** Sent once, if the connection is up; nobody waits for an answer. */
  tell<N extends MessageName>(name: N, message: Message<N>): void;
  hear<N extends keyof ToClient>(name: N, listener: (payload: ToClient[N]) => void): () => void;
  /** Called on every (re)connection, and at once when there is one. */
  onUp(listener: () => void): () => void;
  link(): LiveLink;
  onLink(listener: () => void): () => void;
  /** Reads the room now and whenever the connection is back, then in the server's first message. */
  followRoom(room: string, take: (answer: Acknowledgement<'match:sync'>) => void): () => void;
  tryNow(): void;
}

const mostTries = 4;
/** The first message contains the room that was named; servers of the previous version do not send it. */
const welcomeWithinMs = 2_000;

/** Parameters of the next connection. */
interface Reconnecting {
  ticket: string | null;
  /** The room this page shows. */
  room: string | null;
  /** The room the last connection was opened with. */
  named: string | null;
}

const lost = () => ({
  ...refuse('TemporarilyUnavailable'),
  message: '',
});

function open(): Connection {
  const reconnecting: Reconnecting = { ticket: null, room: null, named: null };
  const socket: Socket<Listeners, Messages> = io(import.meta.env.VITE_GAME_URL || window.location.origin, {
    transports: ['websocket'],
    query: { type: 'game' },
    auth(give) {
      const { ticket, room } = reconnecting;
      reconnecting.named = room;
      give({
        token: session.token() ?? '',
        ticket: ticket ?? undefined,
        room: room ?? undefined,
        wire: 'short',
      });
    },
    reconnectionDelay: reconnectingMs.first,
    reconnectionDelayMax: reconnectingMs.longest,
    randomizationFactor: 0.5,
  });
  const listeners = new Set<() => void>();
  const hear: Connection['hear'] = (name, listener) => {
    const event: string = name;
    socket.on(event, listener);
    return () => socket.off(event, listener);
  };
  let link: LiveLink = { isUp: false, since: performance.now() };
  const set = (isUp: boolean) => {
    if (link.isUp !== isUp) link = { isUp, since: performance.now() };
    for (const listener of listeners) listener();
  };
  socket.on('connect', () => set(true));
  hear('server:welcome', ({ ticket }) => {
    reconnecting.ticket = ticket;
  });
  socket.on('disconnect', (reason) => {
    set(false);
    if (reason === 'io server disconnect')
      setTimeout(() => session.user() && socket.connect(), spread(restMs));
  });
  socket.on('connect_error', ({ message }) => {
    if (socket.active || !session.token()) return;
    setTimeout(() => socket.connect(), spread(message === 'TemporarilyUnavailable' ? shortRestMs : restMs));
  });
  hear('person:signedOut', ({ reason }) => session.signOut(reason));
  hear('person:changed', ({ user }) => session.become(user));
  // Leaving first, so that Socket.IO does not come back by itself before the moment that is this browser's own.
  hear('server:leaving', ({ retryInMs }) => {
    socket.disconnect();
    setTimeout(() => session.user() && socket.connect(), retryInMs);
  });
  let userId = session.user()?.userId;
  session.onChange(() => {
    if (session.user()?.userId !== userId) reconnecting.ticket = null; // it is of somebody else
    userId = session.user()?.userId;
    if (!session.user()) socket.disconnect();
    else if (!socket.active) socket.connect();
  });

  const up = () =>
    socket.connected
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          socket.once('connect', resolve);
        });

  async function say<N extends MessageName>(name: N, message: Message<N>): Promise<Acknowledgement<N>> {
    for (let tries = 0; tries < mostTries; tries++) {
      await up();
      const answer = await ask(name, message);
      if (answer) return answer;
    }
    return lost();
  }

  /** Null when the connection broke or the answer timed out. */
  const ask = <N extends MessageName>(name: N, message: Message<N>) =>
    new Promise<Acknowledgement<N> | null>((resolve) => {
      const late = setTimeout(() => resolve(null), answerWithinMs);
      const broken = () => resolve(null);
      socket.once('disconnect', broken);
      const done = (answer: Acknowledgement<N>) => {
        clearTimeout(late);
        socket.off('disconnect', broken);
        resolve(answer);
      };
      const event: string = name;
      socket.emit(event, message, done);
    });

  return {
    say,
    tell(name, message) {
      const event: string = name;
      if (socket.connected) socket.emit(event, message);
    },
    hear,
    onUp(listener) {
      socket.on('connect', listener);
      if (socket.connected) listener();
      return () => socket.off('connect', listener);
    },
    link: () => link,
    onLink(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    followRoom(room, take) {
      let late: ReturnType<typeof setTimeout> | undefined;
      const ask = async () => take(await say('match:sync', { room }));
      const onConnect = () => {
        clearTimeout(late);
        if (reconnecting.named === room) late = setTimeout(() => void ask(), welcomeWithinMs);
        else void ask();
      };
      reconnecting.room = room;
      socket.on('connect', onConnect);
      const stopHearing = hear('server:welcome', ({ synced }) => {
        if (synced?.room !== room) return;
        clearTimeout(late);
        take(synced.answer);
      });
      if (socket.connected) void ask();
      return () => {
        clearTimeout(late);
        socket.off('connect', onConnect);
        stopHearing();
        if (reconnecting.room === room) reconnecting.room = null;
      };
    },
    tryNow: () => void socket.connect(),
  };
}

let connection: Connection | null = null;

/** The page's one connection. */
export function connect(): Connection {
  connection ??= open();
  return connection;
}
