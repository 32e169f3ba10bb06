// Writes the catalogue art as files, /art/{game}.svg and {game}-plain.svg, from the same drawings the client shows,
// and of those no page shows yet;
// and the badges, /art/badges/{key}.svg and {key}-outline.svg.
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';
import { badgePicture } from '../src/contract/progress/badges.ts';
import type { Art } from '../src/ui/art/Art.ts';
import type * as Badges from '../src/ui/badges/drawings.tsx';

const svg = (...parts: Parameters<typeof createElement>[2][]) =>
  renderToStaticMarkup(
    createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64' }, ...parts),
  );

async function drawBadges(root: string): Promise<[string, string][]> {
  const file = join(root, 'src/ui/badges/drawings.tsx');
  const { module } = await runnerImport<Pick<typeof Badges, 'drawings'>>(file, { root, configFile: false });
  return Object.entries(module.drawings).flatMap(([key, { struck, outlined }]): [string, string][] => [
    [badgePicture(key).slice(1), svg(struck)],
    [badgePicture(key, '-outline').slice(1), svg(outlined)],
  ]);
}

/** The drawings in the folders of games, puzzles, contests and live events, and those that wait for one; by the name of what they show. */
function drawingsIn(root: string): [game: string, file: string][] {
  const shelved = globSync('src/ui/art/{.,shelved}/*.tsx', { cwd: root });
  const inFolders = globSync('src/{games,puzzles,contests,events}/*/art.tsx', { cwd: root });
  return [
    ...shelved.map((file): [string, string] => [basename(file, '.tsx'), file]),
    ...inFolders.map((file): [string, string] => [basename(dirname(file)), file]),
  ];
}

async function draw(root: string): Promise<Map<string, string>> {
  const drawn = new Map<string, string>(await drawBadges(root));
  for (const [game, file] of drawingsIn(root)) {
    const { module } = await runnerImport<{ art: Art }>(join(root, file), { root, configFile: false });
    const { ground, picture } = module.art;
    const tile = createElement('rect', { width: 64, height: 64, rx: 16, fill: ground });
    drawn.set(`art/${game}.svg`, svg(tile, picture));
    drawn.set(`art/${game}-plain.svg`, svg(picture));
  }
  return drawn;
}

export function art(): Plugin {
  let root = '';
  return {
    name: 'topla-art',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      for (const [fileName, source] of await draw(root)) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? '';
        const svg = path.startsWith('art/') ? (await draw(root)).get(path) : undefined;
        if (svg === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}
