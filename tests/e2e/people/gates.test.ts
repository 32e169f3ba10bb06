// What people see when they may not play: a plan on hold, closed hours, a game their team left out; in both languages.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, type Look, windowOf } from '../../support/browser/windows.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import { changeTeam, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let admin: Member;
let member: Member;

beforeAll(async () => {
  server = await sharedServer();
  admin = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  member = await colleague(server.url, admin, 'Bo Lind');
  browser = await sharedBrowser();
});

afterAll(async () => {
  if (browser) await closeWindows(browser);
});

const team = (values: Parameters<typeof changeTeam>[2]) =>
  changeTeam(server, admin.team?.teamId ?? '', values);

async function seen(who: Member, path: string, look: Look, words: string): Promise<Page> {
  const page = await windowOf(browser, server.url, who, look);
  await page.goto(path);
  await page.getByText(words).first().waitFor();
  await judge(page, `${path} ${look.width}`);
  return page;
}

describe('hours of play', () => {
  it('are said beside a button that is off, and the game left out says so', async () => {
    const yesterday = (new Date().getUTCDay() + 6) % 7;
    const twoAgo = (yesterday + 6) % 7;
    const closed = [{ day: twoAgo, from: '12:00', to: '13:00' }];
    await team({
      time_zone: 'UTC',
      available_periods: JSON.stringify(closed),
      limited_games: '["hearts"]',
    });
    const words = { en: 'They open again on', tr: 'Yeniden açılış' };
    for (const [language, width] of [
      ['en', 1440],
      ['tr', 320],
    ] as const) {
      const page = await seen(member, '/games/connect4', { language, width }, words[language]);
      const open = page.getByRole('button', { name: language === 'en' ? 'Open a table' : 'Masa aç' }).first();
      expect(await open.getAttribute('aria-disabled')).toBe('true');
      await page.goto('/games/hearts');
      await page
        .getByText(language === 'en' ? 'Not available in your team.' : 'Takımında kapalı.')
        .first()
        .waitFor();
      await page.context().close();
    }
    await team({ available_periods: '[]', limited_games: '[]' });
  });
});

describe('a plan on hold', () => {
  it('stands in place of every page, with what members and admins can do', async () => {
    await team({ is_limited: true, deactivation_due_at: Date.UTC(2027, 0, 1) });
    await seen(
      member,
      '/games',
      { language: 'en', width: 1440 },
      'Your team’s plan is on hold'.replace('’', "'"),
    );
    await seen(member, '/', { language: 'tr', width: 320, theme: 'dark' }, 'Takımının planı askıda');
    const page = await seen(admin, '/', { language: 'tr', width: 640 }, '1 Ocak 2027');
    await seen(admin, '/', { language: 'en', width: 320 }, '1 January 2027');
    await team({ is_limited: false, deactivation_due_at: null });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByRole('heading', { level: 1, name: /Ada/ }).waitFor();
    expect(await page.getByText('1 Ocak 2027').count()).toBe(0);
  });
});
