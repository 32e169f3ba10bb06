// The product under a public address, and other people's pages around it: nothing leaves this machine.
import type { BrowserContext } from 'playwright';

/** Where the server is reached in these tests; give it to the server as PUBLIC_URL. */
export const home = 'https://games.example.test';

interface Asset {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Files whose names change with what is in them. A routed context has no HTTP cache, and one page loads ninety. */
const assets = new Map<string, Asset>();

/** Null: not there, or not now. */
async function assetOf(url: string): Promise<Asset | null> {
  const known = assets.get(url);
  if (known) return known;
  const response = await fetch(url).catch(() => null);
  const body = await response?.arrayBuffer().catch(() => null);
  if (response?.status !== 200 || !body) return null;
  const { 'content-encoding': _, ...headers } = Object.fromEntries(response.headers);
  const asset = { status: response.status, headers, body: Buffer.from(body) };
  assets.set(url, asset);
  return asset;
}

/** Answers for `home` with what the server says, live connections included. */
export async function moveIn(context: BrowserContext, serverUrl: string): Promise<void> {
  await context.route(`${home}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const asset = pathname.startsWith('/assets/') ? await assetOf(serverUrl + pathname) : null;
    if (asset) return route.fulfill(asset).catch(() => {});
    const response = await route
      .fetch({ url: serverUrl + pathname + search, maxRedirects: 0 })
      .catch(() => null);
    if (!response) return route.abort().catch(() => {}); // the page is gone
    await route.fulfill({ response }).catch(() => {});
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
