// Whole games by hand: everybody plays their turns until the result is on every table.
import type { Page } from 'playwright';
import { boardHands, chessByBook } from './boards.ts';
import { cardHands } from './cards.ts';
import { type Hand, isMyTurn, type Person } from './touch.ts';

export const hands: Readonly<Record<string, Hand>> = { ...boardHands, ...cardHands };

export const isOver = (page: Page): Promise<boolean> => page.locator('.tp-result').isVisible();

const mostTurns = 1_500;
/** The board has something on it by then. */
const middle = 6;

export async function playByHand(
  people: readonly Person[],
  game: string,
  keep: (moment: string) => Promise<unknown>,
): Promise<void> {
  const hand = game === 'chess' && people.length > 1 ? chessByBook : hands[game];
  if (!hand) throw new Error(`nobody knows how to play ${game}`);
  for (let turn = 0; turn < mostTurns; turn++) {
    if (turn === middle) await keep('middle');
    if ((await Promise.all(people.map(({ page }) => isOver(page)))).every(Boolean)) return;
    for (const person of people) if (await isMyTurn(person)) await hand(person, turn).catch(() => undefined);
    await people[0]?.page.waitForTimeout(10);
  }
  throw new Error(`${game} did not come to an end by hand`);
}
