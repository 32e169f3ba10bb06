// Windows that are used again: a page that has shown the product already shows it again for a third of the processor time.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** A context, its first page, and what they were made with; everything else is set for each window anew. */
interface Pooled {
  readonly context: BrowserContext;
  readonly url: string;
  readonly dots: number;
  /** Null until the first window, and after a test that closed it or changed what cannot be taken back. */
  page: Page | null;
  isFree: boolean;
  /** Takes back what the test did, and frees the window. */
  free(): Promise<void>;
}

/** Those that a test or a file has taken, and not given back. */
export const windowsInUse = new Set<BrowserContext>();

const pools = new WeakMap<Browser, Pooled[]>();

function poolOf(browser: Browser): Pooled[] {
  const pool = pools.get(browser) ?? [];
  pools.set(browser, pool);
  return pool;
}

export const newContext = (browser: Browser, url: string, dots: number): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: dots,
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // one of them may stay for the tests after it; their own test has windows of its own
  });

async function addToPool(browser: Browser, url: string, dots: number): Promise<Pooled> {
  const context = await newContext(browser, url, dots);
  const pooled: Pooled = {
    context,
    url,
    dots,
    page: null,
    isFree: false,
    async free() {
      if (pooled.isFree) return;
      windowsInUse.delete(context);
      if (await withinLimit(takeBack(pooled))) pooled.isFree = true;
      else discard(browser, pooled, close);
    },
  };
  const close = context.close.bind(context);
  context.close = pooled.free;
  noteLastingChanges(context);
  poolOf(browser).push(pooled);
  return pooled;
}

async function takeBack(pooled: Pooled): Promise<void> {
  const { context, page } = pooled;
  const others = context.pages().filter((each) => each !== page);
  await Promise.all(others.map((each) => each.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  if (page && !(await leave(page))) pooled.page = null;
}

const takeBackMs = 60_000;

/** False where a window does not answer any more: it must not take the tests of its file with it. */
function withinLimit(work: Promise<void>): Promise<boolean> {
  const limit = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => limit.resolve(false), takeBackMs);
  return Promise.race([work.then(() => true), limit.promise]).finally(() => clearTimeout(timer));
}

function discard(browser: Browser, pooled: Pooled, close: BrowserContext['close']): void {
  const pool = poolOf(browser);
  pool.splice(pool.indexOf(pooled), 1);
  close().catch(() => {}); // a context that hangs ends with its browser
}

/** Pages that no other test gets. */
const spoiled = new WeakSet<object>();
/** The protocol of a context for this file itself, which takes back what it does. */
const sessions = new WeakMap<BrowserContext, BrowserContext['newCDPSession']>();

/** What cannot be taken back from a page: a test's own session of the browser's protocol, a clock of its own. */
function noteLastingChanges(context: BrowserContext): void {
  const newSession = context.newCDPSession.bind(context);
  const install = context.clock.install.bind(context.clock);
  context.newCDPSession = (of) => {
    spoiled.add(of);
    return newSession(of);
  };
  context.clock.install = (options) => {
    for (const page of context.pages()) spoiled.add(page);
    return install(options);
  };
  sessions.set(context, newSession);
}

/** A session of the browser's protocol that may stay open: the page is lent again all the same. */
export function openProtocol(page: Page): Promise<CDPSession> {
  const context = page.context();
  const open = sessions.get(context) ?? context.newCDPSession.bind(context);
  return open(page);
}

async function withProtocol(page: Page, act: (protocol: CDPSession) => Promise<unknown>): Promise<void> {
  const protocol = await openProtocol(page);
  await act(protocol);
  await protocol.detach();
}

const lent = new WeakMap<Page, CDPSession[]>();

/** A session of the browser's protocol for a test; it ends when the window is given back, and what it answers or overrides with it. */
export async function protocolOf(page: Page): Promise<CDPSession> {
  const protocol = await openProtocol(page);
  const sessionsOfPage = lent.get(page) ?? [];
  sessionsOfPage.push(protocol);
  lent.set(page, sessionsOfPage);
  return protocol;
}

const scripts = new WeakMap<Page, AsyncDisposable[]>();

/** Scripts that run before those of each document are taken out again when the window is given back. */
function noteScripts(page: Page): void {
  const kept: AsyncDisposable[] = [];
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...args: Parameters<Page['addInitScript']>) => {
    const script = await add(...args);
    kept.push(script);
    return script;
  };
  scripts.set(page, kept);
}

/** Leaves the product for an empty page; false where the page is not fit for another test. */
async function leave(page: Page): Promise<boolean> {
  if (page.isClosed() || spoiled.has(page)) {
    await page.close();
    return false;
  }
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of scripts.get(page)?.splice(0) ?? []) await script[Symbol.asyncDispose]();
  for (const protocol of lent.get(page)?.splice(0) ?? []) await protocol.detach();
  await page.evaluate(() => sessionStorage.clear()).catch(() => {}); // an empty page has none
  page.on('dialog', (dialog) => dialog.accept()); // "leave with unsaved changes?"
  await page.mouse.move(-1, -1);
  await page.goto('about:blank');
  page.removeAllListeners();
  await withProtocol(page, (protocol) => protocol.send('Page.resetNavigationHistory'));
  return true;
}

/** Nothing of earlier windows in it but what they downloaded. */
export async function takeWindow(browser: Browser, url: string, dots: number): Promise<Page> {
  const found = poolOf(browser).find((each) => each.isFree && each.url === url && each.dots === dots);
  if (found) found.isFree = false;
  const pooled = found ?? (await addToPool(browser, url, dots));
  windowsInUse.add(pooled.context);
  const page = pooled.page ?? (await pooled.context.newPage());
  if (!pooled.page) noteScripts(page);
  pooled.page = page;
  await clearStorage(page, url);
  return page;
}

/** What earlier windows of this context left in the storage of the site. */
export const clearStorage = (page: Page, origin: string): Promise<void> =>
  withProtocol(page, (protocol) =>
    protocol.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    }),
  );

/** Windows that a test left open. */
export const closeWindows = (browser: Browser): Promise<unknown> =>
  Promise.all(poolOf(browser).map((each) => each.free()));
