// Where the result of a game stands: in the rail, or below the board, smaller than it and never on it.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { gameCalled, playOn } from '../../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Player;
let bo: Player;
let path: string;

beforeAll(async () => {
  server = await sharedServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  await playOn([ada, bo], await gameCalled('connect4'));
  path = `/games/connect4/${room}`;
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  if (browser) await closeWindows(browser);
});

const sizes = [
  { width: 1440, height: 900, isInRail: true },
  { width: 1024, height: 768, isInRail: true },
  { width: 640, height: 800, isInRail: false },
  { width: 320, height: 640, isInRail: false },
  { width: 280, height: 653, isInRail: false },
];

it('lies beside the board, or below it in a narrow window, and covers nothing of it', async () => {
  const page = await windowOf(browser, server.url, ada.member);
  await page.goto(path);
  await page.locator('[data-part="result"]').waitFor();
  const covered = () =>
    page.evaluate(() => {
      const [result, board] = ['[data-part="result"]', '[data-part="board-sheet"]'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      if (!result || !board) return Number.NaN;
      const across = Math.min(result.right, board.right) - Math.max(result.left, board.left);
      const down = Math.min(result.bottom, board.bottom) - Math.max(result.top, board.top);
      return across > 1 && down > 1 ? Math.round(down) : 0;
    });
  const share = () =>
    page.evaluate(() => {
      const [result, board] = ['[data-part="result"]', '[data-part="board-sheet"]'].map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return box ? box.width * box.height : Number.NaN;
      });
      return (board ?? 0) / (result ?? 0);
    });
  for (const { width, height, isInRail } of sizes) {
    await page.setViewportSize({ width, height });
    const inRail = () => page.locator('[data-part="rail"] [data-part="result"]').count();
    await expect.poll(inRail, { message: `at ${width}` }).toBe(isInRail ? 1 : 0);
    await expect.poll(covered, { message: `at ${width}` }).toBe(0);
    await expect.poll(share, { message: `at ${width}` }).toBeGreaterThan(1);
    if (!isInRail) {
      await page.getByRole('button', { name: 'More choices' }).click();
      for (const name of ['New table', 'Back to games', 'Leave seat'])
        await page.getByRole('menuitem', { name }).waitFor();
    }
    await judge(page, `the result at ${width}`);
    if (!isInRail) await page.keyboard.press('Escape');
  }
  await page.context().close();
});

it('is shared as a picture: saved where there is neither a share sheet nor a clipboard', async () => {
  const page = await windowOf(browser, server.url, ada.member);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(path);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share picture' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('connect4.png');
  const size = await page.evaluate(
    async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const board = context?.getImageData(60, 60, 500, 500).data ?? [];
      const colours = new Set(Array.from(board.filter((_, at) => at % 4 === 0)));
      return { width: image.naturalWidth, height: image.naturalHeight, isDrawn: colours.size > 50 };
    },
    (await readFile(await download.path())).toString('base64'),
  );
  expect(size).toEqual({ width: 1200, height: 630, isDrawn: true });
  await page.context().close();
});
