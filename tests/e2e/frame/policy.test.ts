// The content security policy and Trusted Types, as a browser holds to them: no page breaks them, and nothing planted runs.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../../src/contract/pages.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, goOn, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let inside: Page;
let outside: Page;
let table: string;
const players: Player[] = [];
const broken: string[] = [];

const said = 'policy broken: ';

/** Each breach, as the browser reports it to the page. */
async function listen(page: Page): Promise<Page> {
  await page.addInitScript((prefix) => {
    addEventListener('securitypolicyviolation', (breach) => {
      console.info(`${prefix}${breach.effectiveDirective} ${breach.blockedURI} ${breach.sample}`);
    });
  }, said);
  page.on('console', (line) => {
    if (line.text().startsWith(said)) broken.push(`${page.url()} ${line.text()}`);
  });
  return page;
}

beforeAll(async () => {
  server = await sharedServer();
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight');
  const bo = await colleague(server.url, ada, 'Bo Lind');
  players.push(await connect(server.url, ada), await connect(server.url, bo));
  table = `/games/backgammon/${await seatAndBegin(players, { gameName: 'backgammon' })}`;
  browser = await sharedBrowser();
  inside = await listen(await windowOf(browser, server.url, ada));
  outside = await listen(await windowOf(browser, server.url, null));
});

afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

describe('the policy', () => {
  const plain = pages.filter(({ path }) => !path.includes(':'));

  it('is kept by every page', async () => {
    await inside.goto('/'); // one document, whose policy holds for all pages within its frame
    for (const { path, layout, guard } of plain) {
      if (layout === 'shell') {
        await goOn(inside, path);
        await inside.locator('main [aria-busy]').first().waitFor({ state: 'detached' });
        continue;
      }
      const page = guard === 'public' ? outside : inside;
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
    }
    expect(broken).toEqual([]);
  });

  it('is kept at a table', async () => {
    await inside.goto(table);
    await inside.getByRole('gridcell').first().waitFor();
    expect(broken).toEqual([]);
  });
});

const plants: readonly [name: string, plant: () => unknown, word: string][] = [
  ['markup', () => (document.body.innerHTML = '<img src=x onerror="document.title=1">'), 'TrustedHTML'],
  ['a script address', () => (document.createElement('script').src = '/a.js'), 'TrustedScriptURL'],
  ['a handler', () => document.body.setAttribute('onclick', 'document.title=1'), 'TrustedScript'],
  [
    'text to be run',
    () =>
      new Promise((resolve) => {
        // Later: what the debugger runs itself may run text.
        setTimeout(() => {
          try {
            resolve(new Function('return 1')());
          } catch (fault) {
            resolve(String(fault));
          }
        });
      }),
    'EvalError',
  ],
];

describe('what is planted in a page', () => {
  const runs = (plant: () => unknown): Promise<unknown> =>
    inside.evaluate(plant).catch((fault: unknown) => String(fault));

  it.each(plants)('%s is refused', async (_name, plant, word) => {
    expect(await runs(plant)).toMatch(word);
  });

  it('an inline script does not run', async () => {
    await runs(() => {
      const script = document.createElement('script');
      script.append('document.title = "planted"');
      document.body.append(script);
    });
    await expect.poll(() => broken.join('\n')).toMatch(/script-src|require-trusted-types-for/);
    expect(await inside.title()).not.toBe('planted');
  });

  it('a picture of elsewhere is not fetched', async () => {
    await runs(() => {
      const picture = document.createElement('img');
      picture.src = 'https://elsewhere.test/a.png';
      document.body.append(picture);
    });
    await expect.poll(() => broken.join('\n')).toMatch(/img-src https:\/\/elsewhere.test/);
  });
});
