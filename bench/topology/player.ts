// A player who connects, waits and asks again as the product's own client does, and keeps count of what went wrong.
import { io } from 'socket.io-client';
import { viewAfter } from '../../src/contract/play/matchChange.ts';
import { changeOfShortTurn, type ShortTurn } from '../../src/contract/play/shortTurn.ts';
import type { MatchView } from '../../src/contract/play/tables.ts';
import type { Acknowledgement, Message, MessageName, ToClient } from '../../src/contract/realtime.ts';
import { agentOf } from './crowdAgent.ts';

export interface TopologyPlayer {
  /** Sends it again, with the same id, when the connection breaks before the answer. */
  say<N extends MessageName>(name: N, message: Message<N>): Promise<Acknowledgement<N>>;
  view(): MatchView | null;
  /** Reads the room anew; then hears of it, also after the connection broke. */
  enter(room: string): Promise<void>;
  until(fits: (view: MatchView | null) => boolean, withinMs?: number): Promise<boolean>;
  readonly isUp: () => boolean;
  /** How long each time without a connection was, in ms: from the break until the room was read again. */
  readonly gaps: readonly number[];
  /** The first part of each: until it was connected again. */
  readonly unconnected: readonly number[];
  /** Why connections broke, and why new ones were refused. */
  readonly breaks: readonly string[];
  leave(): void;
}

const answerWithinMs = 6_000;
const mostTries = 10;
const restMs = 10_000;
const welcomeWithinMs = 2_000;
const shortRestMs = 1_000;
const spread = (ms: number): number => ms * (0.5 + Math.random());

export async function connectThrough(url: string, ca: string, token: string): Promise<TopologyPlayer> {
  const line: object = { agent: agentOf(ca) }; // the types of the library know the agents of browsers only
  const socket = io(url, {
    ...line,
    transports: ['websocket'],
    query: { type: 'game' },
    auth: (give: (auth: object) => void) => give({ token, ticket, room: room ?? undefined, wire: 'short' }),
    forceNew: true,
    reconnectionDelay: 250,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
  });
  let ticket: string | undefined;
  let noWelcome: ReturnType<typeof setTimeout> | undefined;
  const gaps: number[] = [];
  const unconnected: number[] = [];
  const breaks: string[] = [];
  const watchers = new Set<() => void>();
  let view: MatchView | null = null;
  let room: string | null = null;
  let brokenAt: number | null = null;
  let isLeaving = false;
  const tell = () => {
    for (const watch of watchers) watch();
  };
  const sync = async () => {
    if (room === null) return;
    take(await say('match:sync', { room }));
  };
  const take = (answer: Acknowledgement<'match:sync'>) => {
    if (answer.ok && answer.match && (!view || answer.match.turn >= view.turn)) view = answer.match;
    // As the client does: a server that is busy is asked again.
    if (!answer.ok && answer.error === 'TemporarilyUnavailable') setTimeout(() => void sync(), 2_000);
    if (answer.ok && brokenAt !== null) {
      gaps.push(performance.now() - brokenAt);
      brokenAt = null;
    }
    tell();
  };
  // The first message of a connection brings the room it was opened with; a server of an older version sends none.
  socket.on('server:welcome', (welcome: ToClient['server:welcome']) => {
    ticket = welcome.ticket;
    clearTimeout(noWelcome);
    if (welcome.synced?.room === room) take(welcome.synced.answer);
  });
  socket.on('match:view', (heard: MatchView) => {
    if (heard.room === room && (!view || heard.turn >= view.turn)) view = heard;
    tell();
  });
  socket.on('turn', (turn: ShortTurn) => {
    const change = changeOfShortTurn(turn);
    if (view && change.room === room && change.turn <= view.turn) return;
    const next = viewAfter(view, change);
    if (next) view = next;
    else void sync();
    tell();
  });
  socket.on('disconnect', (reason) => {
    if (isLeaving) return;
    breaks.push(reason);
    brokenAt ??= performance.now();
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), spread(restMs));
  });
  socket.on('connect_error', ({ message }) => {
    breaks.push(message);
    if (socket.active) return;
    setTimeout(() => socket.connect(), spread(message === 'TemporarilyUnavailable' ? shortRestMs : restMs));
  });
  socket.on('server:leaving', ({ retryInMs }: { readonly retryInMs: number }) => {
    socket.disconnect();
    setTimeout(() => socket.connect(), retryInMs);
  });
  const up = () =>
    socket.connected
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          socket.once('connect', resolve);
        });
  const ask = <N extends MessageName>(name: N, message: Message<N>) =>
    new Promise<Acknowledgement<N> | null>((resolve) => {
      const done = (answer: Acknowledgement<N> | null) => {
        clearTimeout(late);
        socket.off('disconnect', broken);
        resolve(answer);
      };
      const broken = () => done(null);
      const late = setTimeout(broken, answerWithinMs);
      socket.once('disconnect', broken);
      socket.emit(name, message, done);
    });
  async function say<N extends MessageName>(name: N, message: Message<N>): Promise<Acknowledgement<N>> {
    for (let tries = 0; tries < mostTries; tries++) {
      await up();
      const answer = await ask(name, message);
      if (answer) return answer;
    }
    return { ok: false, error: 'TemporarilyUnavailable', message: 'never answered' };
  }
  await up();
  socket.on('connect', () => {
    if (brokenAt !== null) unconnected.push(performance.now() - brokenAt);
    noWelcome = setTimeout(() => void sync(), welcomeWithinMs);
  });
  return {
    say,
    view: () => view,
    async enter(asked) {
      room = asked;
      await sync();
    },
    until(fits, withinMs = 60_000) {
      if (fits(view)) return Promise.resolve(true);
      return new Promise((resolve) => {
        const end = (isSeen: boolean) => {
          clearTimeout(late);
          watchers.delete(watch);
          resolve(isSeen);
        };
        const watch = () => fits(view) && end(true);
        const late = setTimeout(end, withinMs, false);
        watchers.add(watch);
      });
    },
    isUp: () => socket.connected,
    gaps,
    unconnected,
    breaks,
    leave() {
      isLeaving = true;
      socket.disconnect();
    },
  };
}
