// Answers addresses of other companies with a redirect to their stand-ins on this machine.
import type { BrowserContext, Page } from 'playwright';
import { protocolOf } from '../browser/windowPool.ts';

export interface Redirect {
  /** Without its query. */
  readonly from: string;
  to(address: string): string;
}

/** For one page. Not by a route: Playwright switches off the HTTP cache of what has routes. */
export async function redirectPage(page: Page, redirects: readonly Redirect[]): Promise<void> {
  const protocol = await protocolOf(page);
  protocol.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    const location = redirects.find(({ from }) => url.startsWith(`${from}?`))?.to(url) ?? '';
    const responseHeaders = [{ name: 'location', value: location }];
    void protocol.send('Fetch.fulfillRequest', { requestId, responseCode: 302, responseHeaders });
  });
  await protocol.send('Fetch.enable', {
    patterns: redirects.map(({ from }) => ({ urlPattern: `${from}?*` })),
  });
}

/** For all pages of a context, those that open later too. */
export async function redirectContext(
  context: BrowserContext,
  redirects: readonly Redirect[],
): Promise<void> {
  for (const { from, to } of redirects)
    await context.route(`${from}?*`, (route) =>
      route.fulfill({ status: 302, headers: { location: to(route.request().url()) } }),
    );
}
