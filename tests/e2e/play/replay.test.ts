// Looking back: through a game that goes on, and through finished ones, by mouse and keys, alone and by a shared link.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

beforeAll(async () => {
  server = await sharedServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const second = await colleague(server.url, founder, 'Bo Lind');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, second);
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  if (browser) await closeWindows(browser);
});

describe('a game that goes on', () => {
  it('can be looked back through while it does, at any width', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    const game = await gameCalled('connect4');
    await playOn([ada, bo], game, 4);
    for (const width of [1440, 320]) {
      const page = await windowOf(browser, server.url, ada.member, { width });
      await page.goto(`/games/connect4/${room}`);
      await page.getByRole('region', { name: 'Board' }).waitFor();
      const turn = ada.view()?.turn ?? 0;
      await page.keyboard.press('Escape'); // from the board, where arrows go from cell to cell
      await page.keyboard.press('ArrowLeft');
      await page.getByText(`You are looking at turn ${turn - 1}.`).waitFor();
      await playOn([ada, bo], game, 1);
      await page.keyboard.press('ArrowLeft');
      await page.getByText(`You are looking at turn ${turn - 2}.`).waitFor();
      await judge(page, 'the table');
      await page.getByRole('button', { name: 'Back to the latest turn' }).click();
      await page.getByText(/^You are looking at turn/).waitFor({ state: 'detached' });
      await page.context().close();
    }
  });
});

describe('a finished game', () => {
  it('opens from its result, plays by itself, proves its luck, can be taken along and shared', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'backgammon' });
    await playOn([ada, bo], await gameCalled('backgammon'));
    const page = await windowOf(browser, server.url, ada.member, { width: 1440 });
    await page.goto(`/games/backgammon/${room}`);
    await page.getByRole('link', { name: 'Replay' }).click();
    const last = ada.view()?.turn ?? 0;
    await page.getByText(`0 of ${last}`).waitFor();
    const outcome = page.locator('[data-part="rail"]').getByText(/ won$/);
    expect(await outcome.count()).toBe(0); // a shared link does not give the winner away
    await page.getByRole('slider', { name: 'Turns' }).fill(String(last));
    await outcome.waitFor();
    await page.getByRole('slider', { name: 'Turns' }).fill('0');
    await page.getByLabel('Speed').selectOption('4');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByText(`3 of ${last}`).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('slider', { name: 'Turns' }).fill('7');
    await page.getByText(`7 of ${last}`).waitFor();
    await page.locator('body').press('ArrowRight');
    await page.getByText(`8 of ${last}`).waitFor();
    await judge(page, 'the table');
    await page.getByRole('button', { name: 'Verify the shuffle' }).click();
    await page.getByText(/Verified: the seed matches its fingerprint, and all \d+ random deals/).waitFor();

    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the moves' }).click();
    const download = await waiting;
    const text = await readFile(await download.path(), 'utf8');
    expect(download.suggestedFilename()).toMatch(/^backgammon-\d{4}-\d\d-\d\d-game-1\.txt$/);
    expect(text).toContain('[Player');
    expect(text).not.toContain(ada.view()?.seed ?? 'a seed');
    expect(text).not.toMatch(/seed|commitment/i);

    const address = page.url();
    expect(address).toContain('game=1&turn=8');
    const guest = await windowOf(browser, server.url, bo.member, {
      width: 320,
      language: 'tr',
      theme: 'dark',
    });
    await guest.goto(address);
    await guest.getByText(`8 / ${last}`).waitFor();
    await judge(guest, 'a shared replay');
    await guest.getByRole('link', { name: 'Masaya git' }).click();
    await guest.getByRole('heading', { level: 2 }).first().waitFor();
    for (const each of [page, guest]) await each.context().close();
  });

  it('shows every hand of a game with secrets, one pair of eyes at a time', async () => {
    const room = await seatAndBegin([ada, bo], {
      gameName: 'hearts',
      maxPlayers: 4,
      bots: [0, 0] as (0 | 1 | 2)[],
      ruleSet: { options: { target: 50 } },
    });
    await playOn([ada, bo], await gameCalled('hearts'));
    const page = await windowOf(browser, server.url, ada.member, { width: 1440 });
    await page.goto(`/games/hearts/${room}?game=1&turn=4`);
    const view = page.getByLabel('View', { exact: true });
    await view.waitFor();
    for (const name of ['Tomi 1', 'Tomi 2'])
      await page.getByRole('region', { name: `Seat of ${name} (easy bot)` }).waitFor();
    const seen = new Set<string>();
    for (const seat of ['0', '1', '2', '3']) {
      await view.selectOption(seat);
      seen.add(await page.locator('#board').innerHTML());
    }
    expect(seen.size).toBe(4);
    await page.context().close();
  });

  it('has no replay while it runs, and none for other teams', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    const page = await windowOf(browser, server.url, ada.member, { width: 640 });
    await page.goto(`/games/connect4/${room}?game=1`);
    await page.getByText('The game is still going on. Its replay opens when it ends.').waitFor();
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.getByRole('region', { name: 'Board' }).waitFor();
    await page.context().close();
    const stranger = await windowOf(browser, server.url, await foundTeam(server.url, 'Dee', 'Else'), {});
    await stranger.goto(`/games/connect4/${room}?game=1`);
    await stranger.getByText('There is no replay here').waitFor();
    expect(await stranger.getByRole('region', { name: 'Board' }).count()).toBe(0);
    await stranger.context().close();
  });
});
