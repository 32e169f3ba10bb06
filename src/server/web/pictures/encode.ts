// Re-encodes uploaded pictures as WebP: decoded, shrunk, stripped of metadata.
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { createLimiter } from '../../base/shared/limiter.ts';

const mostPixels = 25_000_000;
const secondsAtMost = 5;
const mostAtOnce = 2;
const mostWaiting = 20;

sharp.concurrency(1);
sharp.cache(false);

/** Detects the type by magic bytes; file name and declared type are ignored. */
const accepted: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

const inTurn = createLimiter(mostAtOnce, mostWaiting);

/** Encodes as WebP with no side longer than `longestSide`. */
export async function encodePicture(bytes: Buffer, longestSide: number): Promise<Buffer | Refusal> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) return refuse('UnsupportedMediaType');
  return inTurn(() => encode(bytes, longestSide).catch(() => refuse('UnsupportedMediaType')));
}

const encode = (bytes: Buffer, longestSide: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: mostPixels, animated: false, failOn: 'error' })
    .timeout({ seconds: secondsAtMost })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
