// Uploaded pictures on disk: random names, a quota for each person, served unchanged.
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import { fileHeaders } from '../http/headers.ts';
import { sendRefusal } from '../http/refusal.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Database } from '../storage/database.ts';
import { encodePicture } from './encode.ts';
import { pictureBytes, takeReplacedPictures, writePicture, writeReplaced } from './store.ts';

export const longestSides = {
  avatar: 512,
  logo: 1_024,
  trivia: 1_024,
  screenshot: 1_920,
  background: 1_920,
} as const;

export interface Album {
  /** The path it is shown under. */
  keep(picture: Kept): Promise<string | Refusal>;
  /** Marks as replaced; deleted a week later. */
  replace(path: string | null): Promise<void>;
  /** Removes what was replaced a week ago. */
  tidy(): Promise<void>;
}

export interface Kept {
  readonly bytes: Buffer;
  readonly use: keyof typeof longestSides;
  readonly userId: string;
  readonly teamId: string | null;
}

const mebibyte = 1024 * 1024;
const shareOfPerson = 20 * mebibyte;
const shareOfTeam = 200 * mebibyte;
const replacedStaysMs = 7 * 24 * 60 * 60_000;

const prefix = '/pictures/';
const fileName = /^[\w-]{22}\.webp$/;
const directoryIn = (dataDirectory: string): string => join(dataDirectory, 'pictures');

async function hasRoom(database: Database, { userId, teamId }: Kept, more: number): Promise<boolean> {
  const mine = await pictureBytes(database, { column: 'user_id', id: userId });
  const ours = teamId === null ? 0 : await pictureBytes(database, { column: 'team_id', id: teamId });
  return mine + more <= shareOfPerson && ours + more <= shareOfTeam;
}

export function albumOf(database: Database, clock: WallClock, dataDirectory: string): Album {
  const directory = directoryIn(dataDirectory);
  return {
    async keep(picture) {
      const encoded = await encodePicture(picture.bytes, longestSides[picture.use]);
      if (isRefusal(encoded)) return encoded;
      if (!(await hasRoom(database, picture, encoded.length))) return refuse('PayloadTooLarge');
      const name = `${randomBytes(16).toString('base64url')}.webp`;
      await store(directory, name, encoded);
      await writePicture(database, {
        name,
        user_id: picture.userId,
        team_id: picture.teamId,
        bytes: encoded.length,
        created_at: clock.now(),
        replaced_at: null,
      });
      return prefix + name;
    },

    async replace(path) {
      if (path?.startsWith(prefix)) await writeReplaced(database, path.slice(prefix.length), clock.now());
    },

    async tidy() {
      const names = await takeReplacedPictures(database, clock.now() - replacedStaysMs);
      await Promise.all(names.map((name) => rm(join(directory, name), { force: true })));
    },
  };
}

export function showPictures(app: FastifyInstance, dataDirectory: string): void {
  const directory = directoryIn(dataDirectory);
  app.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply) => {
    const { name } = request.params;
    const file = join(directory, name);
    const found = fileName.test(name) ? await stat(file).catch(() => null) : null;
    if (!found) return sendRefusal(request, reply, refuse('NotFound'));
    reply.headers({
      ...fileHeaders,
      'content-type': 'image/webp',
      'content-length': found.size,
      'content-disposition': 'inline; filename="image.webp"',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return reply.send(createReadStream(file));
  });
}

/** Atomic: written to a temporary file and renamed. */
async function store(directory: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const unfinished = join(directory, `${name}.tmp`);
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(directory, name));
}
