// Somebody who uses neither mouse nor eyes: Tab until something has the focus, and what a screen reader says on the way.
import type { Locator, Page } from 'playwright';

/** More stops than any page has before its content. */
const mostStops = 80;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

export async function pressByKeys(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Keeps from now on whatever comes into the live regions of this page. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = '[aria-live]:not([aria-live=off]), [role=alert], [role=status]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const around = target instanceof Element ? target.closest(region) : null;
        const words = around?.textContent?.trim();
        if (words && heard.at(-1) !== words) heard.push(words);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

export const heardOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => ('heard' in window ? (window.heard as string[]) : []));
