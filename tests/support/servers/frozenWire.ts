// A wire to a server that can go silent: everything stays connected, nothing gets through.
import { connect, createServer, type Socket } from 'node:net';

export interface FrozenWire {
  readonly port: number;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function wireTo(host: string, port: number): Promise<FrozenWire> {
  const ends = new Set<Socket>();
  let isFrozen = false;
  const keep = (end: Socket) => {
    ends.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => ends.delete(end));
    if (isFrozen) end.pause();
  };
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', () => to.destroy());
    }
    if (isFrozen) for (const end of [near, far]) end.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    freeze() {
      isFrozen = true;
      for (const end of ends) end.pause();
    },
    thaw() {
      isFrozen = false;
      for (const end of ends) end.resume();
    },
    close() {
      for (const end of ends) end.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
