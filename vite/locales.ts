// Gathers the texts of the platform and of every game, puzzle and contest into /locales/{language}/{namespace}.json.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { namesIn } from '../src/catalogue/facts.ts';

const languages = ['en', 'tr'] as const;
type Language = (typeof languages)[number];

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** One part of the texts of every folder, under the folder's name. */
const folderTexts = (where: string, part: (texts: object) => unknown) => (root: string, language: Language) =>
  Object.fromEntries(
    globSync(`src/${where}/*/texts/${language}.json`, { cwd: root })
      .sort()
      .map((file) => [basename(dirname(dirname(file))), part(Object(read(join(root, file))))]),
  );

/** Lessons are fetched when somebody learns, the rest with every page about games. */
const lessonsIn = (texts: { readonly lessons?: unknown }) => texts.lessons;
const rulesIn = ({ lessons: _, ...rest }: { readonly lessons?: unknown }) => rest;

/** Told by the server: mails and badges. */
const ofServer = ['mail.json', 'badges.json'];
/** The platform's own words: the names in the catalogue, and every file beside translation.json under its name. */
function platformTexts(root: string, language: Language) {
  const folder = join(root, 'src/texts', language);
  const beside = globSync('*.json', { cwd: folder })
    .filter((file) => !['translation.json', ...ofServer].includes(file))
    .sort();
  const own = read(join(folder, 'translation.json'));
  return Object.assign(
    { games: namesIn(language) },
    own,
    ...beside.map((file) => ({ [basename(file, '.json')]: read(join(folder, file)) })),
  );
}

/** The files of a folder of platform texts, each under its name. */
const filesIn = (name: 'later' | 'pages') => (root: string, language: Language) => {
  const folder = join(root, 'src/texts', language, name);
  return Object.fromEntries(
    globSync('*.json', { cwd: folder })
      .sort()
      .map((file) => [basename(file, '.json'), read(join(folder, file))]),
  );
};

const namespaces = {
  translation: platformTexts,
  later: filesIn('later'), // what the first page behind sign-in does without: found beside translation
  rules: folderTexts('{games,contests}', rulesIn),
  lessons: folderTexts('games', lessonsIn),
  puzzles: folderTexts('puzzles', (texts) => texts),
  pages: filesIn('pages'), // of pages that are rarely opened first: fetched with them
} as const;

const files = languages.flatMap((language) =>
  Object.entries(namespaces).map(([namespace, gather]) => ({
    path: `locales/${language}/${namespace}.json`,
    content: (root: string) => JSON.stringify(gather(root, language)),
  })),
);

export function locales(): Plugin {
  let root = '';
  return {
    name: 'topla-locales',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      for (const { path, content } of files) {
        this.emitFile({ type: 'asset', fileName: path, source: content(root) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find(({ path }) => request.url?.split('?')[0] === `/${path}`);
        if (!file) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(file.content(root));
      });
    },
  };
}
