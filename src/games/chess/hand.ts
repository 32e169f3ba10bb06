// How a browser test plays chess: two people a short game from the book, one person whatever may be played.
import type { Page } from 'playwright';
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { cellOf, movePiece, press, touch } from '../../../tests/e2e/hands/touch.ts';

/** A capture in passing, a promotion, castling and mate: what white plays, what black plays, by the far left corner. */
const bookMoves: Readonly<Record<string, string>> = {
  a8: 'e2e4 e4e5 e5d6 d6c7 c7d8q g1f3 f1c4 e1g1 c4b5 f3e5 b5d7',
  h1: 'a7a6 d7d5 b8c6 g8f6 c6d8 h7h5 h5h4 a6a5 c8d7 f6h7',
};
const bookMovesPlayed = new WeakMap<Page, number>();

export const hand: GameHand = {
  /** Whatever may be played; a pawn that arrives becomes a queen. */
  async play(person, turn) {
    if (!(await press(person, /queen$/))) await movePiece(person, turn);
  },

  async byTwo(person) {
    const { page } = person;
    const corner = await page.locator('[data-part="cells"] [data-cell]').first().getAttribute('data-cell');
    const played = bookMovesPlayed.get(page) ?? 0;
    const move = bookMoves[corner ?? '']?.split(' ')[played] ?? '';
    for (const square of [move.slice(0, 2), move.slice(2, 4)]) await touch(person, cellOf(person, square));
    if (move.length > 4) await press(person, 'white queen');
    const mine = page.locator('[data-part="plate"][data-me="true"][data-turn="true"]');
    await mine.waitFor({ state: 'detached', timeout: 5_000 });
    bookMovesPlayed.set(page, played + 1);
  },

  table: { seats: 2, strength: 2 }, // whoever plays alone soon meets somebody better
};
