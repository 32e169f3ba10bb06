// Tar (ustar): the part of the format that a backup needs, files and directories, so that `tar xzf` opens one too.

export const blockBytes = 512;

export interface TarEntry {
  /** Path with `/` as separator; directories end with one. */
  readonly name: string;
  readonly size: number;
}

const longestName = 100;
const mostOctal = 8 ** 11;

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;

function checksumOf(header: Buffer): number {
  const without = Buffer.from(header);
  without.fill(' ', 148, 156);
  return without.reduce((sum, byte) => sum + byte, 0);
}

export function headerOf({ name, size }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > longestName || size >= mostOctal)
    throw new Error(`${name} does not fit into the archive`);
  const header = Buffer.alloc(blockBytes);
  const isDirectory = name.endsWith('/');
  header.write(name, 0);
  header.write(octal(isDirectory ? 0o700 : 0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write(isDirectory ? '5' : '0', 156);
  header.write('ustar\x0000', 257);
  header.write(octal(checksumOf(header), 7), 148);
  header.write(' ', 155);
  return header;
}

const textAt = (header: Buffer, from: number, to: number): string =>
  header.toString('utf8', from, to).split('\0', 1)[0] ?? '';

/** Null at the end of the archive. Throws on an invalid header. */
export function readHeader(header: Buffer): TarEntry | null {
  if (header.every((byte) => byte === 0)) return null;
  const said = Number.parseInt(textAt(header, 148, 156).trim(), 8);
  const name = textAt(header, 0, longestName);
  const isOutside = name.startsWith('/') || name.split('/').includes('..') || name.includes('\\');
  if (said !== checksumOf(header) || name === '' || isOutside) throw new Error('not a backup of Topla');
  return { name, size: Number.parseInt(textAt(header, 124, 136).trim(), 8) };
}

/** Padding to the next full block. */
export const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;
