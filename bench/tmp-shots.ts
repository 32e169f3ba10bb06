import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { openBrowser } from '../tests/support/browser/browser.ts';
import { windowOf } from '../tests/support/browser/windows.ts';
import { connect, seatAndBegin } from '../tests/support/people/player.ts';
import { colleague, foundTeam, type Member } from '../tests/support/people/team.ts';
import { serve } from '../tests/support/servers/serving.ts';

const out = '/tmp/shots';
mkdirSync(out, { recursive: true });
const server = await serve({ RATE_SCALE: '1000' });
const browser = await openBrowser();
const widths = [1440, 640, 320, 280];
const scale: Record<number, number> = { 1440: 0.42, 640: 0.5, 320: 0.75, 280: 0.75 };
const tall = 1300;
async function sheet(name: string, path: string, member: Member | null): Promise<void> {
  const cells: { input: Buffer; left: number; top: number }[] = [];
  let top = 0;
  for (const language of ['en', 'tr'] as const) {
    const page: Page = await windowOf(browser, server.url, member, { width: 1440, height: 900, language });
    if (!member) await page.addInitScript((l) => localStorage.setItem('topla.language', l), language);
    try {
      await page.goto(server.url + path);
      await page.waitForTimeout(1800);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        let left = 0;
        let high = 0;
        for (const width of widths) {
          await page.setViewportSize({ width, height: width > 700 ? 900 : 700 });
          await page.waitForTimeout(350);
          const height = Math.min(tall, await page.evaluate(() => document.documentElement.scrollHeight));
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (sideways > 0) console.log(`SIDEWAYS ${name} ${language} ${theme} ${width}: ${sideways}`);
          const shot = await page.screenshot({ clip: { x: 0, y: 0, width, height: Math.max(height, 300) }, fullPage: true });
          const small = await sharp(shot).resize(Math.round(width * (scale[width] ?? 1))).toBuffer({ resolveWithObject: true });
          cells.push({ input: small.data, left, top });
          left += small.info.width + 10;
          high = Math.max(high, small.info.height);
        }
        top += high + 10;
      }
    } catch (fault) {
      console.log(`FAILED ${name} ${language}: ${String(fault).slice(0, 200)}`);
    }
    await page.context().close();
  }
  const width = 10 * 4 + widths.reduce((sum, each) => sum + Math.round(each * (scale[each] ?? 1)), 0);
  await sharp({ create: { width, height: Math.max(top, 10), channels: 3, background: '#777' } }).composite(cells).jpeg({ quality: 80 }).toFile(`${out}/${name}.png`);
  console.log(name);
}
try {
  const door = await windowOf(browser, server.url, null, { isFirstVisit: true });
  await door.goto(`${server.url}/login`);
  await door.getByRole('button', { name: /demo/i }).first().click();
  await door.waitForURL((url) => url.pathname === '/', { timeout: 60000 });
  const demo: Member = JSON.parse(await door.evaluate(() => localStorage.getItem('guulUser') ?? ''));
  await door.waitForTimeout(3000);
  await door.context().close();
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const bo = await colleague(server.url, ada, 'Bo Lind');
  const players = await Promise.all([ada, bo].map((m) => connect(server.url, m)));
  const room = await seatAndBegin(players, { gameName: 'chess' });
  const only = process.argv[2];
  const asDemo = ['/', '/games', '/games/chess', '/games/ludo', '/your-turns', '/puzzle/findTheWord', '/puzzle/sudoku', '/puzzle/mathle', '/puzzle/geoPuzzle', '/events', '/predictorEvents', '/draws', '/polls', '/leaderboard', '/analytics', '/leaderboard/details', '/leaderboard/badge-details', '/user-profile', '/profile/points', '/user-settings', '/feedback', '/help', '/bingoController', '/scheduler'];
  const asAdmin = ['/', '/admin-panel', ...(process.env.SECTIONS ?? '').split(',').filter(Boolean).map((s) => `/admin-panel/${s}`), '/admin/status', '/plans', '/billing-details', '/payment-method', '/invoices', '/scheduler', '/bingoController', '/events', `/games/chess/${room}`];
  const open = ['/login', '/signUp', '/forgotPassword', '/privacy', '/terms', '/404'];
  const all: [string, string, Member | null][] = [
    ...open.map((p): [string, string, null] => [`open${p.replaceAll('/', '-')}`, p, null]),
    ...asDemo.map((p): [string, string, Member] => [`demo${p.replaceAll('/', '-')}`, p, demo]),
    ...asAdmin.map((p): [string, string, Member] => [`admin${p.replaceAll('/', '-').slice(0, 40)}`, p, ada]),
  ];
  for (const [name, path, member] of all) if (!only || name.includes(only)) await sheet(name, path, member);
  for (const p of players) p.leave();
} finally {
  await browser.close();
  await server.remove();
}
