// The Help Center in a browser: found by keys alone, an article made of the rules of a game, nothing found, in Turkish and in the dark.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import enHelp from '../../../src/texts/en/pages/help.json' with { type: 'json' };
import trHelp from '../../../src/texts/tr/pages/help.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, goOn, windowOf } from '../../support/browser/windows.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

describe('the Help Center', () => {
  it('finds an article by keys alone, and opens it', async () => {
    const page = await windowOf(browser, server.url, ada);
    await page.goto('/help');
    const search = page.getByRole('searchbox', { name: enHelp.search });
    await search.fill('castling');
    await expect.poll(() => page.locator('main ul a').allTextContents()).toEqual(['Chess']);
    await search.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Chess' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Castling' }).waitFor();
    await judge(page, 'an article');
    await goOn(page, '/help?q=zzzz');
    await page.getByText(enHelp.nothing).waitFor();
    await judge(page, 'help without results');
    await page.getByRole('button', { name: enHelp.clear }).last().click();
    await page.getByRole('link', { name: enHelp.howTo.invite.title }).waitFor();
    await goOn(page, '/help?topic=nothing');
    await page.getByText(enHelp.unknown).waitFor();
    await page.context().close();
  });

  it.each([1440, 640, 320])('fits a window of %d, in the dark and in Turkish', async (width) => {
    const page = await windowOf(browser, server.url, ada, { width, theme: 'dark', language: 'tr' });
    await page.goto('/help');
    await page.getByRole('link', { name: trHelp.howTo.invite.title }).waitFor();
    await judge(page, `help at ${width}`);
    await page.getByRole('link', { name: trHelp.event.trivia.title }).click();
    await page.getByText(trHelp.event.trivia.lines[1] ?? '').waitFor();
    await judge(page, `an article at ${width}`);
    await page.context().close();
  });
});
