// The product under a public address, and other people's pages around it: nothing leaves this machine.
import type { APIResponse, BrowserContext, Route } from 'playwright';

/** Where the server is reached in these tests; give it to the server as PUBLIC_URL. */
export const home = 'https://games.example.test';

/** Asks twice where asking changes nothing: the server may close a connection just as it is used again. */
async function fetchFor(route: Route, url: string): Promise<APIResponse | null> {
  const ask = () => route.fetch({ url, maxRedirects: 0 }).catch(() => null);
  const response = await ask();
  return response ?? (route.request().method() === 'GET' ? ask() : null);
}

interface KeptFile {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** By address, for all windows of a test file: those with a hash in their name never change. */
const keptFiles = new Map<string, KeptFile>();

async function answerFrom(route: Route, url: string): Promise<void> {
  const kept = keptFiles.get(url);
  if (kept) return route.fulfill(kept);
  const response = await fetchFor(route, url);
  if (!response) return route.abort();
  if (url.includes('/assets/') && response.ok())
    keptFiles.set(url, { headers: response.headers(), body: await response.body() });
  return route.fulfill({ response });
}

/** Answers for `home` with what the server says, live connections included. */
export async function moveIn(context: BrowserContext, serverUrl: string): Promise<void> {
  context.on('weberror', (fault) => console.error(`in the page: ${fault.error().stack}`));
  await context.route(`${home}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await answerFrom(route, serverUrl + pathname + search).catch(() => {}); // the page is gone
  });
  await context.routeWebSocket(`${home.replace('https', 'wss')}/**`, (here) => {
    const { pathname, search } = new URL(here.url());
    const there = new WebSocket(serverUrl.replace('http', 'ws') + pathname + search);
    const early: string[] = []; // only texts go over this line
    here.onMessage((words) => {
      if (there.readyState === WebSocket.OPEN) there.send(String(words));
      else early.push(String(words));
    });
    here.onClose(() => there.close());
    there.addEventListener('open', () => {
      for (const words of early) there.send(words);
    });
    there.addEventListener('message', ({ data }) => here.send(String(data)));
    there.addEventListener('close', () => void here.close());
  });
}

/** Another company's page. */
export async function stand(context: BrowserContext, origin: string, html: string): Promise<void> {
  await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
}
