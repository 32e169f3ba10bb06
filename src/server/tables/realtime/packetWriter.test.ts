// Packets are gathered where the installed libraries allow it, and arrive whichever way they are sent.
import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, connect as connectTcp, Socket } from 'node:net';
import { type Socket as ClientSocket, io as connect } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { installedLibraries, otherLibraries } from '../../../../tests/support/servers/otherLibraries.ts';
import { machineClock } from '../../base/shared/clock.ts';
import { watchBackpressure } from './backpressure.ts';
import { expel } from './expel.ts';
import {
  bytesWaiting,
  createEventSender,
  gatheringPackets,
  holdPackets,
  type PacketOptions,
} from './packetWriter.ts';
import { choosePacketOptions } from './packetWriterCheck.ts';
import type { GameServer, GameSocket } from './sockets.ts';
import { openSockets } from './start.ts';

afterEach(installedLibraries);

async function choose() {
  const warnings: string[] = [];
  const gauges = new Map<string, () => number>();
  const options = await choosePacketOptions({
    log: { warn: (detail: unknown) => void warnings.push(JSON.stringify(detail)) },
    metrics: { gauge: (name, read) => void gauges.set(name, read) },
  });
  return { options, warnings, gathered: gauges.get('topla_packets_gathered')?.() };
}

describe('the check at start', () => {
  it('passes with the installed libraries', async () => {
    expect(await choose()).toEqual({ options: gatheringPackets, warnings: [], gathered: 1 });
  });

  it.each(Object.entries(otherLibraries))('leaves it to the library where %s', async (_, plant) => {
    plant();
    const { options, warnings, gathered } = await choose();
    expect(options).toEqual({});
    expect(warnings).toHaveLength(1);
    expect(gathered).toBe(0);
  });

  it('fails no start where nothing is sent at all', async () => {
    WebSocketServer.prototype.handleUpgrade = (_, stream) => void stream.end();
    const { options, warnings } = await choose();
    expect(options).toEqual({});
    expect(warnings).toEqual(['{"difference":"Error: nothing was sent"}']);
  });
});

const ways: readonly (readonly [string, PacketOptions])[] = [
  ['gathered', gatheringPackets],
  ['in the way of the library', {}],
];

interface Listening {
  readonly http: HttpServer;
  readonly io: GameServer;
  readonly port: number;
}

async function listen(options: PacketOptions): Promise<Listening> {
  const http = createServer();
  const io = openSockets(http, () => true, options);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo; // it listens on a port
  return { http, io, port };
}

describe.each(ways)('packets %s', (_, options) => {
  let io: GameServer;
  let port: number;

  beforeEach(async () => {
    ({ io, port } = await listen(options));
  });
  afterEach(() => io.close());

  async function connected(): Promise<{ readonly server: GameSocket; readonly client: ClientSocket }> {
    const client = connect(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false });
    const [server] = await once(io, 'connection');
    return { server, client };
  }

  it('arrive in the order in which they were sent, text and binary data', async () => {
    const client = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    const received: string[] = [];
    client.on('message', (data, isBinary) => received.push(isBinary ? 'binary' : String(data)));
    await once(client, 'message');
    client.send('40');
    const [server]: GameSocket[] = await once(io, 'connection');
    const long = 'ğ😀'.repeat(40_000);
    server?.on('ask', (answer) => {
      createEventSender([['a', long]])(server);
      server.emit('server:leaving', { retryInMs: 1 });
      if (typeof answer === 'function') answer('yes');
      createEventSender([
        ['b', 1],
        ['b', 2],
      ])(server);
      server.conn.write(Buffer.from([0, 1, 255]));
      createEventSender([['c', null]])(server);
    });
    client.send('420["ask"]');
    await expect
      .poll(() => received.slice(2))
      .toEqual([
        `42["a","${long}"]`,
        '42["server:leaving",{"retryInMs":1}]',
        '430["yes"]',
        '42["b",1]',
        '42["b",2]',
        'binary',
        '42["c",null]',
      ]);
    client.close();
  });

  it('sent just before a connection is closed arrive, and the client may come back by itself', async () => {
    const { server, client } = await connected();
    const heard: string[] = [];
    client.onAny((name: string) => heard.push(name));
    const left = new Promise<string>((resolve) => client.once('disconnect', (reason) => resolve(reason)));
    const over = once(server, 'disconnect');
    for (let number = 0; number < 20; number++) createEventSender([['n', 'x'.repeat(10_000)]])(server);
    server.emit('server:leaving', { retryInMs: 1 });
    Object.assign(server.data, { userId: 'ada' });
    const logged: unknown[] = [];
    expel(server, { warn: (event: unknown) => logged.push(event) }, 'SessionRevoked');
    expect(logged).toEqual([{ security: 'socketClosed', userId: 'ada', because: 'SessionRevoked' }]);
    createEventSender([['late', 1]])(server);
    await over;
    expect(await left).toBe('transport close');
    expect(heard).toEqual([...new Array<string>(20).fill('n'), 'server:leaving', 'person:signedOut']);
  });

  it('are no longer sent to somebody who does not read them', async () => {
    const stream = connectTcp(port, '127.0.0.1');
    stream.on('error', () => undefined);
    stream.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: topla\r\nConnection: Upgrade\r\n' +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await once(stream, 'data');
    const connection = once(io, 'connection');
    stream.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, ...Buffer.from('40')]));
    const [server]: GameSocket[] = await connection;
    if (!server) throw new Error('nobody');
    stream.pause();
    const send = createEventSender([['n', 'x'.repeat(60_000)]]);
    for (let sent = 0; bytesWaiting(server) < 1_000_000; sent++) {
      expect(sent, 'packets that nobody reads').toBeLessThan(2_000);
      send(server);
      await new Promise(setImmediate);
    }
    let aheadMs = 0;
    const clock = { ...machineClock, monotonic: () => machineClock.monotonic() + aheadMs };
    const closed = once(server, 'disconnect');
    const stop = watchBackpressure(io, clock, (slow) =>
      expel(slow, { warn: () => undefined }, 'SlowConsumer'),
    );
    const quick = setInterval(() => {
      aheadMs += 6_000;
    }, 200);
    await closed.finally(() => {
      clearInterval(quick);
      stop();
      stream.destroy();
    });
    expect(io.sockets.sockets.size).toBe(0);
  });

  it('are sent over WebSocket only', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Transport unknown' });
  });
});

describe('writes of gathered packets', () => {
  let io: GameServer;
  let port: number;
  let writes: number;

  beforeEach(async () => {
    const listening = await listen(gatheringPackets);
    ({ io, port } = listening);
    writes = 0;
    listening.http.on('connection', (stream: Socket) => {
      const { _write, _writev } = Socket.prototype;
      Object.assign(stream, {
        _write(...piece: Parameters<typeof _write>) {
          writes += 1;
          return _write.apply(stream, piece);
        },
        _writev(...pieces: Parameters<NonNullable<typeof _writev>>) {
          writes += 1;
          return _writev?.apply(stream, pieces);
        },
      });
    });
  });
  afterEach(() => io.close());

  /** What a client hears that connects and says nothing else. */
  function hears(): { readonly received: string[]; close(): void } {
    const client = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    const received: string[] = [];
    const begun = performance.now();
    const moments: string[] = [];
    onTestFailed(() => console.error(`received: ${moments.join(', ')}`));
    client.on('message', (data) => {
      received.push(String(data).slice(0, 2));
      moments.push(`${received.at(-1)} after ${Math.round(performance.now() - begun)} ms`);
      if (received.length === 1) client.send('40');
    });
    return { received, close: () => client.close() };
  }

  it('one for the answer to the upgrade and the first packet, one for all that is held until it is released', async () => {
    io.on('connection', async (socket) => {
      const release = holdPackets(socket, 60_000);
      for (let retryInMs = 1; retryInMs <= 3; retryInMs++) {
        socket.emit('server:leaving', { retryInMs });
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(writes).toBe(1);
      release();
    });
    const client = hears();
    await expect.poll(() => client.received).toEqual(['0{', '40', '42', '42', '42']);
    expect(writes).toBe(2);
    client.close();
  });

  it('what nobody releases leaves when its time is over, and what is held when a connection is closed', async () => {
    io.once('connection', (socket) => {
      holdPackets(socket, 1);
      socket.emit('server:leaving', { retryInMs: 1 });
    });
    const first = hears();
    await expect.poll(() => first.received).toEqual(['0{', '40', '42']);
    first.close();
    io.once('connection', (socket) => {
      holdPackets(socket, 60_000);
      socket.emit('server:leaving', { retryInMs: 1 });
      socket.conn.close();
    });
    const second = hears();
    await expect.poll(() => second.received).toEqual(['0{', '40', '42']);
  });
});
