// Turns drawings into PNG: a few at a time, each position once for as long as it is asked for.
import { createHash } from 'node:crypto';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import type { BoardDrawing } from '../../../engine/picture/picture.ts';
import { createCache } from '../../base/shared/cache.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import { createLimiter } from '../../base/shared/limiter.ts';

/** The longest side in pixels. */
export const pictureSizes = { large: 640, small: 240 } as const;
export type PictureSize = keyof typeof pictureSizes;

export type Painter = (drawing: BoardDrawing, size: PictureSize) => Promise<Uint8Array | Refusal>;

/** A picture has a hundred kilobytes at most: 25 MB in all. */
const remembered = { most: 256, goodForMs: 60 * 60_000 };
const mostAtOnce = 2;
const mostWaiting = 40;
const patienceMs = 5_000;

/** In whole pixels. */
export function pixelsOf({ width, height }: Pick<BoardDrawing, 'width' | 'height'>, size: PictureSize) {
  const scale = pictureSizes[size] / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

async function paint({ width, height, svg }: BoardDrawing, size: PictureSize): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const pixels = pixelsOf({ width, height }, size);
  const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels.width}" height="${pixels.height}">${svg}</svg>`;
  return sharp(Buffer.from(document)).png({ compressionLevel: 4 }).toBuffer();
}

/** Kept by what is drawn: equal positions of different matches are one picture. */
export function createPainter(clock: WallClock): Painter {
  const painted = createCache<Uint8Array>(clock, remembered);
  const inTurn = createLimiter(mostAtOnce, mostWaiting, patienceMs);
  return async (drawing, size) => {
    const key = createHash('sha256').update(`${size} ${drawing.svg}`).digest('base64url');
    const known = painted.get(key);
    if (known) return known;
    const picture = await inTurn(() => paint(drawing, size));
    if (!isRefusal(picture)) painted.set(key, picture);
    return picture;
  };
}
