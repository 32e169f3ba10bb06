// Windows of signed-in people: a storage of their own each, on browser contexts that keep what they downloaded for the next window.
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Member } from '../people/team.ts';

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'tr';
  /** Dots to a pixel; fewer are drawn faster. */
  readonly dots?: number;
  /** On a context of its own that has downloaded nothing yet. */
  readonly isFirstVisit?: boolean;
}

/** A context and what it was made with; everything else is set for each window anew. */
interface Pooled {
  readonly context: BrowserContext;
  readonly url: string;
  readonly dots: number;
  isFree: boolean;
  /** Takes back what the test did to the context, and frees it. */
  free(): Promise<void>;
}

/** A page with everything in the HTTP cache is there three times as fast. */
const pools = new WeakMap<Browser, Pooled[]>();

function poolOf(browser: Browser): Pooled[] {
  const pool = pools.get(browser) ?? [];
  pools.set(browser, pool);
  return pool;
}

const newContext = (browser: Browser, url: string, dots: number): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: dots,
    reducedMotion: 'reduce',
  });

async function addToPool(browser: Browser, url: string, dots: number): Promise<Pooled> {
  const context = await newContext(browser, url, dots);
  const pooled: Pooled = {
    context,
    url,
    dots,
    isFree: false,
    async free() {
      if (pooled.isFree) return;
      await Promise.all(context.pages().map((page) => page.close()));
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearPermissions();
      await context.clearCookies();
      pooled.isFree = true;
    },
  };
  context.close = pooled.free;
  poolOf(browser).push(pooled);
  return pooled;
}

async function takeContext(browser: Browser, url: string, dots: number): Promise<BrowserContext> {
  const free = poolOf(browser).find((each) => each.isFree && each.url === url && each.dots === dots);
  if (free) free.isFree = false;
  const { context } = free ?? (await addToPool(browser, url, dots));
  return context;
}

/** What earlier windows of this context left in the storage of the site. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await protocol.detach();
}

/** For what a page does on a slow machine. */
const patienceMs = 60_000;

/** A window with nothing of others in it, signed in as this person without going through the door. `page.context().close()` gives it back. */
export async function windowOf(
  browser: Browser,
  url: string,
  member: Member | null,
  look: Look = {},
): Promise<Page> {
  const context = await (look.isFirstVisit ? newContext : takeContext)(browser, url, look.dots ?? 1);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await clearStorage(page, url);
  await page.setViewportSize({ width: look.width ?? 1440, height: look.height ?? 900 });
  await page.emulateMedia({ colorScheme: look.theme ?? 'light', reducedMotion: 'reduce' });
  if (member) await signIn(page, member, look);
  page.on('pageerror', (fault) => console.error(`in the page: ${fault.message}`));
  page.on('console', (said) => {
    if (said.text().startsWith('reference ')) console.error(`in the page: ${said.text()}`); // of the error boundary
  });
  return page;
}

function signIn(page: Page, member: Member, look: Look) {
  const { email: _, password: __, ...user } = member;
  const language = look.language ?? 'en';
  const kept = look.theme
    ? { ...user, language, theme: look.theme, hasChosenTheme: true }
    : { ...user, language };
  return page.addInitScript((text) => {
    if (!localStorage.getItem('guulUser')) localStorage.setItem('guulUser', text);
  }, JSON.stringify(kept));
}

/** Windows that a test left open. */
export const closeWindows = (browser: Browser): Promise<unknown> =>
  Promise.all(poolOf(browser).map((each) => each.free()));
