// After each browser test: where it failed, what every open page showed; then the windows that it opened are given back.
import type { Browser, BrowserContext, Frame } from 'playwright';
import { afterEach, beforeEach } from 'vitest';
import { openBrowsers } from './browser.ts';
import { windowsInUse } from './windowPool.ts';

const shownLength = 6000; // the head of a page and its navigation are a fifth of it

async function describeFrame(frame: Frame): Promise<string> {
  const shown = await frame
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch((fault: unknown) => `nothing to be read: ${fault instanceof Error ? fault.message : 'unknown'}`);
  return `${frame.url()}\n${shown.slice(0, shownLength)}`;
}

const framesOf = (browser: Browser): readonly Frame[] =>
  browser.contexts().flatMap((context) => context.pages().flatMap((page) => page.frames()));

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const frames = [...openBrowsers].flatMap(framesOf).filter((frame) => frame.url() !== 'about:blank');
  for (const frame of frames) console.error(`a page of the failed test: ${await describeFrame(frame)}`);
});

let windowsOfFile: ReadonlySet<BrowserContext> = new Set();

beforeEach(() => {
  windowsOfFile = new Set(windowsInUse);
});

/** Otherwise they would go on showing what the next tests do, and these would need windows that have downloaded nothing yet. */
afterEach(async () => {
  const opened = [...windowsInUse].filter((context) => !windowsOfFile.has(context));
  await Promise.all(opened.map((context) => context.close()));
});
