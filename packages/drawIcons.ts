// `npm run draw:icons`: the pictures that companies show of Topla, drawn from its mark.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');
const mark = readFileSync(join(root, 'public/top.svg'), 'utf8');

/** The mark fills a square; its field has round corners, which the company cuts itself. */
const onField = mark.replace(' rx="13"', '');

/** White on nothing, without a rim, as Teams wants it in its bar. */
const outline = mark
  .replace(/<rect width="48" height="48"[^>]*>/, '')
  .replace('viewBox="0 0 48 48"', 'viewBox="4.5 3.5 39 41"')
  .replaceAll('#f5b83d', '#fff');

/** Systems cut an app's picture to their own shape and keep its middle four fifths; smaller, the mark stays whole. */
const maskable = onField
  .replace(/<rect [^>]*>/, (field) => `${field}<g transform="translate(4.8 4.8) scale(.8)">`)
  .replace('</svg>', '</g></svg>');

const pictures = [
  { path: 'public/icons/app-192.png', svg: mark, side: 192 },
  { path: 'public/icons/app-512.png', svg: mark, side: 512 },
  { path: 'public/icons/app-maskable-512.png', svg: maskable, side: 512 },
  { path: 'appPackage/color.png', svg: onField, side: 192 },
  { path: 'appPackage/outline.png', svg: outline, side: 32 },
  { path: 'public/meet-logo.png', svg: mark, side: 256 },
];

for (const { path, svg, side } of pictures)
  await sharp(Buffer.from(svg), { density: 600 })
    .resize(side, side, { fit: 'contain', background: '#fff0' })
    .png()
    .toFile(join(root, path));
