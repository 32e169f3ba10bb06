// The product inside Teams: its real library in our frame, and a page that speaks for Teams around it.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import arrival from '../../../src/texts/en/arrival.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { home } from '../../support/fakes/abroad.ts';
import { type InTeams, openInTeams } from '../../support/fakes/fakeTeams.ts';
import { openTeamsOffice, type TeamsOffice } from './teamsOffice.ts';

let testApp: TeamsOffice;
beforeAll(async () => {
  testApp = await openTeamsOffice();
});
afterEach(() => testApp.tidy());
afterAll(() => testApp?.close());

const heading = ({ tab }: InTeams) => tab.locator('h1').first();
const theme = ({ tab }: InTeams) => tab.evaluate(() => document.documentElement.dataset.theme);
const wears = ({ tab }: InTeams, name: string) =>
  tab.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, name);

describe('coming in', () => {
  it('signs in without a word, waits to be asked after somebody left, and shows nothing with passwords', async () => {
    const teams = await testApp.open('/?host=teams', { width: 900 });
    await teams.tab.getByRole('heading', { name: /Good .*, Ada/ }).waitFor();
    await teams.heard('appInitialization.success');
    const said = (await teams.calls()).map(({ func }) => func);
    const order = ['initialize', 'getContext', 'appInitialization.appLoaded', 'authentication.getAuthToken'];
    expect(said.filter((func) => [...order, 'appInitialization.success'].includes(func))).toEqual([
      ...order,
      'appInitialization.success',
    ]);
    expect(teams.tokens).toEqual([{ token: expect.stringMatching(/^ey/), app: 'teams' }]);

    await teams.tab.getByRole('button', { name: /Your account/ }).click();
    await teams.tab.getByRole('button', { name: 'Log out' }).click();
    await teams.tab.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(teams.tokens).toHaveLength(1);
    await teams.tab.getByRole('button', { name: 'Sign in' }).click();
    await teams.tab.getByRole('heading', { name: /Good .*, Ada/ }).waitFor();
    expect(teams.tokens).toHaveLength(2);

    await teams.tab.evaluate(() => {
      window.history.pushState(null, '', '/signUp');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await teams.tab.getByRole('heading', { name: 'Sign-in opens in its own tab.' }).waitFor();
    expect(await teams.tab.locator('input[type=password]').count()).toBe(0);
    await teams.tab.getByRole('button', { name: 'Open in a new tab' }).click();
    expect((await teams.heard('executeDeepLink')).args).toEqual([`${home}/signUp`]);
  });

  it('works where storage is blocked', async () => {
    const teams = await testApp.open('/games?host=teams', { width: 900 }, true);
    await teams.tab.getByRole('heading', { name: 'Games' }).waitFor();
    const isBlocked = await teams.tab.evaluate(() => {
      try {
        return window.localStorage === null;
      } catch {
        return true;
      }
    });
    expect(isBlocked).toBe(true);
  });

  it('asks for a press when Teams does not vouch, says so when the small window is closed, and opens it again', async () => {
    const teams = await testApp.open('/?host=teams', { sso: { error: 'resourceRequiresConsent' } });
    const signIn = teams.tab.getByRole('button', { name: 'Sign in' });
    await signIn.waitFor();
    await teams.heard('appInitialization.success');
    await judge(teams.page, 'the door in Teams');
    const open = async () => {
      const [opened] = await Promise.all([teams.page.context().waitForEvent('page'), signIn.click()]);
      await opened.getByRole('link', { name: 'Continue as Ada Moss' }).waitFor();
      return opened;
    };
    await (await open()).close();
    await teams.tab.getByText('The window was closed before you were signed in.').waitFor();
    expect(teams.codes).toEqual([]);
    const small = await open();
    await small.getByRole('link', { name: 'Continue as Ada Moss' }).click();
    await teams.tab.getByRole('heading', { name: /Good .*, Ada/ }).waitFor();
    const asked = await teams.heard('authentication.authenticate');
    expect(asked.args[0]).toBe(`${home}/loginMS?start=1&popup=teams`);
    const secret = expect.stringMatching(/^[\w-]{16,}$/);
    const redirectUri = `${home}/loginMS`;
    expect(teams.codes).toEqual([{ code: secret, redirectUri, nonce: secret, codeVerifier: secret }]);
    expect(teams.tokens).toEqual([]);
    const told = (await teams.calls()).filter(({ func }) => func.startsWith('authentication.authenticate.'));
    expect(told).toEqual([]); // Teams would tell any app that asked for the window
  });

  it('CWE-346: tells no app that opened the small window with an attempt nobody here began', async () => {
    const teams = await testApp.open('/games?host=teams', { width: 900 });
    await teams.tab.getByRole('heading', { name: 'Games' }).waitFor();
    const opening = teams.page.evaluate(`popUp = window.open('${home}/loginMS?start=1&popup=teams'); null`);
    const [small] = await Promise.all([teams.page.context().waitForEvent('page'), opening]);
    await small.getByRole('link', { name: 'Continue as Ada Moss' }).click();
    await small.getByText(arrival.company.why.nobodyWaits).waitFor();
    const told = (await teams.calls()).filter(({ func }) => func.startsWith('authentication.authenticate.'));
    expect(told).toEqual([]);
  });

  it('does not come in again and again with a session that is over at once', async () => {
    const teams = await testApp.open('/?host=teams', { width: 900 });
    await teams.tab.getByRole('heading', { name: /Good .*, Ada/ }).waitFor();
    const over = { ok: false, error: 'SessionRevoked' };
    await teams.page
      .context()
      .route(`${home}/api/Game/**`, (route) => route.fulfill({ status: 401, json: over }));
    await teams.page.reload();
    await teams.page.frameLocator('iframe').getByRole('button', { name: 'Sign in' }).waitFor();
    await teams.page.waitForLoadState('networkidle');
    expect(teams.tokens).toHaveLength(2);
  });

  it('drops the session of another account of Teams', async () => {
    const teams = await testApp.open('/?host=teams', { width: 900 });
    await teams.tab.getByRole('heading', { name: /Good .*, Ada/ }).waitFor();
    const context = teams.page.context();
    const sso = await testApp.vouching();
    const next = await openInTeams(context, '/?host=teams', { width: 900, sso });
    await next.tab.getByRole('heading', { name: /Good .*, Ada/ }).waitFor();
    expect(teams.tokens).toHaveLength(1);
    await teams.page.close();
    await next.page.close();
    const other = await openInTeams(context, '/?host=teams', {
      width: 900,
      sso,
      context: { userObjectId: 'oid-of-bo' },
    });
    await other.tab.getByRole('heading', { name: /Good .*, Ada/ }).waitFor();
    expect(teams.tokens).toHaveLength(2);
  });
});

describe('looks and links', () => {
  it('wears the theme of Teams, as it changes', async () => {
    const teams = await testApp.open('/user-settings?host=teams', { context: { theme: 'dark' }, width: 900 });
    await heading(teams).waitFor();
    expect(await theme(teams)).toBe('dark');
    expect(await teams.tab.getByText('Theme', { exact: true }).count()).toBe(0);
    await teams.tell('themeChange', 'contrast');
    await wears(teams, 'contrast');
    await judge(teams.page, 'settings in contrast');
    await teams.tell('themeChange', 'default');
    await wears(teams, 'light');
  });

  it('speaks the language of Teams before anybody chose one', async () => {
    const sso = { error: 'resourceRequiresMfa' };
    const teams = await testApp.open('/?host=teams', { sso, context: { locale: 'tr-tr' } });
    await teams.tab.getByRole('button', { name: 'Oturum aç' }).waitFor();
    expect(await teams.tab.evaluate(() => document.documentElement.lang)).toBe('tr');
  });

  it('opens the table a link leads to', async () => {
    const subEntityId = `room:connect4:${testApp.room}`;
    const teams = await testApp.open('/?host=teams', { context: { subEntityId }, width: 900 });
    await teams.tab.getByRole('heading', { name: 'Seats' }).waitFor();
    expect(new URL(teams.tab.url()).pathname).toBe(`/games/connect4/${testApp.room}`);
    await teams.tab.getByRole('button', { name: 'Share in Teams' }).click();
    const shared = await teams.heard('shareDeepLink');
    expect(shared.args).toEqual([subEntityId, 'Four in a Row', `${home}/games/connect4/${testApp.room}`]);
  });

  it('goes nowhere for a link that is none of ours', async () => {
    const subEntityId = 'room:connect4:../../login';
    const teams = await testApp.open('/?host=teams', { context: { subEntityId }, width: 900 });
    await teams.tab.getByRole('heading', { name: /Good .*, Ada/ }).waitFor();
    expect(new URL(teams.tab.url()).pathname).toBe('/');
  });
});

it('is a plain page where the host never answers', async () => {
  const teams = await testApp.open('/?host=teams', { isMute: true });
  await teams.tab.getByText('Sign-in opens in its own tab.').waitFor();
  await teams.tab.getByRole('button', { name: 'Open in a new tab' }).waitFor();
  expect(await teams.tab.locator('input').count()).toBe(0);
});
