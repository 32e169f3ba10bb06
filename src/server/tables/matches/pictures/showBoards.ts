// Serves pictures of boards to whoever has their address: no session is asked for, and nothing but what spectators see is drawn.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import type { Language } from '../../../../engine/language.ts';
import type { BoardDrawing, BoardLook } from '../../../../engine/picture/picture.ts';
import type { Rates } from '../../../base/rates/rates.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Encryption } from '../../../people/identity/encryption.ts';
import { fileHeaders } from '../../../web/http/headers.ts';
import { sendRefusal } from '../../../web/http/refusal.ts';
import { boardRoute, type ReadAddress, readBoardAddress } from '../../../web/pictures/boardAddress.ts';
import { createPainter } from '../../../web/pictures/paint.ts';
import type { Tables } from '../tables.ts';
import { drawCard } from './card.ts';
import type { Sight } from './sight.ts';

interface Deps {
  readonly clock: WallClock;
  readonly encryption: Encryption;
  readonly rates: Rates;
  readonly tables: Pick<Tables, 'sightOf'>;
}

/** How it is to look is free to choose: it tells nothing more. */
const Wish = z.object({
  theme: z._default(z.enum(['light', 'dark']), 'light'),
  palette: z._default(z.enum(['linen', 'contrast']), 'linen'),
  size: z._default(z.enum(['large', 'small']), 'large'),
  language: z._default(z.enum(['en', 'tr']), 'en'),
});

const Place = z.object({ room: z.string(), name: z.string() });

const longestKeptSeconds = 24 * 60 * 60;

/** The game's own picture, or a card with its name. */
async function draw(
  sight: Sight,
  look: BoardLook,
  { language, siteDirectory }: { readonly language: Language; readonly siteDirectory: string },
): Promise<BoardDrawing> {
  const picture = await sight.game.picture?.();
  return picture ? picture.draw(sight.view, look) : drawCard(sight, { look, language, siteDirectory });
}

export function showBoards(app: FastifyInstance, deps: Deps, siteDirectory: string): void {
  const { clock, encryption, rates, tables } = deps;
  const paint = createPainter(clock);

  async function picture(
    { query }: FastifyRequest,
    { pictured }: ReadAddress,
  ): Promise<Uint8Array | Refusal> {
    const wish = Wish.safeParse(query);
    if (!wish.success) return refuse('InvalidInput');
    const sight = await tables.sightOf(pictured);
    if (!sight || pictured.nearSeat >= sight.players.length) return refuse('NotFound');
    const { theme, palette, size, language } = wish.data;
    const look = { theme, palette, nearSeat: pictured.nearSeat };
    return paint(await draw(sight, look, { language, siteDirectory }), size);
  }

  app.get(boardRoute, async (request, reply) => {
    const taken = await rates.take('PUB', { address: request.ip });
    if (!taken.ok) {
      const { retryAfterSeconds } = taken;
      return sendRefusal(request, reply, refuse('TooManyRequests', { retryAfterSeconds }));
    }
    const address = readBoardAddress(encryption, Place.parse(request.params), clock.now());
    if (isRefusal(address)) return sendRefusal(request, reply, address);
    const content = await picture(request, address);
    if (isRefusal(content)) return sendRefusal(request, reply, content);
    const left = Math.ceil((address.endsAt - clock.now()) / 1_000);
    reply.headers({
      ...fileHeaders,
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="board.png"',
      'cache-control': `public, max-age=${Math.min(longestKeptSeconds, left)}, immutable`,
      'x-robots-tag': 'noindex',
    });
    return reply.send(content);
  });
}
