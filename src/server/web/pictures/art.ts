// Renders game art as PNG for chat tools that show no SVG: on first request, from the built client.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { catalogue } from '../../../catalogue/catalogue.ts';
import { refuse } from '../../../contract/errors.ts';
import { fileHeaders } from '../http/headers.ts';
import { sendRefusal } from '../http/refusal.ts';

const side = 256;
/** The size of the drawing in its own units. */
const drawnSide = 64;
const usualDensity = 72;

async function draw(file: string): Promise<Buffer | null> {
  const drawing = await readFile(file).catch(() => null);
  if (!drawing) return null;
  const { default: sharp } = await import('sharp');
  return sharp(drawing, { density: (usualDensity * side) / drawnSide })
    .resize(side, side)
    .png()
    .toBuffer();
}

export function showArt(app: FastifyInstance, siteDirectory: string): void {
  const drawn = new Map<string, Promise<Buffer | null>>();
  const named = new Set(catalogue.map(({ gameName }) => gameName));
  const pictureOf = (game: string): Promise<Buffer | null> => {
    const known = drawn.get(game) ?? draw(join(siteDirectory, 'art', `${game}.svg`));
    drawn.set(game, known);
    return known;
  };
  app.get<{ Params: { game: string } }>('/art/:game(^[A-Za-z0-9]+).png', async (request, reply) => {
    const { game } = request.params;
    const picture = named.has(game) ? await pictureOf(game) : null;
    if (!picture) return sendRefusal(request, reply, refuse('NotFound'));
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' };
    return reply.headers({ ...fileHeaders, ...headers }).send(picture);
  });
}
