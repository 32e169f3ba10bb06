// Uploaded pictures: random names, a quota for each person, stored in the database, served unchanged.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { createCache } from '../../base/shared/cache.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import { fileHeaders } from '../http/headers.ts';
import { sendRefusal } from '../http/refusal.ts';
import { diskOf } from './disk.ts';
import { encodePicture } from './encode.ts';
import { pictureBytes, readContent, takeReplacedPictures, writePicture, writeReplaced } from './store.ts';

export const longestSides = {
  avatar: 512,
  logo: 1_024,
  trivia: 1_024,
  screenshot: 1_920,
  background: 1_920,
} as const;

export interface Album {
  /** The path it is shown under. */
  keep(picture: PictureToStore): Promise<string | Refusal>;
  /** Null if there is no picture of this name. */
  read(name: string): Promise<Uint8Array | null>;
  /** Marks as replaced; deleted a week later. */
  replace(path: string | null): Promise<void>;
  /** Deletes pictures that were replaced a week ago, and moves pictures from the disk into the database. */
  tidy(): Promise<void>;
}

export interface PictureToStore {
  readonly bytes: Buffer;
  readonly use: keyof typeof longestSides;
  readonly userId: string;
  readonly teamId: string | null;
}

const mebibyte = 1024 * 1024;
const shareOfPerson = 20 * mebibyte;
const shareOfTeam = 200 * mebibyte;
const replacedStaysMs = 7 * 24 * 60 * 60_000;
/** Avatars above all: a page of a large team asks for dozens. At most 32 MiB. */
const remembered = { most: 512, goodForMs: 60 * 60_000 };
const longestRemembered = 64 * 1024;

const prefix = '/pictures/';
const pictureName = /^[\w-]{22}\.webp$/;

async function hasRoom(
  database: Database,
  { userId, teamId }: PictureToStore,
  more: number,
): Promise<boolean> {
  const mine = await pictureBytes(database, { column: 'user_id', id: userId });
  const ours = teamId === null ? 0 : await pictureBytes(database, { column: 'team_id', id: teamId });
  return mine + more <= shareOfPerson && ours + more <= shareOfTeam;
}

export function albumOf(database: Database, clock: WallClock, dataDirectory: string): Album {
  const disk = diskOf(database, dataDirectory);
  const cache = createCache<Uint8Array>(clock, remembered);
  return {
    async keep(picture) {
      const content = await encodePicture(picture.bytes, longestSides[picture.use]);
      if (isRefusal(content)) return content;
      if (!(await hasRoom(database, picture, content.length))) return refuse('PayloadTooLarge');
      const name = `${randomBytes(16).toString('base64url')}.webp`;
      await writePicture(database, {
        name,
        user_id: picture.userId,
        team_id: picture.teamId,
        bytes: content.length,
        content,
        created_at: clock.now(),
        replaced_at: null,
      });
      return prefix + name;
    },

    async read(name) {
      if (!pictureName.test(name)) return null;
      const known = cache.get(name);
      if (known) return known;
      const stored = await readContent(database, name);
      const content = stored === 'onDisk' ? await disk.read(name) : stored;
      if (content && content.length <= longestRemembered) cache.set(name, content);
      return content;
    },

    async replace(path) {
      if (path?.startsWith(prefix)) await writeReplaced(database, path.slice(prefix.length), clock.now());
    },

    async tidy() {
      const names = await takeReplacedPictures(database, clock.now() - replacedStaysMs);
      for (const name of names) {
        cache.delete(name);
        await disk.remove(name);
      }
      await disk.takeIn();
    },
  };
}

export function showPictures(app: FastifyInstance, album: Pick<Album, 'read'>): void {
  app.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply) => {
    const content = await album.read(request.params.name);
    if (!content) return sendRefusal(request, reply, refuse('NotFound'));
    reply.headers({
      ...fileHeaders,
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="image.webp"',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return reply.send(content);
  });
}
