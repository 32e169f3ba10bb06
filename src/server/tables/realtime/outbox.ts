// How packets leave: encoded as JSON alone, and all of one round of the event loop in one write.

import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import type { GameSocket } from './sockets.ts';

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

export const textPackets = { Encoder: TextEncoder, Decoder };

/** What Socket.IO hands to the connection: text, and its frame where one was made for many receivers. */
interface Sending {
  readonly wsPreEncodedFrame?: readonly Buffer[];
}

type Connection = GameSocket['conn'];

const waiting = new Map<Connection, Buffer[]>();

/** Has everything that is sent over this connection wait for the end of the round. */
export function gatherPackets(socket: GameSocket): void {
  const connection = socket.conn;
  Reflect.set(socket.client, 'writeToEngine', (packets: string | readonly string[], options: Sending) => {
    for (const text of [packets].flat()) put(connection, options.wsPreEncodedFrame ?? [frameOf(`4${text}`)]);
  });
}

/** Sends a frame with whatever else this round of the event loop sends over the connection. */
export const send = (socket: GameSocket, frame: Buffer): void => put(socket.conn, [frame]);

function put(connection: Connection, frames: readonly Buffer[]): void {
  if (waiting.size === 0) setImmediate(sendGathered);
  const gathered = waiting.get(connection);
  if (gathered) gathered.push(...frames);
  else waiting.set(connection, [...frames]);
}

/**
 * Sends at once what waits, as before a connection is closed. Whole frames go straight to the TCP connection, which
 * only WebSocket uses here: the layers between cost as much as the write itself.
 */
export function sendGathered(): void {
  const gathered = [...waiting];
  waiting.clear();
  for (const [connection, frames] of gathered) {
    const { socket } = connection.request;
    const [first] = frames;
    if (!first || !socket.writable || connection.readyState !== 'open') continue;
    socket.write(frames.length > 1 ? Buffer.concat(frames) : first);
  }
}

/** Bytes that the network has not taken yet. */
export const bytesWaiting = (socket: GameSocket): number => socket.conn.request.socket.writableLength;

const mostInOneByte = 125;
const mostInTwoBytes = 65_535;

/** A WebSocket frame of text as a server sends it: final and unmasked (RFC 6455, section 5.2). */
export function frameOf(text: string): Buffer {
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
