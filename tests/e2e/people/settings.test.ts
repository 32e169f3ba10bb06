// What somebody sets about themselves, by hand: kept, worn, asked about before it is lost; and the first visit, once.
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../../src/texts/en/later/settings.json' with { type: 'json' };
import enFrame from '../../../src/texts/en/translation.json' with { type: 'json' };
import tr from '../../../src/texts/tr/later/settings.json' with { type: 'json' };
import trFrame from '../../../src/texts/tr/translation.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, type Look, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
const players: Player[] = [];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});

afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

const put = (member: Member, path: string, body: object) =>
  fetch(server.url + path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.guulJwt}` },
    body: JSON.stringify(body),
  });

/** Somebody who has been here before. */
async function regular(name: string): Promise<Member> {
  const person = await colleague(server.url, ada, name);
  await put(person, '/api/UserProfile/Onboarding', { onboardingKey: 'tour' });
  return person;
}

async function settingsOf(member: Member, look: Look = {}): Promise<Page> {
  const page = await windowOf(browser, server.url, member, look);
  await page.goto('/user-settings');
  await page.locator('#profile-settings').waitFor();
  return page;
}

const isSaved = (page: Page, { saving }: typeof en | typeof tr = en) =>
  page.getByRole('status').getByText(saving.saved, { exact: true }).waitFor();

const isKept = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/updateUserSettings') && answer.status() === 200);

const shownTheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

describe('the settings', () => {
  it('keep a name, a picture, a language and a theme', async () => {
    const bo = await regular('Bo Lind');
    const page = await settingsOf(bo);
    const file = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#b83a20' } })
      .png()
      .toBuffer();
    await page.getByLabel('Your name').fill('');
    await page.getByLabel('Your name').press('Enter');
    await page.getByText('Enter a name.').waitFor();
    await page.getByLabel('Your name').fill('Bo Lindgren');
    await page.getByLabel('Your name').press('Enter');
    await isSaved(page);
    await page.getByRole('button', { name: en.saving.undo }).click();
    await page.getByRole('button', { name: 'Your account, Bo Lind', exact: true }).waitFor();
    await page.getByRole('button', { name: en.saving.redo }).click();
    await page.getByRole('button', { name: 'Your account, Bo Lindgren' }).waitFor();
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: file };
    await page.locator('input[type=file]').first().setInputFiles(picture);
    await page.locator('header img[src^="/pictures/"]').waitFor();
    await page.getByLabel(en.liking.coordinates.label).click();
    await isSaved(page);

    let kept = isKept(page);
    await page.getByRole('radio', { name: 'Dark' }).click();
    expect(await shownTheme(page)).toBe('dark');
    await kept;
    kept = isKept(page);
    await page.getByRole('radio', { name: 'Türkçe' }).click();
    await page.getByRole('heading', { name: tr.title }).waitFor();
    await kept;

    await page.reload();
    await page.getByRole('heading', { name: tr.title }).waitFor();
    expect(await page.getByLabel('Adın', { exact: true }).inputValue()).toBe('Bo Lindgren');
    expect(await page.getByLabel(tr.liking.coordinates.label).isChecked()).toBe(false);
    expect(await page.locator('header img[src^="/pictures/"]').count()).toBe(1);
    expect(await shownTheme(page)).toBe('dark');

    await page.getByRole('button', { name: `${tr.avatar}: Kaldır` }).click();
    await isSaved(page, tr);
    await page.locator('header img[src^="/pictures/"]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: tr.saving.undo }).click();
    await page.locator('header img[src^="/pictures/"]').waitFor();
    await page.context().close();
  });

  it('have what was typed when a session ended, after signing in again', async () => {
    const person = await regular('Dee Stark');
    const page = await settingsOf(person);
    await page.getByLabel('Your name').fill('Dee Starling');
    await fetch(`${server.url}/api/Authentication/logoutAll`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.guulJwt}` },
      body: '{}',
    });
    await page.waitForURL(/\/login\?returnUrl=/);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/user-settings/);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Dee Starling');
    await page.getByLabel('Your name').press('Enter');
    await isSaved(page);
    await page.reload();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Dee Starling');
    await page.context().close();
  });

  it('change the password, and the new one opens the door', async () => {
    const cy = await regular('Cy Er');
    const page = await settingsOf(cy);
    const fill = (label: string, word: string) => page.getByLabel(label, { exact: true }).fill(word);
    await fill('Current password', cy.password);
    await fill('New password', 'quiet-harbour-bell-7');
    await fill('Repeat the new password', 'quiet-harbour-bell-7');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed.').first().waitFor();
    await page.reload();
    await page.locator('#profile-settings').waitFor();

    const door = await windowOf(browser, server.url, null);
    await door.goto('/login');
    await door.getByLabel('E-mail').fill(cy.email);
    await door.getByLabel('Password', { exact: true }).fill('quiet-harbour-bell-7');
    await door.getByRole('button', { name: 'Sign in' }).click();
    await door.getByRole('heading', { name: /Cy/ }).waitFor();
    expect(new URL(door.url()).pathname).toBe('/');
    await door.context().close();
    await page.context().close();
  });

  it('ask once before what cannot be saved is left', async () => {
    const page = await windowOf(browser, server.url, await regular('Di Ko'));
    const question = page.getByRole('alertdialog', { name: enFrame.frame.leave.title });
    const answer = (words: string) => question.getByRole('button', { name: words }).click();
    await page.goto('/');
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('link', { name: en.title }).click();
    await page.getByLabel('Your name').fill('');
    await page.evaluate(() => window.history.back());
    await answer(enFrame.frame.leave.stay);
    expect(new URL(page.url()).pathname).toBe('/user-settings');
    expect(await page.getByLabel('Your name').inputValue()).toBe('');

    await page.evaluate(() => window.history.back());
    await answer(enFrame.frame.leave.act);
    await page.getByRole('heading', { name: /Di/ }).waitFor();
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.getByRole('heading', { name: 'Games' }).waitFor();
    expect(await question.count()).toBe(0);
    await page.context().close();
  });

  it('give a theme back that could not be kept, and say so', async () => {
    const page = await settingsOf(await regular('Ed Oz'));
    const { promise: isSeen, resolve: haveSeen } = Promise.withResolvers<void>();
    await page.route('**/updateUserSettings', async (route) => {
      await isSeen;
      await route.abort();
    });
    await page.getByRole('radio', { name: 'Dark' }).click();
    expect(await shownTheme(page)).toBe('dark');
    haveSeen();
    await page.getByText(en.lookNotKept).first().waitFor();
    expect(await shownTheme(page)).toBe('light');
    await page.context().close();
  });

  it('reach another window at once', async () => {
    const flo = await regular('Flo Ba');
    const [here, there] = [await settingsOf(flo), await settingsOf(flo)];
    await here.getByLabel('Your name').fill('Flo Baker');
    await here.getByRole('switch', { name: en.liking.shortcuts.label }).click();
    await there.getByRole('button', { name: 'Your account, Flo Baker' }).waitFor();
    await isSaved(here);
    await there.getByRole('button', { name: 'Your account, Flo Baker' }).waitFor();
    await there.getByRole('switch', { name: en.liking.shortcuts.label, checked: false }).waitFor();
    await there.getByRole('heading', { name: en.title }).click();
    const visited: string[] = [];
    there.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await there.keyboard.press('g');
    await there.keyboard.press('d');
    await there.getByRole('link', { name: 'Games', exact: true }).click(); // a page that is asked for later is shown later
    await there.getByRole('heading', { name: 'Games', exact: true }).waitFor();
    expect(visited).toEqual(['/games']);
    await here.context().close();
    await there.context().close();
  });

  it.each<Look>([
    { width: 1440, height: 900, theme: 'light', language: 'en' },
    { width: 320, height: 720, theme: 'dark', language: 'tr' },
  ])('are readable for everyone: $width $theme $language', async (look) => {
    const page = await settingsOf(await regular('Gus Ot'), look);
    await judge(page, 'settings');
    await page.locator('input[name=name]').fill('Gustav');
    await judge(page, 'unsaved settings');
    await page.context().close();
  });
});

it('whoever confirms moves sends none by a mere press', async () => {
  const [hal, ida] = [await regular('Hal Um'), await regular('Ida Ny')];
  await put(hal, '/api/UserProfile/Preferences', { confirmMoves: true, board: 'contrast' });
  players.push(await connect(server.url, hal), await connect(server.url, ida));
  const room = await seatAndBegin(players, { gameName: 'connect4' });
  const [mine, other] = players;
  const turn = () => mine?.view()?.turn ?? 0;
  if (other?.view()?.toAct[0] === other?.view()?.mySeat)
    await other?.say('match:act', { room, expectedTurn: other.view()?.turn ?? 0, move: 1 });
  const page = await windowOf(browser, server.url, hal);
  await page.goto(`/games/connect4/${room}`);
  await page.locator('[data-part="board"][data-palette="contrast"]').waitFor();
  const before = turn();
  await page.locator('[data-part="cells"] [data-cell]:not([aria-disabled="true"])').nth(3).click();
  const confirm = page.getByRole('button', { name: 'Confirm move' });
  await confirm.waitFor();
  await mine?.caughtUp();
  expect(turn()).toBe(before);
  await confirm.click();
  await mine?.until('the move', () => turn() > before);
  await page.context().close();
});

describe('the first visit', () => {
  const words = { en: enFrame.home.tour, tr: trFrame.home.tour } as const;
  const keptFrom = (page: Page) =>
    page.waitForResponse((answer) => answer.url().endsWith('/UserProfile/Onboarding'));

  it.each<Look & { language: 'en' | 'tr' }>([
    { width: 1440, height: 900, theme: 'light', language: 'en' },
    { width: 320, height: 720, theme: 'dark', language: 'tr' },
  ])('is shown around once, by keys: $width $language', async (look) => {
    const page = await windowOf(browser, server.url, await colleague(server.url, ada, 'Jo Ve'), look);
    const { offer, tables, start, account, next, done } = words[look.language];
    const step = (name: string) => page.getByRole('dialog', { name });
    await page.goto('/');
    await page.getByRole('button', { name: offer }).click();
    await step(tables.title).waitFor();
    await judge(page, 'the tour');
    for (const [shown, deed] of [
      [tables, next],
      [start, next],
      [account, done],
    ] as const) {
      await step(shown.title).getByRole('button', { name: deed }).and(page.locator(':focus')).waitFor();
      const box = await step(shown.title).boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= (look.width ?? 0)).toBe(true);
      if (shown !== account) await page.keyboard.press('Enter');
    }
    await Promise.all([keptFrom(page), page.keyboard.press('Enter')]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('#home-start').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('can be skipped, and does not come back either', async () => {
    const page = await windowOf(browser, server.url, await colleague(server.url, ada, 'Kit Ra'));
    await page.goto('/');
    await page.getByRole('button', { name: words.en.offer }).click();
    await page.getByRole('dialog', { name: words.en.tables.title }).waitFor();
    await Promise.all([keptFrom(page), page.keyboard.press('Escape')]);
    await page.reload();
    await page.locator('#home-start').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });
});
