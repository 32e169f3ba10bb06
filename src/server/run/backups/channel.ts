// Local channel to the running server: a Unix socket in the data directory, which only the server's own user may enter.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Log } from '../../base/shared/log.ts';
import type { HotBackup } from '../../base/storage/lite/hotBackup.ts';

/** The longest path of a socket that the kernel accepts. */
const longestPath = 100;

/** Windows has pipes by name instead of sockets by path. Null: the path is too long for a socket. */
export function channelPath(dataDirectory: string): string | null {
  const directory = resolve(dataDirectory);
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\topla-${createHash('sha256').update(directory).digest('hex').slice(0, 32)}`;
  const path = join(directory, 'control');
  return path.length > longestPath ? null : path;
}

interface Served {
  close(): void;
}

/** A backup lasts as long as its connection: who asked and went away leaves none open. */
async function attend(socket: Socket, backup: HotBackup, log: Log): Promise<void> {
  let isOpen = false;
  try {
    for await (const line of createInterface({ input: socket })) {
      if (line === 'begin' && !isOpen) {
        await backup.begin();
        isOpen = true;
        socket.write('begun\n');
      } else if (line === 'end' && isOpen) {
        socket.write(`${JSON.stringify({ label: await backup.end() })}\n`);
        log.info({}, 'a backup was made');
      } else break;
    }
  } catch (error) {
    socket.end(`${JSON.stringify({ refused: error instanceof Error ? error.message : String(error) })}\n`);
  } finally {
    if (isOpen) await backup.close().catch(() => {});
    socket.end();
  }
}

export function serveChannel(dataDirectory: string, backup: HotBackup | null, log: Log): Served {
  const path = channelPath(dataDirectory);
  if (!backup || path === null) {
    if (backup) log.warn({ dataDirectory }, 'the path is too long: backups only while the server is stopped');
    return { close: () => {} };
  }
  if (process.platform !== 'win32') rmSync(path, { force: true }); // of a server that was killed: the lock is ours
  const server: Server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    attend(socket, backup, log).catch((error: unknown) => log.error({ err: error }, 'backup'));
  });
  server.on('error', (error) => log.warn({ reason: error.message }, 'no backups while the server runs'));
  server.listen(path);
  server.unref();
  return { close: () => void server.close() };
}

export interface OpenBackup {
  /** The text of `backup_label`. */
  end(): Promise<string>;
  /** The server keeps its journal until then. */
  close(): void;
}

/** Asks the running server to begin a backup; null where none runs. */
export async function askRunningServer(dataDirectory: string): Promise<OpenBackup | null> {
  const path = channelPath(dataDirectory);
  if (path === null) return null;
  const socket = connect(path);
  const isConnected = await new Promise<boolean>((resolveTo) => {
    socket.once('connect', () => resolveTo(true));
    socket.once('error', () => resolveTo(false));
  });
  if (!isConnected) return null;
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const ask = async (line: string): Promise<string> => {
    socket.write(`${line}\n`);
    const { value } = await lines.next();
    return value ?? '';
  };
  const begun = await ask('begin');
  if (begun !== 'begun') throw new Error(`the server makes no backup: ${begun || 'it went away'}`);
  return {
    async end() {
      const answer: unknown = JSON.parse((await ask('end')) || '{}');
      const { label } = Object(answer);
      if (typeof label !== 'string' || label === '') throw new Error('the server did not end the backup');
      return label;
    },
    close: () => void socket.destroy(),
  };
}
