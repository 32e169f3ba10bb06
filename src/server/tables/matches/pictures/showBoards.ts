// Serves pictures of boards to whoever has their address: no session is asked for, and nothing but what spectators see is drawn.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import type { Rates } from '../../../base/rates/rates.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Encryption } from '../../../people/identity/encryption.ts';
import { fileHeaders } from '../../../web/http/headers.ts';
import { sendRefusal } from '../../../web/http/refusal.ts';
import { boardRoute, type ReadAddress, readBoardAddress } from '../../../web/pictures/boardAddress.ts';
import { createPainter } from '../../../web/pictures/paint.ts';
import type { Tables } from '../tables.ts';

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
});

const Place = z.object({ room: z.string(), name: z.string() });

const longestKeptSeconds = 24 * 60 * 60;

export function showBoards(app: FastifyInstance, deps: Deps): void {
  const { clock, encryption, rates, tables } = deps;
  const paint = createPainter(clock);

  async function picture(
    { query }: FastifyRequest,
    { pictured }: ReadAddress,
  ): Promise<Uint8Array | Refusal> {
    const wish = Wish.safeParse(query);
    if (!wish.success) return refuse('InvalidInput');
    const sight = await tables.sightOf(pictured);
    if (!sight || pictured.nearSeat >= sight.seats) return refuse('NotFound');
    const { theme, palette, size } = wish.data;
    const { draw } = await sight.game.picture();
    return paint(draw(sight.view, { theme, palette, nearSeat: pictured.nearSeat }), size);
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
