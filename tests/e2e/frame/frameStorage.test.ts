// Storage in frames of another site: kept apart by the browser it lasts, and only where it is blocked people are told so.
import type { Frame } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import en from '../../../src/texts/en/door.json' with { type: 'json' };
import type { InTeams } from '../../support/fakes/fakeTeams.ts';
import { openTeamsOffice, type TeamsOffice } from '../hosts/teamsOffice.ts';

let testApp: TeamsOffice;
beforeAll(async () => {
  testApp = await openTeamsOffice();
});
afterEach(() => testApp.tidy());
afterAll(() => testApp?.close());

/** Teams does not vouch, so that somebody has to press a button where the sentence would stand. */
const notVouched = { sso: { error: 'resourceRequiresConsent' }, width: 900 };
const door = ({ tab }: InTeams) => tab.getByRole('button', { name: 'Sign in' });
const sentence = (tab: Frame) => tab.getByText(en.login.forgetful);

test('a frame of another site keeps the session over a reload, and nobody is told otherwise', async () => {
  const teams = await testApp.open('/games?host=teams', notVouched);
  await door(teams).waitFor();
  expect(await sentence(teams.tab).count()).toBe(0);
  const [small] = await Promise.all([teams.page.context().waitForEvent('page'), door(teams).click()]);
  await small.getByRole('link', { name: 'Continue as Ada Moss' }).click();
  await teams.tab.getByRole('heading', { name: 'Games' }).waitFor();
  await teams.page.reload();
  const again = teams.page.frameLocator('iframe');
  await again.getByRole('heading', { name: 'Games' }).waitFor();
  expect(await again.getByText(en.login.forgetful).count()).toBe(0);
  expect(teams.codes).toHaveLength(1);
});

test('a frame without storage says so before somebody signs in', async () => {
  const teams = await testApp.open('/games?host=teams', notVouched, true);
  await door(teams).waitFor();
  await sentence(teams.tab).waitFor();
});
