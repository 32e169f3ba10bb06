// How a person plays cards, tiles and words in a browser.
import type { Locator } from 'playwright';
import { cellOf, grip, type Hand, isMyTurn, playCard, press, touch } from './touch.ts';

const namesOf = (all: Locator): Promise<string[]> =>
  all.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));

/** The first cards that may be passed or played. */
const hearts: Hand = async (person) => {
  if (await press(person, 'Continue')) return;
  await playCard(person);
  await press(person, /^Pass three cards$/);
};

/** Every trick is promised, which ends the game soon; then the first card that may be played. */
const spades: Hand = async (person) => {
  if (await press(person, 'Continue')) return;
  if (await press(person, 'Look at my cards')) return;
  const chip = cellOf(person, 'bid 13');
  if (await chip.isVisible().catch(() => false)) await touch(person, chip);
  else await playCard(person);
};

/** The button (or the space bar) when a match is called or held; else a card of which one holds fewest goes left. */
const matchAndPass: Hand = async (person, turn) => {
  if (await press(person, 'Continue')) return;
  const { page, by } = person;
  const cards = page.getByRole('option');
  const ranks = (await namesOf(cards)).map((name) => name.split(' ')[0]);
  const isCalled = await page.locator('.mp-button[data-open="true"][data-pressed="false"]').isVisible();
  if (isCalled || (ranks.length === 4 && new Set(ranks).size === 1)) {
    if (by === 'keyboard') await page.keyboard.press('Space');
    else await touch(person, cellOf(person, 'match'));
    return;
  }
  const held = ranks.map((rank) => ranks.filter((other) => other === rank).length);
  const least = held.flatMap((count, i) => (count === Math.min(...held) ? [i] : []));
  await touch(person, cards.nth(least[turn % least.length] ?? 0));
};

/** Sorts and tries to finish now and then, and discards what stands last. */
const okey: Hand = async (person, turn) => {
  if (await press(person, 'Continue')) return;
  if (turn % 5 === 0 && (await press(person, /^Take /))) return;
  if (await press(person, /^(?:Draw|End the hand)$/)) return;
  if (turn % 4 === 0) {
    await press(person, 'Sort by runs');
    await press(person, 'Finish');
    if (!(await isMyTurn(person))) return;
  }
  const rack = person.page.getByRole('grid', { name: 'Your rack' });
  await touch(person, rack.getByRole('gridcell', { name: /^(?!Slot)/ }).last());
  await press(person, /^Discard$/);
};

/** Two tiles over the middle, laid or typed, word or not; then the turn is passed. */
const scrabble: Hand = async (person) => {
  const { page, by } = person;
  const tiles = [cellOf(person, 'rack 0'), cellOf(person, 'rack 1')];
  if (by === 'keyboard') {
    const letters = (await Promise.all(tiles.map(namesOf))).flat().map((name) => name.charAt(0));
    await touch(person, cellOf(person, 'H8'));
    await page.keyboard.type(letters.join('').toLowerCase());
  } else {
    for (const [at, square] of ['H8', 'I8'].entries()) {
      await tiles[at]?.click({ timeout: 2_000 });
      await cellOf(person, square).click({ timeout: 2_000 });
    }
    await page.keyboard.press('Escape'); // a blank stays in the rack
  }
  if (await press(person, /^Play \+/)) await page.waitForTimeout(300);
  if (!(await isMyTurn(person))) return;
  await press(person, 'Recall');
  if (await press(person, 'Pass')) await press(person, 'Pass this turn');
};

const paths = [
  [0, 1, 2],
  [5, 6, 7],
  [8, 5, 2],
] as const;

/** Words traced or typed as they come: whatever the dice do not spell costs nothing. */
const boggle: Hand = async (person) => {
  if (await press(person, 'Continue')) return;
  const { page, by } = person;
  const dice = page.locator('.bd-cells [data-cell]');
  if (by === 'keyboard') await grip(person);
  const faces = (await namesOf(dice)).map((name) => name.split(',')[0] ?? '');
  for (const path of paths) {
    if (by === 'keyboard') {
      await page.keyboard.type(
        path
          .map((die) => faces[die])
          .join('')
          .toLowerCase(),
      );
      await page.keyboard.press('Enter');
    } else for (const die of [...path, path[2]]) await dice.nth(die).click({ timeout: 2_000 });
  }
  await page.waitForTimeout(300);
  await press(person, 'Done');
};

export const cardHands: Readonly<Record<string, Hand>> = {
  hearts,
  spades,
  matchAndPass,
  okey,
  scrabble,
  boggle,
};
