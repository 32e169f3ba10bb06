// File system of the embedded database with fsync, which PGlite leaves out.
import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite as Lite, type PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The input-output error of the file system inside PGlite. */
const ioError = 29;

interface Stream {
  readonly nfd: number;
}

/** The part of the emscripten module that matters here; PGlite types none of it. */
interface FileModule {
  readonly NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } };
}

function fsync(stream: Stream): number {
  try {
    fdatasyncSync(stream.nfd);
    return 0;
  } catch {
    throw { name: 'ErrnoError', errno: ioError };
  }
}

export class DurableFiles extends NodeFS {
  override async init(lite: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const started = await super.init(lite, options);
    const hook = (module: FileModule) => {
      module.NODEFS.stream_ops.fsync = fsync;
    };
    return {
      emscriptenOpts: {
        ...started.emscriptenOpts,
        preRun: [...(started.emscriptenOpts.preRun ?? []), hook],
      },
    };
  }
}

/** The arguments PGlite starts PostgreSQL with, without `-F`, which would turn fsync off. */
export const startParameters: readonly string[] = [
  ...Lite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'max_wal_size=512MB', // with less the database makes checkpoints of its own, in the middle of a statement
    '-c',
    'jit=off',
    '-c',
    'wal_init_zero=off', // filling each new 16 MB with zeros held everybody up for 40 to 80 ms
    '-c',
    'shared_buffers=32MB',
  ],
];

/** Everything below a directory reaches the disk before this returns. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path, 'r+');
  }
  syncDirectory(directory);
}

export function syncDirectory(directory: string): void {
  if (process.platform !== 'win32') syncPath(directory, 'r');
}

function syncPath(path: string, flags: string): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
