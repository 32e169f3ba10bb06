// Windows of a real browser beside the load: what a client of one version shows while the servers are of another.
import type { Browser, BrowserContext, Page } from 'playwright';
import { pages } from '../../src/contract/pages.ts';
import type { Member } from '../../tests/support/people/team.ts';

export interface Window {
  readonly page: Page;
  /** What the page reported as broken, and calls that were refused. */
  readonly faults: string[];
  close(): Promise<void>;
}

const waitsMs = 20_000;

function signIn(context: BrowserContext, { email: _, password: __, ...user }: Member): Promise<unknown> {
  const kept = JSON.stringify({ ...user, theme: 'light', language: 'en' });
  return context.addInitScript((text) => {
    if (!localStorage.getItem('guulUser')) localStorage.setItem('guulUser', text);
  }, kept);
}

export async function openWindow(browser: Browser, baseURL: string, member: Member): Promise<Window> {
  const context = await browser.newContext({ baseURL, ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
  await signIn(context, member);
  const page = await context.newPage();
  page.setDefaultTimeout(waitsMs);
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(`threw ${fault.message}`));
  page.on('console', (said) => {
    const text = said.text();
    if (/^reference |what the contract does not know/.test(text)) faults.push(text.split('\n')[0] ?? text);
  });
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const isCall = pathname.startsWith('/api/');
    if (isCall && answer.status() !== 200) faults.push(`${answer.status()} ${pathname}`);
  });
  return { page, faults, close: () => context.close() };
}

/** The client of one node with the calls and the connection of another, as a proxy deals them out in the middle of an upgrade. */
export async function mix({ page }: Window, files: string, calls: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const node = pathname.startsWith('/api/') ? calls : files;
    const response = await route.fetch({ url: node + pathname + search }).catch(() => null);
    if (response) await route.fulfill({ response });
    else await route.abort();
  });
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const { pathname, search } = new URL(socket.url());
    const node = new WebSocket(calls.replace('http', 'ws') + pathname + search);
    const early: string[] = [];
    node.addEventListener('open', () => {
      for (const said of early.splice(0)) node.send(said);
    });
    node.addEventListener('message', ({ data }) => socket.send(String(data)));
    node.addEventListener('close', () => void socket.close().catch(() => undefined));
    socket.onMessage((said) => {
      const text = String(said); // connections here carry nothing else
      if (node.readyState === WebSocket.OPEN) node.send(text);
      else early.push(text);
    });
    socket.onClose(() => node.close());
  });
}

/** The file a page began with: another one is another client. */
export const clientOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '');

const shown = pages.filter(({ layout, path }) => layout === 'shell' && !path.includes(':'));

/** Opens every page behind sign-in that needs nothing in its address; what went wrong stands in the faults. */
export async function lookAround({ page, faults }: Window): Promise<number> {
  for (const { path } of shown) {
    await page.goto(path);
    const isThere = await page
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    if (!isThere) faults.push(`${path} shows nothing`);
    await page.waitForLoadState('networkidle').catch(() => undefined);
  }
  return shown.length;
}
