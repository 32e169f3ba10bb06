// The archive of a backup: a compressed tar whose last entry says that it is whole.
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartRefused } from '../../base/shared/startRefused.ts';
import { blockBytes, headerOf, paddingOf, readHeader } from './tar.ts';

/** Its text counts the entries before it. */
const lastEntry = 'backup.json';
const chunkBytes = 1024 * 1024;

/** One thing to be put into the archive: a file as it is at that moment, a text, or a directory. */
export type Content =
  | { readonly kind: 'file'; readonly name: string; readonly path: string }
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | { readonly kind: 'directory'; readonly name: string };

/** Every file and directory below one; what vanishes meanwhile is left out. */
export async function* contentsOf(
  directory: string,
  name: string,
  isWanted: (name: string) => boolean = () => true,
): AsyncGenerator<Content> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  yield { kind: 'directory', name: `${name}/` };
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const [path, inside] = [join(directory, entry.name), `${name}/${entry.name}`];
    if (!isWanted(inside)) continue;
    if (entry.isDirectory()) yield* contentsOf(path, inside, isWanted);
    else if (entry.isFile()) yield { kind: 'file', name: inside, path };
  }
}

const openIfThere = (path: string): Promise<FileHandle | null> =>
  open(path, 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });

/** Copies the length the file had when it was opened; later writes are in PostgreSQL's journal. */
async function* fileBlocks(name: string, path: string): AsyncGenerator<Buffer> {
  const file = await openIfThere(path);
  if (!file) return;
  try {
    const { size } = await file.stat();
    yield headerOf({ name, size });
    for (let at = 0; at < size; at += chunkBytes) {
      const chunk = Buffer.alloc(Math.min(chunkBytes, size - at));
      await file.read(chunk, 0, chunk.length, at);
      yield chunk;
    }
    yield Buffer.alloc(paddingOf(size));
  } finally {
    await file.close();
  }
}

function textBlocks(name: string, text: string): Buffer[] {
  const bytes = Buffer.from(text);
  return [headerOf({ name, size: bytes.length }), bytes, Buffer.alloc(paddingOf(bytes.length))];
}

async function* blocksOf(contents: AsyncIterable<Content>): AsyncGenerator<Buffer> {
  let entries = 0;
  for await (const content of contents) {
    entries++;
    if (content.kind === 'directory') yield headerOf({ name: content.name, size: 0 });
    else if (content.kind === 'text') yield* textBlocks(content.name, content.text);
    else {
      let isThere = false;
      for await (const block of fileBlocks(content.name, content.path)) {
        isThere = true;
        yield block;
      }
      if (!isThere) entries--;
    }
  }
  yield* textBlocks(lastEntry, JSON.stringify({ format: 1, entries }));
  yield Buffer.alloc(2 * blockBytes);
}

/** Reaches the disk before this returns. */
export async function writeArchive(path: string, contents: AsyncIterable<Content>): Promise<void> {
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(blocksOf(contents)), createGzip({ level: 1 }), output);
}

/** A stream in pieces of the length that is asked for. */
class Pieces {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Between one byte and so many. */
  async some(most: number): Promise<Buffer> {
    if (this.#rest.length === 0) {
      const next = await this.#chunks.next();
      if (next.done) throw new Error('it ends too early');
      this.#rest = next.value;
    }
    const piece = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }

  async exactly(size: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let left = size; left > 0; left -= pieces.at(-1)?.length ?? 0) pieces.push(await this.some(left));
    return Buffer.concat(pieces);
  }

  /** Reads to the end, so that the checksum of the compression is compared. */
  async drain(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }
}

async function writeEntry(path: string, size: number, pieces: Pieces): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for (let left = size; left > 0; ) {
      const piece = await pieces.some(left);
      await file.writeFile(piece);
      left -= piece.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

async function extract(pieces: Pieces, directory: string): Promise<void> {
  for (let entries = 0; ; entries++) {
    const entry = readHeader(await pieces.exactly(blockBytes));
    if (!entry) throw new Error('it is not whole');
    const { name, size } = entry;
    if (name === lastEntry) {
      const counted: unknown = JSON.parse((await pieces.exactly(size)).toString());
      if (Object(counted).entries !== entries) throw new Error('it is not whole');
      return pieces.drain();
    }
    const path = join(directory, name);
    if (name.endsWith('/')) await mkdir(path, { recursive: true, mode: 0o700 });
    else {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeEntry(path, size, pieces);
      await pieces.exactly(paddingOf(size));
    }
  }
}

/** Into an empty directory; refuses what is truncated, changed or something else. */
export async function readArchive(path: string, directory: string): Promise<void> {
  const input = createReadStream(path);
  const plain = input.pipe(createGunzip());
  input.on('error', (error) => plain.destroy(error));
  try {
    await extract(new Pieces(plain), directory);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`The backup ${path} cannot be used: ${why}. Nothing was changed.`);
  } finally {
    input.destroy();
    plain.destroy();
  }
}
