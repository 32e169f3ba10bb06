// Single sign-on in a browser with providers that others wrote: an admin proves a domain, connects, tests and switches on; a colleague signs in, and is signed out from the other side. Then the same by SAML.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import arrival from '../../../src/texts/en/arrival.json' with { type: 'json' };
import door from '../../../src/texts/en/door.json' with { type: 'json' };
import groups from '../../../src/texts/en/pages/groups.json' with { type: 'json' };
import words from '../../../src/texts/en/pages/sso.json' with { type: 'json' };
import tr from '../../../src/texts/tr/pages/sso.json' with { type: 'json' };
import { openBrowser } from '../../support/browser/browser.ts';
import { judge } from '../../support/browser/judge.ts';
import { windowOf } from '../../support/browser/windows.ts';
import { type CompanyProvider, openCompanyProvider } from '../../support/fakes/companyProvider.ts';
import { type FakeSaml, openFakeSaml } from '../../support/fakes/fakeSaml.ts';
import { type NameServer, openNameServer } from '../../support/fakes/nameServer.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let company: CompanyProvider;
let saml: FakeSaml;
let names: NameServer;
let server: TestServer;
let browser: Browser;
let boss: Member;
let logoutUri = '';

const domain = 'northlight.example';

beforeAll(async () => {
  company = await openCompanyProvider(() =>
    logoutUri === '' ? null : { domain, redirectUri: `${server.url}/sso/back`, logoutUri },
  );
  saml = await openFakeSaml(async () => {
    const team = server.services.database.selectFrom('sso_connections').select('team_id');
    const { team_id } = await team.executeTakeFirstOrThrow();
    return (await fetch(`${server.url}/api/Sso/Metadata/${team_id}`)).text();
  });
  names = await openNameServer();
  const inside = [company.issuer, saml.url].join();
  server = await startTestServer({}, undefined, { SSO_INSIDE: inside, DNS_SERVERS: names.address });
  browser = await openBrowser();
  boss = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await company?.close();
  await saml?.close();
  await names?.close();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** On the pages of the provider. */
async function showWho(page: Page, name: string): Promise<void> {
  await page.waitForURL(`${company.issuer}/**`);
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('whatever');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

it('an admin sets it up, and says whom it concerns', async () => {
  const page = await windowOf(browser, server.url, boss);
  await page.goto('/admin-panel/sso');
  await page.getByRole('textbox', { name: words.domain.label }).fill('gmail.com');
  await button(page, words.domain.add).press('Enter');
  await page.getByText(words.wrong.mailProvider).waitFor();
  await page.getByRole('textbox', { name: words.domain.label }).fill(domain);
  await button(page, words.domain.add).press('Enter');
  await button(page, `Check now: ${domain}`).press('Enter');
  await page.getByText(words.domain.found.nothing).waitFor();
  await judge(page, 'a domain that waits');
  names.records.set(domain, [String(await page.locator('li code').textContent())]);
  await button(page, `Check now: ${domain}`).press('Enter');
  await page.getByText(words.domain.proven, { exact: true }).waitFor();

  await page.getByRole('textbox', { name: words.connection.issuer }).fill('nowhere');
  await button(page, words.connection.save).press('Enter');
  await page.getByText(words.wrong.issuer).waitFor();
  await page.getByText(words.wrong.clientSecret).waitFor();
  await judge(page, 'a connection that cannot be stored');
  const issuer = page.getByRole('textbox', { name: words.connection.issuer });
  await issuer.fill(`${company.issuer}/other`);
  await page.getByRole('textbox', { name: words.connection.clientId }).fill(company.clientId);
  await page.getByLabel(words.connection.clientSecret, { exact: true }).fill('a mistake');
  await button(page, words.connection.save).press('Enter');
  await button(page, words.test.act).press('Enter');
  await page.getByText(words.problem.noDiscovery).waitFor();
  await judge(page, 'a test that failed');
  await issuer.fill(company.issuer);
  await page.getByLabel(words.connection.clientSecret, { exact: true }).fill(company.clientSecret);
  await button(page, words.connection.save).press('Enter');
  await page.getByText(words.test.none).waitFor();
  const { id } = await server.services.database
    .selectFrom('sso_connections')
    .select('id')
    .executeTakeFirstOrThrow();
  logoutUri = `${server.url}/api/Sso/Logout/${id}`;
  await page.getByText(logoutUri).waitFor();
  await button(page, words.test.act).press('Enter');
  await showWho(page, 'ada');
  await page.getByText(words.test.well).waitFor();
  await page.getByText('Groups your provider sent: staff').waitFor();
  await button(page, words.switch.turnOn).press('Enter');
  await page.getByText(words.switch.on).waitFor();
  await page.getByLabel('What being in staff means').selectOption('department');
  await page.getByText(groups.departmentNote).waitFor();
  await button(page, words.groups.renameName.replace('{{name}}', 'staff')).press('Enter');
  await page.getByRole('textbox', { name: words.groups.name }).fill('Everybody');
  await button(page, words.groups.save).press('Enter');
  await page.getByLabel('What being in Everybody means').waitFor();
  expect(await page.getByText(words.wrong.group).count(), 'the form is empty, and nothing is wrong').toBe(0);
  await judge(page, 'a connection that is on, with a department');
  await button(page, `Require company sign-in for ${domain}`).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: words.only.begin }).press('Enter');
  await dialog.getByText(words.wrong.noFactor).waitFor();
  await judge(page, 'the way back has no second step');
  await page.context().close();
});

it('a new colleague signs in by the address alone, and is signed out from the other side', async () => {
  const page = await windowOf(browser, server.url, null);
  await page.goto('/login?returnUrl=%2Fgames');
  await page.getByRole('textbox', { name: door.form.email }).fill(`bo@${domain}`);
  await page.getByRole('textbox', { name: door.form.email }).press('Enter');
  await showWho(page, 'bo');
  await page.waitForURL(`${server.url}/games`);
  const bo = server.services.database
    .selectFrom('people')
    .select('name')
    .where('email_key', '=', `bo@${domain}`);
  expect(await bo.execute()).toEqual([{ name: 'bo of the company' }]);
  const other = await page.context().newPage();
  await other.goto(`${company.issuer}/session/end`);
  await other.getByRole('button', { name: /yes/i }).click();
  await other.waitForURL('**/session/end/success*');
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.context().close();
});

it('the team changes to SAML by the metadata of a provider, and a new colleague signs in', async () => {
  const page = await windowOf(browser, server.url, boss);
  await page.goto('/admin-panel/sso');
  await page.getByRole('radio', { name: words.connection.oidc }).press('ArrowRight');
  await page.getByText('Saving replaces the stored connection by OpenID Connect.').waitFor();
  const metadata = page.getByRole('textbox', { name: words.saml.metadata });
  await metadata.fill('nothing');
  await button(page, words.connection.save).press('Enter');
  await page.getByText(words.wrong.metadata).waitFor();
  await judge(page, 'metadata that are none');
  await metadata.fill(`${saml.url}/metadata`);
  await button(page, words.connection.save).press('Enter');
  await page.getByText(/^Valid until .*2049$/).waitFor();
  await page.getByText(saml.entityId).waitFor();
  const email = (name: string) => ({ email: [`${name}@${domain}`] });
  saml.person = { nameId: 'ada', attributes: { ...email('ada'), groups: ['staff'] } };
  await button(page, words.test.act).press('Enter');
  await button(page, 'Sign in').click();
  await page.getByText(words.test.well).waitFor();
  await page.getByText('Groups your provider sent: staff').waitFor();
  await button(page, words.switch.turnOn).press('Enter');
  await page.getByText(words.switch.on).waitFor();
  await judge(page, 'a connection by SAML that is on');
  await page.context().close();

  const other = await windowOf(browser, server.url, null);
  await other.goto('/login?returnUrl=%2Fgames');
  await other.getByRole('textbox', { name: door.form.email }).fill(`cy@${domain}`);
  await other.getByRole('textbox', { name: door.form.email }).press('Enter');
  saml.person = { nameId: 'cy', attributes: { ...email('cy'), givenName: ['Cy'], sn: ['Young'] } };
  await button(other, 'Sign in').click();
  await other.waitForURL(`${server.url}/games`);
  const cy = server.services.database
    .selectFrom('people')
    .select('name')
    .where('email_key', '=', `cy@${domain}`);
  expect(await cy.execute()).toEqual([{ name: 'Cy Young' }]);
  await other.context().close();
});

it('says when there is no such company, and fits a small window in Turkish and in the dark', async () => {
  const page = await windowOf(browser, server.url, null);
  await page.goto('/login');
  await page.getByRole('link', { name: door.login.sso }).click();
  await page.getByRole('textbox', { name: door.form.workEmail }).fill('bo@elsewhere.example');
  await button(page, arrival.sso.act).press('Enter');
  await page.getByText(arrival.sso.nowhere).waitFor();
  await judge(page, 'no such company');
  await page.goto('/sso/back?state=foreign&code=stolen');
  await page.getByText(arrival.sso.why.InvalidOrExpiredToken).waitFor();
  await judge(page, 'a return that nobody began');
  await page.goto('/sso/domain/no-token');
  await button(page, arrival.sso.domain.act).press('Enter');
  await page.getByRole('alert').waitFor();
  await judge(page, 'a domain that is not confirmed');
  await page.context().close();
  const look = { width: 320, height: 720, theme: 'dark', language: 'tr' } as const;
  const small = await windowOf(browser, server.url, boss, look);
  await small.goto('/admin-panel/sso');
  await small.getByText(tr.switch.on).waitFor();
  await judge(small, 'single sign-on at 320');
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await small.context().close();
});
