// Windows of signed-in people: a storage of their own each, on browser contexts that keep what they downloaded for the next window.
import type { Browser, Page } from 'playwright';
import type { Member } from '../people/team.ts';
import { clearStorage, newContext, takeWindow } from './windowPool.ts';

export { closeWindows } from './windowPool.ts';

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'tr';
  /** Dots to a pixel; fewer are drawn faster. */
  readonly dots?: number;
  /** On a context of its own that has downloaded nothing yet. */
  readonly isFirstVisit?: boolean;
}

/** A window with nothing of others in it, signed in as this person without going through the door. `page.context().close()` gives it back. */
export async function windowOf(
  browser: Browser,
  url: string,
  member: Member | null,
  look: Look = {},
): Promise<Page> {
  const page = await (look.isFirstVisit ? newWindow : takeWindow)(browser, url, look.dots ?? 1);
  await page.setViewportSize({ width: look.width ?? 1440, height: look.height ?? 900 });
  await page.emulateMedia({
    colorScheme: look.theme ?? 'light',
    reducedMotion: 'reduce',
    forcedColors: null,
    media: null,
  });
  if (member) await signIn(page, member, look);
  page.on('pageerror', (fault) => console.error(`in the page: ${fault.message}`));
  page.on('console', (said) => {
    if (said.text().startsWith('reference ')) console.error(`in the page: ${said.text()}`); // of the error boundary
  });
  return page;
}

/** On to another page of the product as a link leads there, without loading the document again; done when the heading there has taken the focus. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' }); // the page before is there
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const idx = Number(history.state.idx) + 1;
    history.pushState({ usr: null, key: crypto.randomUUID(), idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1:focus').waitFor({ state: 'attached' });
}

async function newWindow(browser: Browser, url: string, dots: number): Promise<Page> {
  const context = await newContext(browser, url, dots);
  const page = await context.newPage();
  await clearStorage(page, url);
  return page;
}

function signIn(page: Page, member: Member, look: Look) {
  const { email: _, password: __, ...user } = member;
  const language = look.language ?? 'en';
  const kept = look.theme
    ? { ...user, language, theme: look.theme, hasChosenTheme: true }
    : { ...user, language };
  return page.addInitScript((text) => {
    if (!localStorage.getItem('guulUser')) localStorage.setItem('guulUser', text);
  }, JSON.stringify(kept));
}
