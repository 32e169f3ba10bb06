// WebSockets over TLS of thousands of people, as cheap as the one process can make them that stands for all their machines.
import type { OnReadOpts } from 'node:net';
import { type ConnectionOptions, connect, createSecureContext, type SecureContext } from 'node:tls';

export interface WebSocketEvents {
  readonly onSecured: () => void;
  readonly onOpen: () => void;
  /** The bytes are good until it returns. */
  readonly onText: (bytes: Buffer) => void;
  /** Once, whoever closed it; also where it could not be opened. */
  readonly onClose: () => void;
}

export interface WebSocketLine {
  send(text: string): void;
  close(): void;
}

/** Each machine would do its own; here all at once would mean that every one of them is done last. */
const mostHandshakes = 64;
const waiting: (() => void)[] = [];
let running = 0;

function beginNext(): void {
  while (running < mostHandshakes) {
    const begin = waiting.shift();
    if (!begin) return;
    running += 1;
    begin();
  }
}

interface Crowd {
  readonly secureContext: SecureContext;
  /** Whoever comes back resumes a TLS session, as browsers do; one does for all. */
  session: Buffer | undefined;
}

/** What browsers ask for first. Node would ask for one that costs a tenth more on both sides. */
const firstOfBrowsers = 'TLS_AES_128_GCM_SHA256';

const crowds = new Map<string, Crowd>();

function crowdOf(ca: string): Crowd {
  const known = crowds.get(ca);
  if (known) return known;
  const secureContext = createSecureContext({ ca, ecdhCurve: 'X25519', ciphers: firstOfBrowsers });
  const crowd = { secureContext, session: undefined };
  crowds.set(ca, crowd);
  return crowd;
}

/** What is read is handled at once, so that one place to read to is enough. */
const readTo = Buffer.allocUnsafeSlow(64 * 1024);
const headEnd = '\r\n\r\n';

const upgradeOf = ({ host, pathname, search }: URL): string =>
  `${[
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
  ].join('\r\n')}${headEnd}`;

const textFrame = 0x81;

/** Masked with zeros, which change nothing: the server has to unmask it all the same. */
function frameOf(text: string): Buffer {
  const bytes = Buffer.byteLength(text);
  const header = bytes < 126 ? 6 : 8;
  const frame = Buffer.alloc(header + bytes);
  frame[0] = textFrame;
  frame[1] = 0x80 | Math.min(bytes, 126);
  if (header === 8) frame.writeUInt16BE(bytes, 2);
  frame.write(text, header);
  return frame;
}

/** Where the payload of the frame at the beginning of these bytes lies; null while it is not there whole. */
function payloadIn(bytes: Buffer): { readonly from: number; readonly to: number } | null {
  const short = (bytes[1] ?? 0) & 127;
  const from = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < from) return null;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : bytes.readUInt32BE(6);
  return bytes.length < from + length ? null : { from, to: from + length };
}

export function openWebSocket(
  url: URL,
  ca: string,
  { onSecured, onOpen, onText, onClose }: WebSocketEvents,
): WebSocketLine {
  let isOpen = false;
  let isClosed = false;
  /** What came of a frame, or of the head, that is not whole yet. */
  let rest: Buffer | null = null;
  let endConnecting: () => void = () => undefined;
  let end: () => void = () => undefined;
  let write: (bytes: Buffer | string) => void = () => undefined;

  function closed(): void {
    if (isClosed) return;
    isClosed = true;
    endConnecting();
    end();
    onClose();
  }

  /** The bytes after the head of the answer; null while it is not whole, or where it is no upgrade. */
  function afterHead(bytes: Buffer): Buffer | null {
    const head = bytes.indexOf(headEnd);
    if (head < 0) return null;
    if (!bytes.toString('latin1', 0, head).startsWith('HTTP/1.1 101')) {
      closed();
      return null;
    }
    isOpen = true;
    onOpen();
    return bytes.subarray(head + headEnd.length);
  }

  function take(read: Buffer): void {
    const before = rest;
    rest = null;
    const all = before ? Buffer.concat([before, read]) : read;
    let bytes = isOpen ? all : afterHead(all);
    while (bytes && !isClosed && bytes.length >= 2) {
      const payload = payloadIn(bytes);
      if (!payload) break;
      if (bytes[0] === textFrame) onText(bytes.subarray(payload.from, payload.to));
      else closed();
      bytes = bytes.subarray(payload.to);
    }
    const left = bytes ?? all;
    if (!isClosed && left.length > 0) rest = Buffer.from(left);
  }

  function begin(): void {
    let isConnecting = true;
    endConnecting = () => {
      if (!isConnecting) return;
      isConnecting = false;
      running -= 1;
      beginNext();
    };
    if (isClosed) {
      endConnecting();
      return;
    }
    const crowd = crowdOf(ca);
    const options: ConnectionOptions & { readonly onread: OnReadOpts } = {
      host: '127.0.0.1',
      port: Number(url.port),
      servername: url.hostname,
      secureContext: crowd.secureContext,
      session: crowd.session,
      onread: {
        buffer: readTo,
        callback(length) {
          take(readTo.subarray(0, length));
          return true;
        },
      },
    };
    const socket = connect(options);
    end = () => socket.destroy();
    write = (bytes) => socket.write(bytes);
    if (!crowd.session)
      socket.once('session', (session) => {
        crowd.session = session;
      });
    socket.once('secureConnect', () => {
      onSecured();
      endConnecting();
    });
    socket.setNoDelay(true);
    socket.write(upgradeOf(url)); // leaves with the end of the handshake
    socket.on('error', closed);
    socket.on('end', closed);
    socket.on('close', closed);
  }

  waiting.push(begin);
  beginNext();
  return {
    send(text) {
      if (isOpen && !isClosed) write(frameOf(text));
    },
    close() {
      isClosed = true;
      endConnecting();
      end();
    },
  };
}
