// A failover of PostgreSQL as players see it: the move that cannot be stored says so, and is made by itself afterwards.
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../../support/browser/shared.ts';
import { closeWindows } from '../../support/browser/windows.ts';
import { lettersIn } from '../../support/people/letters.ts';
import { colleague, foundTeam } from '../../support/people/team.ts';
import { postgresForTests } from '../../support/servers/postgres.ts';
import { type Serving, serve } from '../../support/servers/serving.ts';
import { beginGame, type Company, close, windowAt } from '../play/company.ts';

const postgres = await postgresForTests({ isMigrated: true });
const trouble = postgres?.trouble ?? null;
if (!trouble) console.error('NOT TESTED with PostgreSQL that takes no writes: install a server');

let server: Serving;
let company: Company;

beforeAll(async () => {
  if (!postgres || !trouble) return;
  server = await serve({
    DATABASE_URL: postgres.url,
    SIGNING_KEY: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_SCALE: '1000',
  });
  const { url } = server;
  const letters = lettersIn(postgres.url);
  const founder = await foundTeam(url, 'Ada Moss', 'Northlight Labs', letters);
  const second = await colleague(url, founder, 'Bo Lind', letters);
  company = { url, browser: await sharedBrowser(), members: [founder, second] };
});
afterAll(async () => {
  if (company) await closeWindows(company.browser);
  await server?.remove();
  await postgres?.stop();
});

const notice = 'Your move could not be saved yet. We keep trying.';

describe.skipIf(!trouble)('a database that takes no writes', () => {
  it('holds a move back, says so, and stores it when it can', async () => {
    const path = await beginGame(company, 'connect4', 2);
    const pages = [await windowAt(company, path, 0, 1440), await windowAt(company, path, 1, 640)] as const;
    const discs = (page: Page) => page.locator('[data-part="piece"]:not([data-waiting])').count();
    const isToMove = async (page: Page) =>
      (await page.locator('[data-part="plate"][data-me="true"][data-turn="true"]').count()) > 0;
    await expect.poll(async () => (await isToMove(pages[0])) || (await isToMove(pages[1]))).toBe(true);
    const [mover, other] = (await isToMove(pages[0])) ? pages : [pages[1], pages[0]];
    await trouble?.refuseWrites();
    try {
      await mover.locator('[data-part="cells"] [data-cell="c4"]').click();
      await mover.locator('[data-part="refusal"]', { hasText: notice }).waitFor();
      expect(await discs(other)).toBe(0);
    } finally {
      await trouble?.takeWrites();
    }
    for (const page of pages) await expect.poll(() => discs(page)).toBe(1);
    await mover.locator('[data-part="refusal"]').waitFor({ state: 'detached' });
    await other.locator('[data-part="cells"] [data-cell="c4"]').click();
    for (const page of pages) await expect.poll(() => discs(page)).toBe(2);
    await close(pages);
  });
});
