// A receiver of syslog over TLS on this machine: it keeps the lines it was sent, by the length before each.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { makeCertificate } from '../servers/certificate.ts';

export interface FakeSyslog {
  readonly port: number;
  /** In PEM. */
  readonly certificate: string;
  readonly lines: string[];
  /** How many lines each connection brought, in order. */
  readonly connections: number[];
  /** Bytes that are no whole frame. */
  readonly odd: string[];
  /** What a connection meets: it is read, or cut before anything of it is kept. */
  cuts: boolean;
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** Lines by their octets; what is left over is no frame. */
function framesOf(bytes: Buffer): { readonly lines: string[]; readonly rest: string } {
  const lines: string[] = [];
  let at = 0;
  for (;;) {
    const head = /^(\d{1,6}) /.exec(bytes.subarray(at, at + 8).toString());
    const length = Number(head?.[1]);
    const begin = at + (head?.[0].length ?? 0);
    if (!head || begin + length > bytes.length) return { lines, rest: bytes.subarray(at).toString() };
    lines.push(bytes.subarray(begin, begin + length).toString());
    at = begin + length;
  }
}

export async function openFakeSyslog(): Promise<FakeSyslog> {
  const directory = await mkdtemp(join(tmpdir(), 'topla-syslog-'));
  const { key, certificate } = makeCertificate(directory);
  const pem = { key: readFileSync(key, 'utf8'), cert: readFileSync(certificate, 'utf8') };
  let server: Server;
  let port = 0;
  const fake: FakeSyslog = {
    get port() {
      return port;
    },
    certificate: pem.cert,
    lines: [],
    connections: [],
    odd: [],
    cuts: false,
    async up() {
      server = createServer(pem, (socket) => {
        if (fake.cuts) return void socket.destroy();
        const chunks: Buffer[] = [];
        socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
        socket.on('error', () => {});
        socket.on('end', () => {
          const { lines, rest } = framesOf(Buffer.concat(chunks));
          fake.lines.push(...lines);
          fake.connections.push(lines.length);
          if (rest !== '') fake.odd.push(rest);
        });
      });
      server.on('tlsClientError', () => {});
      server.listen(port, 'localhost');
      await once(server, 'listening');
      const address = server.address();
      if (typeof address === 'object' && address) port = address.port;
    },
    async down() {
      server.close();
      await once(server, 'close');
    },
    async close() {
      if (server.listening) await fake.down();
      await rm(directory, { recursive: true });
    },
  };
  await fake.up();
  return fake;
}
