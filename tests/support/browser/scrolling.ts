// Where parts of a page stand in the window, and pages that scroll.
import type { Locator, Page } from 'playwright';

/** Something stands below all else: the page scrolls, and holds more than the height of its root element. */
export async function makeTaller(page: Page): Promise<void> {
  await page.evaluate(() => {
    const beyond = document.createElement('div');
    beyond.style.cssText = 'position: absolute; top: 2000px; height: 1px; width: 1px';
    document.body.append(beyond);
  });
}

/** Its upper edge, once it has stood still for two frames. */
export const stillTop = (part: Locator) =>
  part.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const look = (before: number, frames: number) => {
          const { top } = element.getBoundingClientRect();
          if (frames === 2) resolve(top);
          else requestAnimationFrame(() => look(top, top === before ? frames + 1 : 0));
        };
        look(Number.NaN, 0);
      }),
  );

/** Scrolls the page until the upper edge of this part is so far from that of the window. */
export async function scrollTo(part: Locator, top: number): Promise<void> {
  await part.evaluate((element, y) => {
    scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' });
  }, top);
}
