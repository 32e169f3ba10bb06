// Serves the built client: pre-compressed files, and one document for every page.
import { createHash, randomBytes } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../../../contract/errors.ts';
import type { Language } from '../../../engine/language.ts';
import { escapeHtml } from '../../base/texts/escapeHtml.ts';
import { languageOf } from '../../base/texts/language.ts';
import { addressOf } from './documents.ts';
import { fileHeaders, type HeaderSettings, scriptHeaders, setDocumentHeaders } from './headers.ts';
import { sendRefusal } from './refusal.ts';

/** Placeholder for the nonce of the styles in the document. */
const noncePlace = '__nonce__';
/** Documents get a nonce first; what the build compressed is only sent in place of the file itself. */
const servedOtherwise = /\.(?:html|br|gz)$/;

/** Types that the library's own list has in an older form. */
const typed: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

interface Document {
  readonly html: string;
  readonly scriptHashes: readonly string[];
}

interface Documents {
  readonly main: Document;
  /** Documents of their own, by path: where sign-in providers return to, and the panel of a meeting. */
  readonly others: ReadonlyMap<string, Document>;
}

function readDocuments(directory: string): Documents | null {
  const all = new Map(
    globSync('**/*.html', { cwd: directory }).map((file): [string, Document] => [
      `/${file.split(sep).join('/')}`,
      readDocument(join(directory, file)),
    ]),
  );
  const main = all.get('/index.html');
  all.delete('/index.html');
  return main ? { main, others: all } : null;
}

function readDocument(file: string): Document {
  const html = readFileSync(file, 'utf8');
  return { html, scriptHashes: scriptHashesOf(html) };
}

const scriptHashesOf = (document: string): string[] =>
  [...document.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );

/** What chat tools and networks show beside a link to a page. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** A path of this server. */
  readonly picture: string;
  readonly alt: string;
}

/** Null: nothing of its own. */
export type PreviewOf = (path: string, language: Language) => Promise<Preview | null>;

interface SiteSettings extends HeaderSettings {
  /** The operator's own texts, which replace those that come with the product. */
  readonly privacyUrl: string | null;
  readonly termsUrl: string | null;
}

/** Serves everything that is no call of the contract; without a built client only refusals. */
export function serveSite(
  app: FastifyInstance,
  settings: SiteSettings,
  directory: string,
  previewOf: PreviewOf,
): void {
  const documents = readDocuments(directory);
  const elsewhere = new Map([
    ['/privacy', settings.privacyUrl],
    ['/terms', settings.termsUrl],
  ]);
  if (documents) serveFiles(app, directory);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = request.method === 'GET' && !path.startsWith('/api/');
    if (!documents || !isPage) return sendRefusal(request, reply, refuse('NotFound'));
    const own = elsewhere.get(path);
    if (own) return reply.redirect(own);
    const preview = await previewOf(path, languageOf(request.headers['accept-language']));
    return sendDocument(reply, settings, documents, { path, preview });
  });
}

/** The paths of all files that are sent as they are. */
function pathsIn(directory: string): ReadonlySet<string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  const paths = files.map(
    ({ parentPath, name }) => `/${relative(directory, join(parentPath, name)).split(sep).join('/')}`,
  );
  return new Set(paths.filter((path) => !servedOtherwise.test(path) && !path.includes('/.')));
}

/** The paths are known from the start: the library, left to judge them, reads the names of whole folders for each file it sends. */
function serveFiles(app: FastifyInstance, directory: string): void {
  const paths = pathsIn(directory);
  app.register(async (scope) => {
    scope.addHook('onSend', async ({ url }, reply) => {
      const type = typed[extname(url.split('?', 1)[0] ?? '')];
      if (type && reply.statusCode === 200) reply.header('content-type', type);
    });
    scope.register(fastifyStatic, {
      root: directory,
      serve: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        const name = file.replace(/\.(?:br|gz)$/, '');
        const isHashed = name.includes(`${sep}assets${sep}`);
        reply.headers({
          ...(name.endsWith('.js') ? scriptHeaders : fileHeaders),
          'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
          vary: 'Accept-Encoding',
        });
      },
    });
    scope.route({
      method: ['HEAD', 'GET'],
      url: '/*',
      schema: { hide: true },
      handler(request, reply) {
        const path = request.url.split('?', 1)[0] ?? '/';
        return paths.has(path) ? reply.sendFile(path) : reply.callNotFound();
      },
    });
  });
}

/** Open Graph, which all of them read; the values are texts of ours and paths. */
function tagsOf({ title, description, picture, alt }: Preview, publicUrl: string): string {
  const tags = {
    'og:site_name': 'Topla',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:image': `${publicUrl}${picture}`,
    'og:image:alt': alt,
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`)
    .join('');
}

function sendDocument(
  reply: FastifyReply,
  settings: HeaderSettings,
  documents: Documents,
  { path, preview }: { readonly path: string; readonly preview: Preview | null },
): FastifyReply {
  const own = documents.others.get(path) ?? documents.others.get(`${path}.html`);
  const address = addressOf(path.replace(/\.html$/, ''));
  const { html, scriptHashes } = own ?? documents.main;
  const nonce = randomBytes(16).toString('base64');
  setDocumentHeaders(reply, settings, address, { nonce, scriptHashes });
  const whole = preview ? html.replace('</head>', `${tagsOf(preview, settings.publicUrl)}</head>`) : html;
  return reply.code(own || address.isKnown ? 200 : 404).send(whole.replaceAll(noncePlace, nonce));
}
