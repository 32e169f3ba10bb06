// axe in the pages of tests. Its 650 kB are sent once a page and compiled when it is asked: sending them again for every document takes four times as long as judging it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { openProtocol } from './windowPool.ts';

export interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly places: readonly string[];
}

/** Without letters beyond ASCII it travels, and is kept, in half the size. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
const whenAsked = `Object.defineProperty(window, 'axe', {
  configurable: true,
  get() {
    delete window.axe;
    (function () { ${axe} }).call(window);
    return window.axe;
  },
})`;

const options = JSON.stringify({ resultTypes: ['violations'], iframes: false });
const judged = `axe.run({ exclude: ['[data-tabster-dummy]'] }, ${options}).then(({ violations }) =>
  violations.map(({ id, impact, nodes }) => ({ id, impact, places: nodes.map(({ html }) => html) })))`;

const prepared = new WeakSet<Page>();

/** For the document that is shown and all after it; the session stays open as long as the page. */
async function prepare(page: Page): Promise<void> {
  const protocol = await openProtocol(page);
  await protocol.send('Page.enable');
  await protocol.send('Page.addScriptToEvaluateOnNewDocument', { source: whenAsked, runImmediately: true });
  prepared.add(page);
}

/** Only violations leave the page: the whole report costs as much time again. */
export async function violationsOn(page: Page): Promise<readonly Violation[]> {
  if (!prepared.has(page)) await prepare(page);
  return page.evaluate(judged);
}
