// Serves the built client: files from memory, and one document for every page.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../contract/errors.ts';
import { addressOf } from './documents.ts';
import { documentHeaders, fileHeaders, scriptHeaders } from './headers.ts';
import { sendRefusal } from './refusal.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
};

type Encoding = 'br' | 'gzip';

interface SiteFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly isHashed: boolean;
  readonly etag: string;
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

const packers: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

const smallestPacked = 1_024;

/** Where the document wants the nonce of its styles. */
const noncePlace = '__nonce__';

interface Document {
  readonly html: string;
  readonly scriptHashes: readonly string[];
}

interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Pages of their own, by path: where sign-in providers return to, and what a meeting opens first. */
  readonly documents: ReadonlyMap<string, Document>;
  readonly document: Document;
}

function readSite(directory: string): Site | null {
  const main = join(directory, 'index.html');
  if (!existsSync(main)) return null;
  const files = new Map<string, SiteFile>();
  const documents = new Map<string, Document>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    const type = types[extname(entry.name)];
    if (!entry.isFile() || entry.name.startsWith('.') || file === main) continue;
    if (path.endsWith('.html')) documents.set(path, readDocument(file));
    else if (type) files.set(path, readSiteFile(file, type));
  }
  return { files, documents, document: readDocument(main) };
}

function readDocument(file: string): Document {
  const html = readFileSync(file, 'utf8');
  return { html, scriptHashes: scriptHashesOf(html) };
}

function readSiteFile(file: string, type: string): SiteFile {
  const bytes = readFileSync(file);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, type, etag, isHashed: file.includes(`${sep}assets${sep}`), packed: new Map() };
}

const scriptHashesOf = (document: string): string[] =>
  [...document.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );

type SiteSettings = Parameters<typeof documentHeaders>[0];

/** Everything that no call of the contract answers. Without a built client nothing but refusals is left. */
export function serveSite(app: FastifyInstance, settings: SiteSettings, directory: string): void {
  const site = readSite(directory);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = request.method === 'GET' && !path.startsWith('/api/');
    if (!site || !isPage) return sendRefusal(request, reply, refuse('NotFound'));
    const file = site.files.get(path);
    return file ? sendFile(request, reply, file) : sendDocument(reply, settings, site, path);
  });
}

function sendDocument(reply: FastifyReply, settings: SiteSettings, site: Site, path: string): FastifyReply {
  const own = site.documents.get(path) ?? site.documents.get(`${path}.html`);
  const address = addressOf(path.replace(/\.html$/, ''));
  const { html, scriptHashes } = own ?? site.document;
  const nonce = randomBytes(16).toString('base64');
  reply.headers(documentHeaders(settings, address, { nonce, scriptHashes }));
  return reply.code(own || address.isKnown ? 200 : 404).send(html.replaceAll(noncePlace, nonce));
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<FastifyReply> {
  reply.headers({
    ...(file.type.startsWith('text/javascript') ? scriptHeaders : fileHeaders),
    'content-type': file.type,
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...{ etag: file.etag, vary: 'Accept-Encoding' },
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = encodingFor(request, file);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(200).send(encoding ? await packed(file, encoding) : file.bytes);
}

function encodingFor({ headers }: FastifyRequest, { type, bytes }: SiteFile): Encoding | null {
  const isText = /^text|json|svg|wasm|javascript/.test(type);
  if (!isText || bytes.length < smallestPacked) return null;
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function packed(file: SiteFile, encoding: Encoding): Promise<Buffer> {
  const known = file.packed.get(encoding);
  if (known) return known;
  const made = packers[encoding](file.bytes);
  file.packed.set(encoding, made);
  return made;
}
