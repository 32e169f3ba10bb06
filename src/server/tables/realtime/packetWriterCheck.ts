// A check at start: packetWriter.ts sends byte for byte what Socket.IO would send itself, in fewer writes.
import { createServer } from 'node:http';
import { duplexPair } from 'node:stream';
import type { Log } from '../../base/shared/log.ts';
import type { Metrics } from '../../base/shared/metrics.ts';
import { createEventSender, gatheringPackets, type PacketOptions } from './packetWriter.ts';
import type { GameSocket } from './sockets.ts';
import { openSockets } from './start.ts';

interface CheckDeps {
  readonly log: Pick<Log, 'warn'>;
  readonly metrics: Pick<Metrics, 'gauge'>;
}

/** How the sockets are to be opened: with packets gathered, or as the library does it. Never fails the start. */
export async function choosePacketOptions({ log, metrics }: CheckDeps): Promise<PacketOptions> {
  const difference = await differenceFromLibrary().catch((fault: unknown) => String(fault));
  metrics.gauge('topla_packets_gathered', () => (difference === null ? 1 : 0));
  if (difference === null) return gatheringPackets;
  log.warn(
    { difference },
    'packets are sent one by one: the installed version of Socket.IO, Engine.IO or ws works otherwise',
  );
  return {};
}

async function differenceFromLibrary(): Promise<string | null> {
  const [gathered, usual] = await Promise.all([writesWith(gatheringPackets), writesWith({})]);
  if (!spoken(gathered).equals(spoken(usual))) return 'other bytes';
  const isOneWrite = gathered.some((write) => write.includes(firstEvent) && write.includes(lastOfRound));
  return isOneWrite ? null : 'more than one write';
}

const firstEvent = '"retryInMs":1001}';
const lastOfRound = '"retryInMs":1002}';

/** From the first event on: what comes before has random ids in it. */
function spoken(writes: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(writes);
  const start = bytes.indexOf(firstEvent);
  if (start < 0) throw new Error('nothing was sent');
  return bytes.subarray(start);
}

const around = '42["n",""]'.length;

/** The header of a frame grows after 125 and after 65,535 bytes; characters have one to four. */
const payloads = [
  ...[125, 126, 65_535, 65_536].map((length) => 'x'.repeat(length - around)),
  'ağ€😀',
  { cards: [1, null, true], '': '"\\\u2028' },
];

/** Events, answers, events for many, binary data and a close, in an order that must be kept. */
function speak(socket: GameSocket): void {
  const toMany = createEventSender([['many', 1]]);
  const twoToMany = createEventSender([
    ['many', 'ğ'],
    ['many', 2],
  ]);
  socket.emit('server:leaving', { retryInMs: 1_001 });
  toMany(socket);
  for (const payload of payloads) createEventSender([['n', payload]])(socket);
  twoToMany(socket);
  socket.emit('server:leaving', { retryInMs: 1_002 });
  socket.on('ask', (which, answer) => {
    if (typeof answer === 'function') answer(payloads[Number(which)]);
    toMany(socket);
  });
  socket.on('leave', () => {
    socket.conn.write(Buffer.from([0, 1, 255]));
    toMany(socket);
    socket.emit('server:leaving', { retryInMs: 1_003 });
    socket.conn.close();
  });
}

const upgrade = `${[
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'Host: topla',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
].join('\r\n')}\r\n\r\n`;

const textFrame = 0x81;
const closeFrame = 0x88;

/** As a client sends it: masked, here with zeros, which change nothing. */
const masked = (kind: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([kind, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

const questions = [...payloads.map((_, number) => `42${number}["ask",${number}]`), '42["leave"]'];

/** What the client does when it has received this much. */
const replies: readonly (readonly [received: string | Buffer, reply: Buffer])[] = [
  ['"pingTimeout"', masked(textFrame, '40')],
  [lastOfRound, Buffer.concat(questions.map((question) => masked(textFrame, question)))],
  [Buffer.from([closeFrame, 0]), masked(closeFrame, '')],
];

const withinMs = 5_000;

/** Everything that a server with these options writes to a client in this process, over no network. */
async function writesWith(options: PacketOptions): Promise<readonly Buffer[]> {
  const http = createServer();
  const io = openSockets(http, () => true, options);
  const [client, stream] = duplexPair();
  const writes: Buffer[] = [];
  let late: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      late = setTimeout(() => reject(new Error('no answer')), withinMs);
      let steps = 0;
      client.on('data', (bytes: Buffer) => {
        writes.push(bytes);
        const next = replies[steps];
        if (!next || !Buffer.concat(writes).includes(next[0])) return;
        steps += 1;
        client.write(next[1]);
      });
      client.once('end', resolve);
      client.once('error', reject);
      io.on('connection', speak);
      http.emit('connection', stream);
      client.write(upgrade);
    });
    return writes;
  } finally {
    clearTimeout(late);
    client.destroy();
    stream.destroy();
    await io.close();
  }
}
