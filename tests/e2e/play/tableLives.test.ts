// A table in real browsers goes on through a reload, a dropped line and a killed server.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeWindows } from '../../support/browser/windows.ts';
import { type Serving, serve } from '../../support/servers/serving.ts';
import { isOver } from '../hands/play.ts';
import { beginGame, type Company, close, gather, windowAt } from './company.ts';

let server: Serving;
let company: Company;

beforeAll(async () => {
  server = await serve({ RATE_SCALE: '1000' });
  company = await gather(server);
});
afterAll(async () => {
  if (company) await closeWindows(company.browser);
  await server?.remove();
});

it('survives a reload, a dropped line and the death of the server', async () => {
  const path = await beginGame(company, 'connect4', 2);
  const [ada, bo, cy] = await Promise.all([
    windowAt(company, path, 0, 1440),
    windowAt(company, path, 1, 280),
    windowAt(company, path, 2, 640),
  ]);
  const discs = (page: Page) => page.locator('[data-part="piece"]:not([data-waiting])').count();
  const drop = async (page: Page, column: number) => {
    await page.locator('[data-part="plate"][data-me="true"][data-turn="true"]').waitFor();
    await page.locator(`[data-part="cells"] [data-cell="c${column}"]`).click();
  };
  const both = async (count: number) => {
    for (const page of [ada, bo, cy]) await expect.poll(() => discs(page)).toBe(count);
  };
  const mover = (await ada.locator('[data-part="plate"][data-me="true"][data-turn="true"]').count())
    ? [ada, bo]
    : [bo, ada];
  const [first, second] = mover as [Page, Page];
  await drop(first, 4);
  await both(1);
  await second.reload();
  await drop(second, 4);
  await both(2);
  await first.context().setOffline(true);
  await first.context().setOffline(false);
  await drop(first, 3);
  await both(3);
  await server.end('SIGKILL');
  await drop(second, 3); // into a line that is dead: it waits for the server
  await server.start();
  await both(4);
  await first.getByText('The table was restored').first().waitFor({ state: 'attached' }); // written, and said
  await drop(first, 2);
  await both(5);
  expect(await isOver(first)).toBe(false);
  await close([ada, bo, cy]);
});
