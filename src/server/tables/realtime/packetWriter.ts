// How packets leave: encoded as JSON alone, and all of one round of the event loop in one write.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { WebSocket, WebSocketServer } from 'ws';
import type { GameServer, GameSocket } from './sockets.ts';

const isPlain = ({ type, nsp }: Packet): boolean =>
  nsp === '/' && (type === PacketType.EVENT || type === PacketType.ACK);

/** Writes what the usual encoder writes for data without binary values; that one looks for them in everything. */
class TextEncoder extends Encoder {
  override encode(packet: Packet): (string | Buffer)[] {
    return isPlain(packet)
      ? [`${packet.type}${packet.id ?? ''}${JSON.stringify(packet.data)}`]
      : super.encode(packet);
  }
}

type Sendable = Parameters<WebSocket['send']>[0];
type SendOptions = Parameters<WebSocket['send']>[1];
type Done = NonNullable<Parameters<WebSocket['send']>[2]>;

const waiting = new Set<GatheringWebSocket>();

/** Text waits for the end of the round of the event loop; everything else goes the way of the library. */
class GatheringWebSocket extends WebSocket {
  #stream: Duplex | null = null;
  #frames: Buffer[] = [];
  #isHeld = false;

  /** Whole frames go straight to the stream: the layers between cost as much as the write itself. It is corked until the first of them. */
  writeTo(stream: Duplex): void {
    this.#stream = stream;
    this.#flushSoon();
  }

  /** Text waits until it is released. */
  hold(): void {
    this.#isHeld = true;
    waiting.delete(this);
  }

  release(): void {
    this.#isHeld = false;
    if (this.#frames.length > 0) this.#flushSoon();
  }

  #flushSoon(): void {
    if (waiting.size === 0) setImmediate(flushAll);
    waiting.add(this);
  }

  /** `done` is called at once, so that Engine.IO keeps nothing back and all packets stay in order. */
  override send(data: Sendable, second?: SendOptions | Done, third?: Done): void {
    const done = typeof second === 'function' ? second : third;
    if (typeof data === 'string' && typeof second !== 'object' && this.#stream) {
      this.gather(frameOf(data));
      done?.();
      return;
    }
    this.flush();
    if (typeof second === 'object') super.send(data, second, done);
    else super.send(data, done);
  }

  override close(code?: number, reason?: string | Buffer): void {
    this.flush();
    super.close(code, reason);
  }

  gather(frame: Buffer): void {
    this.#frames.push(frame);
    if (!this.#isHeld) this.#flushSoon();
  }

  flush(): void {
    waiting.delete(this);
    const [first, ...others] = this.#frames;
    this.#frames = [];
    if (first && this.readyState === WebSocket.OPEN && this.#stream?.writable)
      this.#stream.write(others.length > 0 ? Buffer.concat([first, ...others]) : first);
    this.#stream?.uncork();
  }
}

function flushAll(): void {
  for (const webSocket of waiting) webSocket.flush();
}

const webSockets = new WeakMap<IncomingMessage, GatheringWebSocket>();

class GatheringServer extends WebSocketServer {
  constructor(options: ConstructorParameters<typeof WebSocketServer>[0]) {
    super({ ...options, WebSocket: GatheringWebSocket });
  }

  override handleUpgrade(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    callback: (webSocket: WebSocket, request: IncomingMessage) => void,
  ): void {
    stream.cork(); // the answer to the upgrade leaves with the first packet
    super.handleUpgrade(request, stream, head, (webSocket, upgraded) => {
      if (webSocket instanceof GatheringWebSocket) {
        webSocket.writeTo(stream);
        webSockets.set(request, webSocket);
      } else stream.uncork();
      callback(webSocket, upgraded);
    });
  }
}

/** Options of Socket.IO. Without them it sends packets in its own way. */
export interface PacketOptions {
  readonly parser?: { readonly Encoder: typeof Encoder; readonly Decoder: typeof Decoder };
  readonly wsEngine?: typeof GatheringServer;
}

/** Used unless packetWriterCheck.ts finds that the installed library would write something else. */
export const gatheringPackets: PacketOptions = {
  parser: { Encoder: TextEncoder, Decoder },
  wsEngine: GatheringServer,
};

type Receiver = Pick<GameSocket, 'request' | 'conn'>;
type Connection = GameSocket['conn'];

/** Sends these events to as many sockets as wanted, encoded once. They are text, without binary values. */
export function createEventSender(
  events: readonly (readonly [name: string, payload: unknown])[],
): (to: Receiver) => void {
  const texts = events.map((event) => `${PacketType.EVENT}${JSON.stringify(event)}`);
  const [first, ...others] = texts.map((text) => frameOf(engineMessage + text));
  const frame = first && (others.length > 0 ? Buffer.concat([first, ...others]) : first);
  return ({ request, conn }) => {
    const webSocket = webSockets.get(request);
    if (!webSocket) for (const text of texts) conn.write(text);
    else if (frame) webSocket.gather(frame);
  };
}

/** Keeps back what is sent to this socket until the returned function is called, and no longer than so: it then leaves in one write. */
export function holdPackets({ request }: Pick<Receiver, 'request'>, mostMs: number): () => void {
  const webSocket = webSockets.get(request);
  if (!webSocket) return () => undefined;
  webSocket.hold();
  const late = setTimeout(() => webSocket.release(), mostMs);
  return () => {
    clearTimeout(late);
    webSocket.release();
  };
}

/** The type of packet in Engine.IO that carries those of Socket.IO. */
const engineMessage = '4';

/** Lengths of what waits in Engine.IO, which in the way of the library holds packets until those before them are written. */
const unsent = new WeakMap<Connection, number>();

export function countUnsent(io: Pick<GameServer, 'engine'>): void {
  io.engine.on('connection', (connection: Connection) => {
    connection.on('packetCreate', ({ data }: { readonly data?: string | Buffer }) =>
      unsent.set(connection, (unsent.get(connection) ?? 0) + (data?.length ?? 0)),
    );
    connection.on('flush', () => unsent.delete(connection));
  });
}

/** Bytes that the network has not taken yet. */
export const bytesWaiting = ({ request, conn }: Receiver): number =>
  request.socket.writableLength + (unsent.get(conn) ?? 0);

const mostInOneByte = 125;
const mostInTwoBytes = 65_535;

/** A WebSocket frame of text as a server sends it: final and unmasked (RFC 6455, section 5.2). */
function frameOf(text: string): Buffer {
  const bytes = Buffer.byteLength(text);
  const header = bytes <= mostInOneByte ? 2 : bytes <= mostInTwoBytes ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + bytes);
  frame[0] = 0x81;
  if (header === 2) frame[1] = bytes;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(bytes, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(bytes), 2);
  }
  frame.write(text, header);
  return frame;
}
