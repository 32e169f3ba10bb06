// Makes a picture of ours from whatever somebody sent: decoded, shrunk, stripped, encoded anew.
import sharp from 'sharp';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { fewAtOnce } from '../shared/limiter.ts';

const mostPixels = 25_000_000;
const secondsAtMost = 5;
const mostAtOnce = 2;
const mostWaiting = 20;

sharp.concurrency(1);
sharp.cache(false);

/** How the kinds that are taken begin; what they are called or claim to be does not count. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  (bytes) => /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12)),
];

const inTurn = fewAtOnce(mostAtOnce, mostWaiting);

/** As WebP, no side longer than `longestSide`. */
export async function encodePicture(bytes: Buffer, longestSide: number): Promise<Buffer | Refusal> {
  if (!beginnings.some((begins) => begins(bytes))) return refuse('UnsupportedMediaType');
  return inTurn(() => encode(bytes, longestSide).catch(() => refuse('UnsupportedMediaType')));
}

const encode = (bytes: Buffer, longestSide: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: mostPixels, animated: false, failOn: 'error' })
    .timeout({ seconds: secondsAtMost })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
