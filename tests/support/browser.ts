// The browser that tests look through.
import type { Browser, BrowserContext, Page } from 'playwright';
import { type Chromium, chromiumCandidates } from './chromium.ts';
import { browserEnded } from './endsWithBrowser.ts';
import type { Member } from './team.ts';

export const quiet: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's own list of features switched off also switches off that storage is kept apart by the page around. */
const asInLife = '--disable-features=LocalNetworkAccessChecks,HttpsUpgrades,MediaRouter';

/** The first that can be started. `keepsApart`: frames get a storage of their own. */
export async function openBrowser({ keepsApart = false } = {}): Promise<Browser> {
  const faults: unknown[] = [];
  for (const candidate of chromiumCandidates())
    try {
      const browser = await candidate.open(keepsApart ? [...quiet, asInLife] : quiet);
      sayWhenItEnds(browser, candidate);
      return browser;
    } catch (fault) {
      faults.push(fault);
    }
  throw new AggregateError(faults, 'no Chromium could be started');
}

/** By itself, that is: everything that waits for a page is refused then, without a reason. */
function sayWhenItEnds(browser: Browser, { name }: Chromium): void {
  let isClosing = false;
  const close = browser.close.bind(browser);
  browser.close = (options) => {
    isClosing = true;
    return close(options);
  };
  browser.on('disconnected', () => {
    if (!isClosing) console.error(`${browserEnded} (${name}): choose another with CHROMIUM_PATH.`);
  });
}

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'tr';
  /** Dots to a pixel; fewer are drawn faster. */
  readonly dots?: number;
}

/** A window of its own, signed in as this person without going through the door. */
export async function windowOf(
  browser: Browser,
  url: string,
  member: Member | null,
  look: Look = {},
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: { width: look.width ?? 1440, height: look.height ?? 900 },
    deviceScaleFactor: look.dots ?? 1,
    colorScheme: look.theme ?? 'light',
    reducedMotion: 'reduce',
  });
  if (member) {
    const { email: _, password: __, ...user } = member;
    const kept = { ...user, theme: look.theme ?? 'light', language: look.language ?? 'en' };
    await context.addInitScript((text) => {
      if (!localStorage.getItem('guulUser')) localStorage.setItem('guulUser', text);
    }, JSON.stringify(kept));
  }
  const page = await context.newPage();
  page.on('pageerror', (fault) => console.error(`in the page: ${fault.message}`));
  return page;
}
