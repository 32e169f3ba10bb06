// Starts the browser that tests look through.
import type { Browser } from 'playwright';
import { type Chromium, chromiumCandidates } from './chromium.ts';
import { browserEnded } from './endsWithBrowser.ts';

export const quiet: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page of a test lives for seconds: compiling it a second time, on other threads, costs more than it saves. */
const shortLived = '--js-flags=--single-threaded --no-opt --no-maglev';

/** Playwright's own list of features switched off also switches off that storage is kept apart by the page around. */
const asInLife = '--disable-features=LocalNetworkAccessChecks,HttpsUpgrades,MediaRouter';

/** How long a page may take for what a test waits for, on a slow machine. */
const patienceMs = 120_000;

/** Those of this worker that were not closed. */
export const openBrowsers = new Set<Browser>();

/** The first that can be started. `keepsApart`: frames get a storage of their own. `isMeasured`: pages run as fast as for people. */
export async function openBrowser({ keepsApart = false, isMeasured = false } = {}): Promise<Browser> {
  const flags = [...quiet, ...(keepsApart ? [asInLife] : []), ...(isMeasured ? [] : [shortLived])];
  const faults: unknown[] = [];
  for (const candidate of chromiumCandidates())
    try {
      const browser = await candidate.open(flags);
      openBrowsers.add(browser);
      browser.on('disconnected', () => openBrowsers.delete(browser));
      sayWhenItEnds(browser, candidate);
      beSlowToGiveUp(browser);
      return browser;
    } catch (fault) {
      faults.push(fault);
    }
  throw new AggregateError(faults, 'no Chromium could be started');
}

function beSlowToGiveUp(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(patienceMs);
    return context;
  };
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
