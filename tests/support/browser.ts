// The browser that tests look through.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import type { Member } from './team.ts';
import { setup as unpack } from './unpackBrowser.ts';

const quiet = [
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

/** The one that npm brings, or the one that is named. `keepsApart`: frames get a storage of their own. */
export async function openBrowser({ keepsApart = false } = {}): Promise<Browser> {
  await unpack();
  const { CHROMIUM_PATH, CHROMIUM_LIBRARIES, LD_LIBRARY_PATH } = process.env;
  return chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: keepsApart ? [...quiet, asInLife] : quiet,
    env: { ...process.env, LD_LIBRARY_PATH: CHROMIUM_LIBRARIES ?? LD_LIBRARY_PATH },
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
