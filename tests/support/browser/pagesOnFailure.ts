// After a browser test that failed: where each open page was and what it showed.
import type { Browser, Frame } from 'playwright';
import { afterEach } from 'vitest';
import { openBrowsers } from './browser.ts';

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
