// How somebody at a table touches it: with the mouse alone, or with the keyboard alone.
import type { Locator, Page } from 'playwright';

export type Tool = 'mouse' | 'keyboard';

export interface Person {
  readonly page: Page;
  readonly by: Tool;
}

const soon = { timeout: 2_000 };

const ownTurn = ({ page }: Person): Locator =>
  page.locator('[data-part="plate"][data-me="true"][data-turn="true"]');

export const isMyTurn = (person: Person): Promise<boolean> => ownTurn(person).isVisible();

/** Whether the turn has passed on within this time. */
export const hasPassedOn = (person: Person, ms: number): Promise<boolean> =>
  ownTurn(person)
    .waitFor({ state: 'detached', timeout: ms })
    .then(
      () => true,
      () => false,
    );

/** A press on whatever is on the page. */
export async function touch(
  { page, by }: Person,
  what: Locator,
  at?: { x: number; y: number },
): Promise<void> {
  if (by === 'mouse') return what.click({ ...soon, ...(at && { position: at }) });
  await what.focus(soon);
  await page.keyboard.press('Enter');
}

/** False: there is no such button now. */
export async function press(person: Person, name: string | RegExp): Promise<boolean> {
  const button = person.page.getByRole('button', { name, exact: true, disabled: false }).first();
  if (!(await button.isVisible().catch(() => false))) return false;
  if ((await button.getAttribute('aria-disabled')) === 'true') return false;
  await touch(person, button);
  return true;
}

export const cellOf = ({ page }: Person, id: string): Locator =>
  page.locator(`[data-part="cells"] [data-cell="${id}"]`);

/** Where keys reach the board. */
export const grip = ({ page }: Person): Promise<void> =>
  page.locator('[data-part="cells"] [data-cell][tabindex="0"]').first().focus(soon);

export const namesOf = (all: Locator): Promise<string[]> =>
  all.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));

const named = ({ page }: Person, ...words: string[]): Locator =>
  page.locator(words.map((word) => `[data-part="cells"] [data-cell][aria-label*=", ${word}"]`).join());

const one = async (of: Locator, turn: number): Promise<Locator> =>
  of.nth(turn % Math.max(1, await of.count()));

async function drag({ page }: Person, from: Locator, to: Locator): Promise<void> {
  await from.hover(soon);
  await page.mouse.down();
  const box = await from.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height / 2 + 12, { steps: 3 });
  await to.first().hover(soon);
  await page.mouse.up();
}

/** A piece that may move goes where it may go: dragged and pressed in turn, or by the keys that lead there. */
export async function movePiece(person: Person, turn: number): Promise<void> {
  if (person.by === 'keyboard') {
    await grip(person);
    const held = person.page.locator('[data-part="cells"] [aria-selected="true"]');
    if ((await held.count()) > 0) await person.page.keyboard.press('Escape'); // a turn begun too early
    const ahead: string[] = Array.from({ length: turn % 3 }, () => 'm');
    for (const key of [...ahead, 'm', 'Enter', 'n', 'Enter']) await person.page.keyboard.press(key);
    return;
  }
  const movable = named(person, 'can move', 'must capture');
  const targets = named(person, 'legal move', 'clone', 'jump', 'can be taken');
  if ((await targets.count()) > 0) return (await one(targets, turn)).click(soon);
  if ((await movable.count()) === 0) return (await one(named(person, 'empty'), turn)).click(soon);
  const from = await one(movable, turn);
  if (turn % 2 === 0) return drag(person, from, targets);
  await from.click(soon);
  await targets.first().waitFor({ ...soon, state: 'attached' });
  await (await one(targets, turn)).click(soon);
}

/** One piece after the other, until the turn is whole. */
export const movePieces =
  (pieces: number) =>
  async (person: Person, turn: number): Promise<void> => {
    if (await press(person, 'Continue')) return;
    for (let moved = 0; moved < pieces && (await isMyTurn(person)); moved++) {
      if (await press(person, 'Confirm move')) return;
      await movePiece(person, turn);
    }
  };

/** A card that may be played or chosen. The next one may lie over its right half. */
export async function playCard(person: Person): Promise<void> {
  if (person.by === 'mouse') {
    const cards = person.page.locator('[data-part="cells"] [role="option"]:not([aria-disabled="true"])');
    return touch(person, cards.and(person.page.locator('[aria-selected="false"]')).first(), { x: 8, y: 20 });
  }
  await grip(person);
  for (const key of ['m', 'Enter']) await person.page.keyboard.press(key);
}
