// Whole games by hand: everybody plays their turns until the result is on every table. Of long ones the middle is played on another device.
import type { Page } from 'playwright';
import { handOf } from './all.ts';
import { isMyTurn, type Person } from './touch.ts';

export const isOver = (page: Page): Promise<boolean> => page.locator('[data-part="result"]').isVisible();

const mostTurns = 1_500;
/** Below the time that a test has, so that what the windows show is told. */
const longestMs = 200_000;
/** A page that changes under the hand fails it now and then; a board that cannot be played fails it every time. */
const mostFailures = 8;
/** While others think; every look costs the page more than the wait. */
const pollMs = 40;
/** The board has something on it by then. */
const middle = 6;

/** What is done beside playing. */
interface Beside {
  keep(moment: string): Promise<unknown>;
  playElsewhere(moves: number): Promise<unknown>;
}

/** What a window shows of the people, of the board and of its connection. */
const sightOf = async ({ page }: Person): Promise<string> =>
  [
    await page.locator('main').ariaSnapshot({ timeout: 5_000 }),
    ...(await page.getByRole('status').allTextContents()),
  ]
    .filter(Boolean)
    .join('\n');

async function stuck(game: string, people: readonly Person[]): Promise<Error> {
  const sights = await Promise.all(people.map((person) => sightOf(person).catch(String)));
  return new Error([`${game} did not come to an end by hand`, ...sights].join('\n'));
}

export async function playByHand(
  people: readonly Person[],
  game: string,
  { keep, playElsewhere }: Beside,
): Promise<void> {
  const { play, byTwo, elsewhere } = handOf(game);
  const hand = people.length > 1 ? (byTwo ?? play) : play;
  let failedInARow = 0;
  let acted = 0;
  const began = performance.now();
  for (let turn = 0; turn < mostTurns && performance.now() - began < longestMs; turn++) {
    if (turn === middle) await keep('middle');
    let hasActed = false;
    for (const person of people) {
      if (!(await isMyTurn(person))) continue;
      hasActed = true;
      acted += 1;
      if (acted === elsewhere?.after) {
        await playElsewhere(elsewhere.moves);
        continue; // whose turn it is has changed
      }
      const problem = await hand(person, turn).then(
        () => null,
        (cause: unknown) => ({ cause }),
      );
      failedInARow = problem ? failedInARow + 1 : 0;
      if (problem && failedInARow === mostFailures)
        throw new Error(`the hand of ${game} failed ${mostFailures} times in a row`, problem);
    }
    if (hasActed) continue;
    if ((await Promise.all(people.map(({ page }) => isOver(page)))).every(Boolean)) return;
    await people[0]?.page.waitForTimeout(pollMs);
  }
  throw await stuck(game, people);
}
