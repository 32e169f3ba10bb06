// Small draws in a browser: each kind, what came out with its proof, and a colleague who sees the same in Turkish at 320 px.
import { afterAll, expect, it } from 'vitest';
import { pressByKeys } from '../../support/browser/byKeyboard.ts';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { colleague, foundTeam } from '../../support/people/team.ts';

afterAll(async () => closeWindows(await sharedBrowser()));

it('coin, dice, names: drawn, shown and verified', async () => {
  const { url } = await sharedServer();
  const ada = await foundTeam(url, 'Ada Moss', 'Northlight Labs');
  const bora = await colleague(url, ada, 'Bora Işık');
  const page = await windowOf(await sharedBrowser(), url, ada);
  await page.goto('/draws');
  await page.getByText('Nothing was drawn yet.').waitFor();
  expect(await page.getByText(/^[0-9a-f]{64}$/).isVisible()).toBe(false);
  await page.getByText('How to verify the next draw, number 1').click();
  await page.getByText(/^[0-9a-f]{64}$/).waitFor();
  await judge(page, 'draws: empty');
  await pressByKeys(page, page.getByRole('button', { name: 'Flip the coin' }));
  await page.getByText(/^Draw 1 · Coin · Ada Moss/).waitFor();
  await page.getByRole('button', { name: 'Dice', exact: true }).click();
  await page.getByLabel('Dice').fill('many');
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await page.getByText('Write dice such as 2d6+1').waitFor();
  await page.getByLabel('Dice').fill('3d6-2');
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await page
    .getByRole('listitem')
    .getByText(/^3d6-2: -?\d+ \(\d, \d, \d\)$/)
    .waitFor();
  await page.getByRole('button', { name: 'Who of us' }).click();
  await page.getByRole('button', { name: 'Add who is online' }).click();
  await expect.poll(() => page.getByLabel('Names').inputValue()).toContain('Ada Moss');
  await page.getByLabel('Names').fill('Ada, Bora, Can');
  await page.getByRole('button', { name: 'Draw a name' }).click();
  await page.getByText(/^Draw 3 · Who of us/).waitFor();
  await page.getByRole('button', { name: 'Random order' }).click();
  await page.getByRole('button', { name: 'Draw the order' }).click();
  await page.getByText(/^Draw 4 · Random order/).waitFor();
  await page.getByText('Verified draw').first().click();
  await page.getByText('Team and number of the draw').first().waitFor();
  await judge(page, 'draws: four');

  const look = { language: 'tr', width: 320, height: 720, theme: 'dark' } as const;
  const phone = await windowOf(await sharedBrowser(), url, bora, look);
  await phone.goto('/draws');
  await phone.getByText('Doğrulanmış çekiliş').first().waitFor();
  expect(await phone.getByText('Doğrulanmış çekiliş').count()).toBe(4);
  await phone.getByRole('button', { name: 'Hangimiz' }).click();
  await judge(phone, 'draws: narrow');
});
