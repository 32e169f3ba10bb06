// A name server on this machine that knows TXT records only, and speaks DNS over UDP.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** As the setting names it. */
  readonly address: string;
  /** The records of each domain. */
  readonly records: Map<string, readonly string[]>;
  isSilent: boolean;
  close(): Promise<void>;
}

const headerBytes = 12;
const notThere = 3;

/** The name in the question, and where the question ends. */
function questionIn(message: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** A record is made of strings of at most 255 bytes. */
function txt(text: string): Buffer {
  const parts: Buffer[] = [];
  for (let rest = Buffer.from(text); rest.length > 0; rest = rest.subarray(255)) {
    const part = rest.subarray(0, 255);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  const head = Buffer.from([
    0xc0,
    headerBytes,
    0,
    16,
    0,
    1,
    0,
    0,
    0,
    60,
    data.length >> 8,
    data.length & 255,
  ]);
  return Buffer.concat([head, data]);
}

export async function openNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  const records = new Map<string, readonly string[]>();
  const server = { records, isSilent: false };
  socket.on('message', (message, { port, address }) => {
    if (server.isSilent) return;
    const { name, end } = questionIn(message);
    const known = records.get(name);
    const answers = (known ?? []).map(txt);
    const header = Buffer.from([
      0,
      0,
      0x81,
      known ? 0x80 : 0x80 | notThere,
      0,
      1,
      0,
      answers.length,
      0,
      0,
      0,
      0,
    ]);
    message.copy(header, 0, 0, 2);
    socket.send(Buffer.concat([header, message.subarray(headerBytes, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return Object.assign(server, {
    address: `127.0.0.1:${socket.address().port}`,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  });
}
