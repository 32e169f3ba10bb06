// How soon the pages stand on a slow machine, and whether anything on them jumps.
import type { Browser, Page } from 'playwright';
import { openBrowser } from '../tests/support/browser/browser.ts';
import { windowOf } from '../tests/support/browser/windows.ts';
import { connect, seatAndBegin } from '../tests/support/people/player.ts';
import { colleague, foundTeam, type Member } from '../tests/support/people/team.ts';
import { serve } from '../tests/support/servers/serving.ts';
import { type Row, rounded } from './row.ts';

const timesSlower = 4;
const settledMs = 4_000;
const widths = [1440, 320];
const latestMs = 2_500;
const mostShift = 0.05;

interface Seen {
  readonly largestMs: number;
  readonly shift: number;
}

/** Runs in the page, before anything of it does. */
function watch(): void {
  const seen = { largestMs: 0, shift: 0 };
  Object.assign(window, { seen });
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largestMs = startTime;
  });
  each('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
  });
}

async function look(page: Page, path: string): Promise<Seen> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  await page.addInitScript(watch);
  await page.goto(path);
  await page.waitForTimeout(settledMs);
  return page.evaluate<Seen>('window.seen');
}

async function pageRows(browser: Browser, url: string, member: Member | null, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const width of widths) {
    const page = await windowOf(browser, url, member, { width, isFirstVisit: true });
    const { largestMs, shift } = await look(page, path);
    await page.context().close();
    const what = `${path.replace(/[^/]{20,}/, '…')} at ${width}`;
    rows.push(
      {
        what: `${what}: largest paint`,
        figure: `${rounded(largestMs / 1_000, 2)} s`,
        bound: `≤ ${latestMs / 1_000} s`,
        isWithin: largestMs <= latestMs,
      },
      {
        what: `${what}: shift`,
        figure: rounded(shift, 3),
        bound: `≤ ${mostShift}`,
        isWithin: shift <= mostShift,
      },
    );
  }
  return rows;
}

/** A small team with two tables in play. */
export async function pageSpeedRows(): Promise<Row[]> {
  const server = await serve({ RATE_SCALE: '1000' });
  const browser = await openBrowser({ isMeasured: true });
  try {
    const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
    const bo = await colleague(server.url, ada, 'Bo Lind');
    const players = await Promise.all([ada, bo].map((member) => connect(server.url, member)));
    const room = await seatAndBegin(players, { gameName: 'chess' });
    await seatAndBegin(players, { gameName: 'connect4' });
    const inside = ['/', '/games', '/games/chess', '/leaderboard', '/user-profile', `/games/chess/${room}`];
    const rows = await pageRows(browser, server.url, null, '/login');
    for (const path of inside) rows.push(...(await pageRows(browser, server.url, ada, path)));
    for (const player of players) player.leave();
    return rows;
  } finally {
    await browser.close();
    await server.remove();
  }
}
