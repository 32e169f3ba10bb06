// What every screen must be: nothing serious for axe, nothing beyond the width of the window, no control beyond its card.
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { violationsOn } from './axe.ts';

/** What goes on for longer, or for ever, is no transition that one waits for. */
const longestMs = 1_000;
/** After a dialog has closed, the page is shown to screen readers again within this time. */
const hiddenMs = 5_000;

/** Faces are loaded, and what moved or faded has come to its end: colours and places count at rest. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ longest, hidden }) => {
      const frames = () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      await document.fonts.ready;
      await frames();
      const transitions = () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest,
          );
      for (let moving = transitions(); moving.length > 0; moving = transitions()) {
        await Promise.allSettled(moving.map(({ finished }) => finished));
        await frames();
      }
      const isOnlyHidden = () =>
        document.querySelector('#root[aria-hidden]') && !document.querySelector('[role$="dialog"]');
      const until = performance.now() + hidden;
      while (isOnlyHidden() && performance.now() < until) await frames();
    },
    { longest: longestMs, hidden: hiddenMs },
  );

/** What counts, worst first; `region` and `heading-order` are only moderate for axe. */
type Impact = 'critical' | 'serious' | 'moderate';

const usual: readonly Impact[] = ['critical', 'serious'];

/** Fields that are wider than what they stand in, if that cannot be scrolled. */
const beyondTheirCards = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isWider = (control: Element) => {
      const field = control.closest('.fui-Field') ?? control.parentElement;
      const card = field?.parentElement;
      if (!card || control.getClientRects().length === 0) return false;
      return control.getBoundingClientRect().right > card.getBoundingClientRect().right + 1;
    };
    return [...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea')]
      .filter(isWider)
      .map((control) => control.outerHTML.slice(0, 200));
  });

export async function judge(page: Page, where: string, impacts: readonly Impact[] = usual): Promise<void> {
  await atRest(page);
  const violations = await violationsOn(page);
  const serious = violations.filter(({ impact }) => impacts.some((counted) => counted === impact));
  const found = serious.map(({ id, places }) => `${id}: ${places.join(' ').slice(0, 400)}`);
  expect(found, where).toEqual([]);
  expect(await beyondTheirCards(page), where).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, where).toBeLessThanOrEqual(0);
}
