// How a person plays the board games in a browser.
import type { Page } from 'playwright';
import { cellOf, type Hand, isMyTurn, movePiece, press, touch } from './touch.ts';

/** The next column that has room. */
const connect4: Hand = async (person, turn) => {
  const open = person.page.locator('.bd-cells [data-cell]:not([aria-disabled="true"])');
  await touch(person, open.nth(turn % Math.max(1, await open.count())));
};

/** One piece after the other, until the turn is whole. */
const untilPlayed =
  (pieces: number): Hand =>
  async (person, turn) => {
    if (await press(person, 'Continue')) return;
    for (let moved = 0; moved < pieces && (await isMyTurn(person)); moved++) {
      if (await press(person, 'Confirm move')) return;
      await movePiece(person, turn);
    }
  };

/** A blob next to one's own is made while there is room. */
const blobWars: Hand = async (person, turn) => {
  const clones = person.page.locator('.bd-cells [data-cell][aria-label$=", clone"]');
  const count = await clones.count();
  if (count > 0) await touch(person, clones.nth(turn % count));
  else await movePiece(person, turn);
};

/** A short game with a capture in passing, a promotion, castling and mate: what white plays, what black plays. */
const chessMoves: Readonly<Record<string, string>> = {
  a8: 'e2e4 e4e5 e5d6 d6c7 c7d8q g1f3 f1c4 e1g1 c4b5 f3e5 b5d7',
  h1: 'a7a6 d7d5 b8c6 g8f6 c6d8 h7h5 h5h4 a6a5 c8d7 f6h7',
};
const chessPlayed = new WeakMap<Page, number>();

/** By two people who know their parts; the far left corner tells the side. */
export const chessByBook: Hand = async (person) => {
  const { page } = person;
  const corner = await page.locator('.bd-cells [data-cell]').first().getAttribute('data-cell');
  const played = chessPlayed.get(page) ?? 0;
  const move = chessMoves[corner ?? '']?.split(' ')[played] ?? '';
  for (const square of [move.slice(0, 2), move.slice(2, 4)]) await touch(person, cellOf(person, square));
  if (move.length > 4) await press(person, 'white queen');
  const mine = page.locator('.tp-plate[data-me="true"][data-turn="true"]');
  await mine.waitFor({ state: 'detached', timeout: 5_000 });
  chessPlayed.set(page, played + 1);
};

/** Whatever may be played; a pawn that arrives becomes a queen. */
const chess: Hand = async (person, turn) => {
  if (!(await press(person, /queen$/))) await movePiece(person, turn);
};

/** A fleet at random, then one square after the other. */
const battleship: Hand = async (person) => {
  if (await press(person, 'Random')) {
    await press(person, 'Ready');
    return;
  }
  const sea = person.page.getByRole('grid', { name: 'Their sea' });
  const water = sea.locator('[data-cell]:not([aria-disabled="true"])');
  const names = await water.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const fresh = names.findIndex((name) => /^[A-J]\d+$/.test(name));
  if (fresh >= 0) await touch(person, water.nth(fresh));
};

/** Hidden cells from all over the field. */
const minesweeper: Hand = async (person, turn) => {
  const hidden = person.page.getByRole('gridcell', { name: /hidden$/ });
  await touch(person, hidden.nth((turn * 37) % Math.max(1, await hidden.count())));
};

export const boardHands: Readonly<Record<string, Hand>> = {
  connect4,
  battleship,
  blobWars,
  minesweeper,
  chess,
  backgammon: untilPlayed(6),
  checkers: untilPlayed(4),
  draughts: untilPlayed(4),
  nineMensMorris: untilPlayed(2),
};
