// The manifest of the installed app: its name, its pictures, and shortcuts to games and puzzles, in a person's language.
import type { FastifyInstance } from 'fastify';
import { namesIn, puzzleFacts } from '../../../catalogue/facts.ts';
import * as field from '../../../contract/fields.ts';
import enWords from '../../../texts/en/translation.json' with { type: 'json' };
import trWords from '../../../texts/tr/translation.json' with { type: 'json' };
import { fileHeaders } from './headers.ts';

const product = 'Topla';
const colour = '#007482';

const picture = (file: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

const icons = [
  picture('app-192', 192, 'any'),
  picture('app-512', 512, 'any'),
  picture('app-maskable-512', 512, 'maskable'),
];

/** `team` is what the page says the team is called: the browser asks without a token, and the name is shown to nobody else. */
export function manifestFor(query: { readonly language?: unknown; readonly team?: unknown }): object {
  const language = query.language === 'tr' ? 'tr' : 'en';
  const { games } = (language === 'tr' ? trWords : enWords).nav;
  const team = field.name.safeParse(query.team);
  const names = namesIn(language);
  const shortcut = (name: string, url: string) => ({ name, url, icons: [picture('app-192', 192, 'any')] });
  return {
    id: '/',
    name: team.success ? `${product}: ${team.data}` : product,
    short_name: product,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons,
    shortcuts: [
      shortcut(games, '/games'),
      ...puzzleFacts.map(({ id }) => shortcut(names[id] ?? id, `/puzzle/${id}`)),
    ],
  };
}

export function serveManifest(app: FastifyInstance): void {
  app.get('/app.webmanifest', async ({ query }, reply) =>
    reply
      .headers({ ...fileHeaders, 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' })
      .send(JSON.stringify(manifestFor(Object(query)))),
  );
}
