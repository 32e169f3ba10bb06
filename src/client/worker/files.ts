// Keeps the built files of this version for when there is no network: nothing else, and no answer of a call.
import type { WorkerScope } from './scope.ts';

/** What `vite/worker.ts` knows of the build. */
export interface Build {
  /** Another one for every build with another file. */
  readonly version: string;
  /** The script that the document begins with. */
  readonly entry: string;
  /** What the frame of every page is made of: kept at once. */
  readonly frame: readonly string[];
  /** Files whose names tell their content apart: kept once they were used. */
  readonly hashed: readonly string[];
  /** Texts, by address, with the SHA-256 of their content: kept once they were used, if they are those of this build. */
  readonly texts: Readonly<Record<string, string>>;
}

const document = '/';
const prefix = 'topla-';

const cacheName = ({ version }: Pick<Build, 'version'>): string => prefix + version;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function keepFiles(scope: WorkerScope, build: Build): void {
  const hashed = new Set(build.hashed);
  const open = () => scope.caches.open(cacheName(build));

  /** A document of another version, from a node that was not replaced yet: this worker is tried again later. */
  async function keepFrame(): Promise<void> {
    const kept = await open();
    const page = await fetch(document, { cache: 'no-store' });
    if (!page.ok || !(await page.clone().text()).includes(build.entry)) throw new Error('another version');
    await kept.addAll(build.frame);
    await kept.put(document, page);
    await scope.skipWaiting();
  }

  /** A page of the version before may still be open, and finds its own files here: their names tell versions apart. */
  async function forgetOlder(): Promise<void> {
    const names = await scope.caches.keys(); // the newest last
    const others = names.filter((name) => name.startsWith(prefix) && name !== cacheName(build));
    await Promise.all(others.slice(0, -1).map((name) => scope.caches.delete(name)));
    await scope.registration.navigationPreload?.enable(); // a page is asked for while this worker is still starting
    await scope.clients.claim();
  }

  async function fileAt(path: string): Promise<Response> {
    const kept = await open();
    const known = (await kept.match(path)) ?? (await scope.caches.match(path));
    if (known) return known;
    const answer = await fetch(path);
    if (answer.ok && hashed.has(path)) await kept.put(path, answer.clone());
    return answer;
  }

  async function textAt(path: string, hash: string): Promise<Response> {
    const kept = await open();
    const answer = await fetch(path).catch(() => null);
    if (!answer) return (await kept.match(path)) ?? Response.error();
    const content = await answer.clone().arrayBuffer();
    if (answer.ok && hex(await crypto.subtle.digest('SHA-256', content)) === hash)
      await kept.put(path, answer.clone());
    return answer;
  }

  /** Always the server's newest one while there is a network. */
  async function pageFor(request: Request, early: Promise<Response | undefined>): Promise<Response> {
    try {
      return (await early) ?? (await fetch(request));
    } catch (fault) {
      const kept = await (await open()).match(document);
      if (kept) return kept;
      throw fault;
    }
  }

  scope.addEventListener('install', (event) => event.waitUntil(keepFrame()));
  scope.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    const hash = build.texts[pathname];
    if (request.mode === 'navigate') event.respondWith(pageFor(request, event.preloadResponse));
    else if (pathname.startsWith('/assets/')) event.respondWith(fileAt(pathname));
    else if (hash !== undefined) event.respondWith(textAt(pathname, hash));
  });
}
