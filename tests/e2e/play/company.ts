// People at a table in real browsers, each in a window of their own width, and one who looks in at the end.
import type { Browser, Page } from 'playwright';
import { expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { windowOf } from '../../support/browser/windows.ts';
import { gameCalled, playOn } from '../../support/people/autoplay.ts';
import { connect, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import { handOf } from '../hands/all.ts';
import type { HandTable, Place } from '../hands/GameHand.ts';
import { playByHand } from '../hands/play.ts';
import type { Tool } from '../hands/touch.ts';

const wide = (by: Tool): Place => ({ width: 1440, by });
const narrow = (by: Tool): Place => ({ width: 280, by });

const usualTable: HandTable = { seats: 2, strength: 0 };

/** Every way to sit at a table: two people, or one against bots. */
const parties: readonly (readonly Place[])[] = [
  [wide('mouse'), narrow('keyboard')],
  [wide('keyboard'), narrow('mouse')],
  [wide('mouse')],
  [wide('keyboard')],
  [narrow('mouse')],
  [narrow('keyboard')],
];

/** Alone where its hand says so, else by the first two. TOPLA_HANDS=all plays every game in every way. */
function partiesOf(gameName: string): readonly (readonly Place[])[] {
  const place = handOf(gameName).alone;
  if (process.env.TOPLA_HANDS === 'all') return parties;
  return place ? [[place]] : parties.slice(0, 1);
}

export interface Company {
  readonly url: string;
  readonly browser: Browser;
  /** The third one watches. */
  readonly members: readonly Member[];
}

/** A team of three on this server; on the shared one where none is named. */
export async function gather(server?: { readonly url: string }): Promise<Company> {
  const { url } = server ?? (await sharedServer());
  const founder = await foundTeam(url, 'Ada Moss', 'Northlight Labs');
  const members = [founder];
  for (const name of ['Bo Lind', 'Cy Er']) members.push(await colleague(url, founder, name));
  return { url, browser: await sharedBrowser(), members };
}

/** A game that has begun, at its address. */
export async function beginGame(
  { url, members }: Company,
  gameName: string,
  people: number,
): Promise<string> {
  const players = await Promise.all(members.slice(0, people).map((member) => connect(url, member)));
  const { seats, strength, options } = handOf(gameName).table ?? usualTable;
  const bots = Array.from({ length: seats - people }, () => strength);
  const room = await seatAndBegin(players, {
    gameName,
    bots,
    maxPlayers: seats,
    ...(options && { ruleSet: { options } }),
  });
  for (const player of players) player.leave();
  return `/games/${gameName}/${room}`;
}

/** One of the members looks at a table. */
export async function windowAt(
  { url, browser, members }: Company,
  path: string,
  member: number,
  width: number,
): Promise<Page> {
  const look = { width, height: width > 640 ? 720 : 640, dots: width > 640 ? 0.5 : 1 };
  const page = await windowOf(browser, url, members[member] ?? null, look);
  await page.goto(path);
  await page.locator('[data-part="board-sheet"]').waitFor();
  return page;
}

export const close = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

/** With TOPLA_HANDS set, for whoever wants to see how it went: `screenshots/`, by game, moment and width. */
async function keepPictures(pages: readonly Page[], name: string): Promise<void> {
  if (!process.env.TOPLA_HANDS) return;
  const pathOf = (page: Page) => `screenshots/${name}-${page.viewportSize()?.width ?? 0}.png`;
  await Promise.all(pages.map((page) => page.screenshot({ path: pathOf(page) })));
}

/** These people make moves on another device, whose windows see them come. */
async function playElsewhere(
  { url, members }: Company,
  people: number,
  { gameName, path, moves }: { readonly gameName: string; readonly path: string; readonly moves: number },
): Promise<void> {
  const devices = await Promise.all(members.slice(0, people).map((member) => connect(url, member)));
  const room = path.split('/').at(-1) ?? '';
  for (const device of devices) await device.say('match:sync', { room });
  await playOn(devices, await gameCalled(gameName), moves);
  for (const device of devices) device.leave();
}

async function playOut(company: Company, gameName: string, party: readonly Place[]): Promise<void> {
  const path = await beginGame(company, gameName, party.length);
  const people = await Promise.all(
    party.map(async ({ width, by }, member) => ({ page: await windowAt(company, path, member, width), by })),
  );
  const pages = people.map(({ page }) => page);
  const [judged = null] = pages.slice(-1); // the narrowest
  const keep = async (moment: string) => {
    await keepPictures(pages, `${gameName}-${moment}`);
    if (judged && moment === 'middle') await judge(judged, `${gameName}, ${moment}`);
  };
  await playByHand(people, gameName, {
    keep,
    async playElsewhere(moves) {
      if (process.env.TOPLA_HANDS !== 'all')
        await playElsewhere(company, party.length, { gameName, path, moves });
    },
  });
  await keep('end');
  const cy = await windowAt(company, path, 2, 640);
  await cy.locator('[data-part="result"]').waitFor();
  expect(await cy.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
  for (const page of pages) expect(await page.locator('[data-part="result"] h2').textContent()).not.toBe('');
  await close([...pages, cy]);
}

/** A test for each game and party. */
export function playToTheEnd(company: () => Company, games: readonly string[]): void {
  const all = games.flatMap((gameName) =>
    partiesOf(gameName).map((party) => ({
      gameName,
      party,
      how: party.map(({ width, by }) => `${width} by ${by}`).join(' and '),
    })),
  );
  it.each(all)('$gameName is played to its end: $how', { timeout: 240_000 }, ({ gameName, party }) =>
    playOut(company(), gameName, party),
  );
}
