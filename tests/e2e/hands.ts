// How a person plays each game in a browser: one turn at a time, with what the page offers.
import type { Page } from 'playwright';

/** Plays one turn of one's own; the page says whose turn it is. */
export type Hand = (page: Page, turn: number) => Promise<void>;

const press = async (page: Page, name: string | RegExp): Promise<boolean> => {
  const button = page.getByRole('button', { name, disabled: false }).first();
  if (!(await button.isVisible().catch(() => false))) return false;
  if ((await button.getAttribute('aria-disabled')) === 'true') return false;
  await button.click({ timeout: 2_000 });
  return true;
};

const grip = async (page: Page) => {
  await page.locator('.bd-cells [data-cell][tabindex="0"]').first().focus();
};

/** With the mouse: the next column that has room. */
const connect4: Hand = async (page, turn) => {
  const open = page.locator('.bd-cells [data-cell]:not([aria-disabled="true"])');
  await open.nth(turn % Math.max(1, await open.count())).click({ timeout: 2_000 });
};

/** With the keyboard alone: next piece, pick up, next target, put down, until the turn can be confirmed. */
const backgammon: Hand = async (page) => {
  if (await press(page, 'Continue')) return;
  for (let steps = 0; steps < 6; steps++) {
    if (await press(page, 'Confirm move')) return;
    await grip(page);
    for (const key of ['m', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
  }
};

/** With the keyboard alone: pieces that may move, and wherever they may go, until the turn is played. */
const draughtsmen: Hand = async (page) => {
  for (let steps = 0; steps < 4; steps++) {
    if (await press(page, 'Confirm move')) return;
    await grip(page);
    for (const key of ['m', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
    if (!(await isMyTurn(page))) return;
  }
};

/** With the mouse: a press on a free cell next to one's own clones; else with the keyboard, whatever can be reached. */
const blobWars: Hand = async (page, turn) => {
  const clones = page.locator('.bd-cells [data-cell][aria-label$=", clone"]');
  const count = await clones.count();
  if ((page.viewportSize()?.width ?? 0) > 640 && count > 0)
    await clones.nth(turn % count).click({ timeout: 2_000 });
  else {
    await grip(page);
    for (const key of ['m', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
  }
};

/** With the keyboard alone: from the hand or from a point, wherever it may go, and a man for every mill. */
const nineMensMorris: Hand = async (page, turn) => {
  await grip(page);
  for (let steps = 0; steps < 2 && (await isMyTurn(page)); steps++) {
    const ahead: string[] = Array.from({ length: turn % 3 }, () => 'm');
    for (const key of [...ahead, 'm', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
  }
};

/** A short game with a capture in passing, a promotion, castling and mate: what white plays, what black plays. */
const chessMoves: Readonly<Record<string, string>> = {
  a8: 'e2e4 e4e5 e5d6 d6c7 c7d8q g1f3 f1c4 e1g1 c4b5 f3e5 b5d7',
  h1: 'a7a6 d7d5 b8c6 g8f6 c6d8 h7h5 h5h4 a6a5 c8d7 f6h7',
};
const chessPlayed = new WeakMap<Page, number>();

/** With the mouse where it is wide, with the keyboard where it is narrow; the far left corner tells the side. */
const chess: Hand = async (page) => {
  const corner = await page.locator('.bd-cells [data-cell]').first().getAttribute('data-cell');
  const played = chessPlayed.get(page) ?? 0;
  const move = chessMoves[corner ?? '']?.split(' ')[played] ?? '';
  const isByMouse = (page.viewportSize()?.width ?? 0) > 640;
  for (const square of [move.slice(0, 2), move.slice(2, 4)]) {
    const cell = page.locator(`.bd-cells [data-cell="${square}"]`);
    if (isByMouse) await cell.click({ timeout: 2_000 });
    else {
      await cell.focus();
      await page.keyboard.press('Enter');
    }
  }
  if (move.length > 4) await press(page, 'white queen');
  await page
    .locator('.tp-plate[data-me="true"][data-turn="true"]')
    .waitFor({ state: 'detached', timeout: 5_000 });
  chessPlayed.set(page, played + 1);
};

/** With the mouse: a fleet at random, then one square after the other. */
const battleship: Hand = async (page) => {
  if (await press(page, 'Random')) {
    await press(page, 'Ready');
    return;
  }
  const water = page
    .getByRole('grid', { name: 'Their sea' })
    .locator('[data-cell]:not([aria-disabled="true"])');
  const names = await water.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const fresh = names.findIndex((name) => /^[A-J]\d+$/.test(name));
  if (fresh >= 0) await water.nth(fresh).click({ timeout: 2_000 });
};

/** With the mouse where it is wide, with the keyboard where it is narrow: hidden cells from all over the field. */
const minesweeper: Hand = async (page, turn) => {
  const hidden = page.getByRole('gridcell', { name: /hidden$/ });
  const cell = hidden.nth((turn * 37) % Math.max(1, await hidden.count()));
  if ((page.viewportSize()?.width ?? 0) > 640) return cell.click({ timeout: 2_000 });
  await cell.focus();
  await page.keyboard.press('Enter');
};

/** With the keyboard alone: the first cards that may be passed or played. */
const hearts: Hand = async (page) => {
  if (await press(page, 'Continue')) return;
  await grip(page);
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  if (await press(page, /^Pass three cards$/)) return;
};

/** With the mouse: every trick is promised, which ends the game soon; then the first card that may be played. */
const spades: Hand = async (page) => {
  if (await press(page, 'Continue')) return;
  if (await press(page, 'Look at my cards')) return;
  const chip = page.locator('[data-cell="bid 13"]');
  if (await chip.isVisible().catch(() => false)) {
    await chip.click({ timeout: 2_000 });
    return;
  }
  await grip(page);
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
};

/** Space when a match is called or held; else, with the mouse, a card of which one holds fewest goes left. */
const matchAndPass: Hand = async (page, turn) => {
  if (await press(page, 'Continue')) return;
  const cards = page.getByRole('option');
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  const ranks = names.map((name) => name.split(' ')[0]);
  const isCalled = await page.locator('.mp-button[data-open="true"][data-pressed="false"]').isVisible();
  if (isCalled || (ranks.length === 4 && new Set(ranks).size === 1)) return page.keyboard.press('Space');
  const held = ranks.map((rank) => ranks.filter((other) => other === rank).length);
  const least = held.flatMap((count, i) => (count === Math.min(...held) ? [i] : []));
  await cards.nth(least[turn % least.length] ?? 0).click({ timeout: 2_000 });
};

/** With the buttons and the keyboard alone: sorts, finishes when it can, and discards what stands last. */
const okey: Hand = async (page, turn) => {
  if (await press(page, 'Continue')) return;
  if (turn % 5 === 0 && (await press(page, /^Take /))) return;
  if (await press(page, /^(?:Draw|End the hand)$/)) return;
  await press(page, 'Sort by runs');
  await press(page, /^Finish$/);
  if (!(await isMyTurn(page))) return;
  const rack = page.getByRole('grid', { name: 'Your rack' });
  await rack
    .getByRole('gridcell', { name: /^(?!Slot)/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await press(page, /^Discard$/);
};

/** Two tiles over the middle, word or not; then the turn is passed. */
const scrabble: Hand = async (page) => {
  const cell = (name: string) => page.locator(`.bd-cells [data-cell="${name}"]`);
  for (const [slot, square] of [
    ['rack 0', 'H8'],
    ['rack 1', 'I8'],
  ] as const) {
    await cell(slot).click({ timeout: 2_000 });
    await cell(square).click({ timeout: 2_000 });
  }
  await page.keyboard.press('Escape'); // a blank stays in the rack
  if (await press(page, /^Play \+/)) await page.waitForTimeout(300);
  if (!(await isMyTurn(page))) return;
  await press(page, 'Recall');
  if (await press(page, 'Pass')) await press(page, 'Pass this turn');
};

/** Words typed as they come: whatever the dice do not spell costs nothing. */
const boggle: Hand = async (page) => {
  if (await press(page, 'Continue')) return;
  await grip(page);
  const faces = await page
    .locator('.bd-cells [data-cell]')
    .evaluateAll((all) => all.map((die) => (die.getAttribute('aria-label') ?? '').split(',')[0] ?? ''));
  for (const [a, b, c] of [
    [0, 1, 2],
    [5, 6, 7],
    [8, 5, 2],
  ] as const) {
    await page.keyboard.type([faces[a], faces[b], faces[c]].join('').toLowerCase());
    await page.keyboard.press('Enter');
  }
  await page.waitForTimeout(300);
  await press(page, 'Done');
};

export const hands: Readonly<Record<string, Hand>> = {
  connect4,
  backgammon,
  battleship,
  hearts,
  blobWars,
  spades,
  matchAndPass,
  minesweeper,
  okey,
  chess,
  boggle,
  scrabble,
  checkers: draughtsmen,
  draughts: draughtsmen,
  nineMensMorris,
};

export const isMyTurn = (page: Page): Promise<boolean> =>
  page.locator('.tp-plate[data-me="true"][data-turn="true"]').isVisible();

export const isOver = (page: Page): Promise<boolean> => page.locator('.tp-result').isVisible();

const mostTurns = 1_500;
/** The board has something on it by then. */
const middle = 6;

/** Everybody plays by hand until the result is on every table. */
export async function playByHand(
  pages: readonly Page[],
  game: string,
  keep: (moment: string) => Promise<unknown>,
): Promise<void> {
  const hand = hands[game];
  if (!hand) throw new Error(`nobody knows how to play ${game}`);
  for (let turn = 0; turn < mostTurns; turn++) {
    if (turn === middle) await keep('middle');
    if ((await Promise.all(pages.map(isOver))).every(Boolean)) return;
    for (const page of pages) if (await isMyTurn(page)) await hand(page, turn).catch(() => undefined);
    await pages[0]?.waitForTimeout(10);
  }
  throw new Error(`${game} did not come to an end by hand`);
}
