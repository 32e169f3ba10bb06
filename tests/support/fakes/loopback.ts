// A small HTTP server on this machine that plays another company.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly raw: string;
  /** The same, where it is no text. */
  readonly bytes: Buffer;
}

export interface Said {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Loopback {
  readonly url: string;
  close(): Promise<void>;
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** `answer` null: the line is cut. */
export async function openLoopback(answer: (asked: Asked) => Said | null): Promise<Loopback> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const bytes = await bytesOf(request);
    const { method = '', headers: sent } = request;
    const said = answer({ method, url, headers: sent, raw: bytes.toString(), bytes });
    if (!said) return void request.socket.destroy();
    const { status = 200, headers = {}, body } = said;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
