// Plans and billing in a browser, on the sandbox: subscribe, change, a payment that fails, cancel, resume; by mouse and keyboard, in Turkish at 320 px too.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../src/texts/en/pages/billing.json' with { type: 'json' };
import tr from '../../../src/texts/tr/pages/billing.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, goOn, windowOf } from '../../support/browser/windows.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import { changeTeam, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bo Lind');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('subscribes, adds people, pays yearly, cancels and goes on', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/');
  await page.getByRole('link', { name: 'Plans and Billing' }).click();
  await page.getByText(en.current.none).waitFor();
  await page.getByText(en.sandbox.note).waitFor();
  await judge(page, 'plans');
  const people = page.getByLabel(en.plans.people);
  expect(await people.inputValue()).toBe('5'); // room to grow for the two of them
  await people.fill('1');
  await page.getByText('Enter a number from 2 to 500.').waitFor();
  await button(page, 'Choose Team').click();
  expect(await people.evaluate((field) => field === document.activeElement)).toBe(true);
  await people.fill('5');
  await page.getByText(/€15\.00 a month for 5/).waitFor();
  await button(page, 'Choose Team').press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('To pay now: €15.00').waitFor();
  await judge(page, 'what a plan costs');
  await dialog.getByRole('button', { name: en.change.toPayment }).click();
  await page.getByRole('heading', { name: en.sandbox.title }).waitFor();
  await judge(page, 'sandbox');
  await button(page, en.sandbox.paymentFails).click();
  await page.getByText(en.sandbox.failed).first().waitFor();
  await page.getByText(en.current.none).waitFor();
  await people.fill('5');
  await button(page, 'Choose Team').click();
  await dialog.getByRole('button', { name: en.change.toPayment }).click();
  await button(page, en.sandbox.pay).press('Enter');
  await page.getByRole('heading', { name: en.success.title }).waitFor();
  await judge(page, 'checkout success');
  await page.getByRole('link', { name: en.nav.invoices }).click();
  await page.getByText('€15.00').waitFor();
  await judge(page, 'invoices');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF, invoice T-/ }).press('Enter');
  const invoice = await coming;
  expect(invoice.suggestedFilename()).toMatch(/^T-\d{6}\.pdf$/);
  expect((await readFile(await invoice.path())).toString('latin1')).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);

  await page.getByRole('link', { name: en.nav.plans, exact: true }).click();
  await page.getByText('2 of 5 places are taken.').waitFor();
  await people.fill('8');
  await button(page, 'Change to Team').click();
  await dialog.getByText('€24.00 a month for up to 8 people.').waitFor();
  await dialog.getByText('To pay now: €9.00').waitFor();
  await judge(page, 'change of plan');
  await dialog.getByRole('button', { name: 'Pay €9.00' }).click();
  await page.getByText('2 of 8 places are taken.').waitFor();
  await page.getByRole('switch', { name: /^Pay yearly/ }).check();
  await button(page, 'Change to Team').click();
  await dialog.getByRole('button', { name: /^Pay €/ }).click();
  await page.getByText('Team, per person, yearly').waitFor();

  await button(page, en.cancel.act).click();
  await dialog.getByRole('button', { name: /^Cancel on / }).click();
  await page.getByText(/^Your plan ends on /).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await judge(page, 'plan that ends');
  await button(page, en.current.resume).click();
  await page.getByText(/^Next invoice: €240\.00 on /).waitFor();
  await button(page, 'Add 5 places').click();
  await page.getByRole('alertdialog', { name: 'Add 5 places?' }).waitFor();
  await dialog.getByRole('button', { name: /^Pay €/ }).click();
  await page.getByText('2 of 13 places are taken.').waitFor();
  await goOn(page, '/admin-panel/audit');
  await page.getByText('Cancelled the plan').waitFor();
});

it('checks billing details in place, by country', async () => {
  const page = await windowOf(browser, server.url, ada, { language: 'tr', width: 320, height: 640 });
  await page.goto('/billing-details');
  const label = (text: string) => page.getByLabel(text, { exact: true });
  await label(tr.details.companyName).fill('Northlight');
  await button(page, 'Değişiklikleri kaydet').click();
  await page.getByText(tr.details.wrong.empty).first().waitFor();
  await judge(page, 'billing details with faults at 320');
  await label(tr.details.country).selectOption('DE');
  for (const [name, text] of [
    [tr.details.vatNumber, 'DE136695978'],
    [tr.details.financeEmail, 'nobody'],
    [tr.details.addressLine1, 'Kai 1'],
    [tr.details.postalCode, '1011'],
    [tr.details.city, 'Berlin'],
    [tr.details.contactFirstName, 'Ada'],
    [tr.details.contactLastName, 'Moss'],
    [tr.details.contactEmail, 'ada@example.test'],
    [tr.details.contactPhone, 'call me'],
  ] as const)
    await label(name).fill(text);
  await button(page, 'Değişiklikleri kaydet').click();
  const wrong = tr.details.wrong;
  for (const words of [wrong.vatNumber, wrong.financeEmail, wrong.postalCode, wrong.contactPhone])
    await page.getByText(words).first().waitFor();
  await label(tr.details.vatNumber).fill('de 136 695 976');
  await label(tr.details.financeEmail).fill('finance@example.test');
  await label(tr.details.postalCode).fill('10115');
  await label(tr.details.contactPhone).fill('+49 30 1234567');
  await button(page, 'Değişiklikleri kaydet').click();
  await button(page, 'Kaydedildi').waitFor();
  await page.reload();
  await expect.poll(() => label(tr.details.vatNumber).inputValue()).toBe('DE136695976');
});

it('says that a payment failed, and lets admins through to pay', async () => {
  const teamId = ada.team?.teamId ?? '';
  await changeTeam(server, teamId, { is_limited: false, deactivation_due_at: Date.UTC(2027, 0, 1) });
  const page = await windowOf(browser, server.url, ada, { width: 640, height: 800 });
  await page.goto('/');
  await page.getByText('Please update your payment method by 1 January 2027.').waitFor();
  await judge(page, 'banner');
  await button(page, en.banner.close).click();
  expect(await page.getByText('A payment failed.').count()).toBe(0);

  await changeTeam(server, teamId, { is_limited: true });
  await page.goto('/games');
  await page.getByRole('link', { name: en.payment.update }).click();
  await page.getByText('VISA ending in 4242').waitFor();
  await judge(page, 'payment method');
  await button(page, en.payment.replace).press('Enter');
  await button(page, en.sandbox.pay).click();
  await page.getByText('VISA ending in 4242').waitFor();
  const member = await windowOf(browser, server.url, bo, { language: 'tr', width: 320 });
  await member.goto('/plans');
  await member.getByText('Takımının planı askıda').waitFor();
  await changeTeam(server, teamId, { is_limited: false, deactivation_due_at: null });
});
