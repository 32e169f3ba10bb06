// Socket.IO over such a WebSocket, as far as a player needs it; it comes back as the product's own client does.
import { performance } from 'node:perf_hooks';
import {
  answerWithinMs,
  reconnectingMs,
  restMs,
  shortRestMs,
  spread,
} from '../../src/client/base/realtime/delays.ts';
import { openWebSocket, type WebSocketLine } from './crowdWebSocket.ts';

/** When each step of coming back was done, in performance.now() time. */
export interface Return {
  readonly brokenAt: number;
  /** The attempt that succeeded began. */
  begunAt: number;
  tries: number;
  securedAt: number;
  /** The server's WebSocket is open. */
  openedAt: number;
  /** The server has let the person in. */
  admittedAt: number;
  /** The room was read. */
  backAt: number;
}

const never = Number.NaN;

const returnFrom = (brokenAt: number): Return => ({
  brokenAt,
  begunAt: never,
  tries: 0,
  securedAt: never,
  openedAt: never,
  admittedAt: never,
  backAt: never,
});

interface Deps {
  readonly url: string;
  readonly ca: string;
  readonly auth: () => object;
  readonly onUp: () => void;
  /** Why it broke, or was refused. */
  readonly onBreak: (reason: string) => void;
}

export interface CrowdConnection {
  isUp(): boolean;
  hear<Payload>(name: string, listener: (payload: Payload) => void): void;
  /** The answer; null where the connection broke or nothing came in time. */
  ask<Answer>(name: string, message: object): Promise<Answer | null>;
  /** Resolves at once where it is up. */
  up(): Promise<void>;
  /** The last return, from the break on. */
  returning(): Return | null;
  leave(): void;
}

/** What a packet begins with: the type in Engine.IO, then that in Socket.IO. */
const packet = { open: '0', ping: '2', pong: '3', connect: '40', disconnect: '41' };
const event = '42';
const answer = '43';
const refused = '44';

export function openCrowdConnection({ url, ca, auth, onUp, onBreak }: Deps): CrowdConnection {
  const address = new URL('/socket.io/?type=game&EIO=4&transport=websocket', url);
  const listeners = new Map<string, (payload: unknown) => void>();
  /** Each is answered null where the connection broke. */
  const asked = new Map<number, (given: unknown) => void>();
  const waitingForUp: (() => void)[] = [];
  let nextId = 0;
  let attempts = 0;
  let isUp = false;
  let hasOpened = false;
  let isLeaving = false;
  let line: WebSocketLine | null = null;
  let returning: Return | null = null;

  function openSoon(): void {
    const ms = reconnectingMs.first * 2 ** attempts;
    attempts += 1;
    setTimeout(open, Math.min(spread(ms), reconnectingMs.longest));
  }

  function broken(reason: string): void {
    const wasUp = isUp;
    isUp = false;
    if (isLeaving) return;
    if (wasUp) {
      // Broken again before the room was read: it is still the same absence.
      if (!returning || !Number.isNaN(returning.backAt)) returning = returnFrom(performance.now());
      for (const settle of [...asked.values()]) settle(null);
    }
    onBreak(reason);
  }

  function note(step: 'securedAt' | 'openedAt' | 'admittedAt' | 'begunAt'): void {
    if (returning) returning[step] = performance.now();
  }

  function close(): void {
    line?.close();
    line = null;
  }

  function up(): void {
    isUp = true;
    note('admittedAt');
    for (const done of waitingForUp.splice(0)) done();
    onUp();
  }

  /** The server said no, or put the person out: it is left alone for a while. */
  function rest(reason: string, ms: number): void {
    broken(reason);
    close();
    setTimeout(open, spread(ms));
  }

  function takeEvent(bytes: Buffer): void {
    const name = bytes.toString('latin1', event.length + 2, bytes.indexOf('"', event.length + 2));
    const listener = listeners.get(name);
    if (!listener) return;
    const [, payload] = JSON.parse(bytes.toString('utf8', event.length));
    listener(payload);
  }

  function takeAnswer(bytes: Buffer): void {
    const list = bytes.indexOf('[');
    const settle = asked.get(Number(bytes.toString('latin1', answer.length, list)));
    const [given] = JSON.parse(bytes.toString('utf8', list));
    settle?.(given);
  }

  function takeRefusal(bytes: Buffer): void {
    const { message } = JSON.parse(bytes.toString('utf8', refused.length));
    rest(message, message === 'TemporarilyUnavailable' ? shortRestMs : restMs);
  }

  function take(bytes: Buffer): void {
    const type = bytes.toString('latin1', 0, 2);
    if (type === event) takeEvent(bytes);
    else if (type === answer) takeAnswer(bytes);
    else if (type === packet.ping) line?.send(packet.pong);
    else if (type === packet.connect) up();
    else if (type === refused) takeRefusal(bytes);
    else if (type === packet.disconnect) rest('io server disconnect', restMs);
    else if (type.startsWith(packet.open)) {
      hasOpened = true;
      attempts = 0;
      note('openedAt');
      line?.send(packet.connect + JSON.stringify(auth()));
    }
  }

  function open(): void {
    if (isLeaving || line) return;
    hasOpened = false;
    note('begunAt');
    if (returning) returning.tries += 1;
    line = openWebSocket(address, ca, {
      onSecured: () => note('securedAt'),
      onOpen: () => undefined,
      onText: take,
      onClose() {
        line = null;
        broken(hasOpened ? 'transport close' : 'websocket error');
        openSoon();
      },
    });
  }

  function hear<Payload>(name: string, listener: (payload: Payload) => void): void {
    listeners.set(name, (payload) => listener(payload as Payload)); // as the contract has it for this name
  }

  hear('server:leaving', ({ retryInMs }: { readonly retryInMs: number }) => {
    line?.send(packet.disconnect);
    broken('io client disconnect');
    close();
    setTimeout(open, retryInMs);
  });
  open();
  return {
    isUp: () => isUp,
    hear,
    ask<Answer>(name: string, message: object) {
      const id = nextId++;
      return new Promise<Answer | null>((resolve) => {
        const settle = (given: unknown) => {
          clearTimeout(late);
          asked.delete(id);
          resolve(given as Answer | null); // as the contract has it for this name
        };
        const late = setTimeout(settle, answerWithinMs, null);
        asked.set(id, settle);
        line?.send(`${event}${id}${JSON.stringify([name, message])}`);
      });
    },
    up: () => (isUp ? Promise.resolve() : new Promise((resolve) => waitingForUp.push(resolve))),
    returning: () => returning,
    leave() {
      isLeaving = true;
      isUp = false;
      close();
    },
  };
}
