// A payment by Stripe in a browser: there, back, and confirmed only once Stripe has said so.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../src/texts/en/pages/billing.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { type FakeStripe, openFakeStripe } from '../../support/fakes/fakeStripe.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let stripe: FakeStripe;
let browser: Browser;
let ada: Member;

beforeAll(async () => {
  stripe = await openFakeStripe({ now: () => Date.now() });
  server = await startTestServer({}, undefined, stripe.environment);
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await server?.close();
  await stripe?.close();
});

async function tellAll() {
  for (const event of stripe.events.splice(0)) {
    const { payload, headers } = stripe.signed(event);
    const { status } = await fetch(`${server.url}/api/Stripe/Webhook`, {
      method: 'POST',
      headers,
      body: payload,
    });
    expect(status).toBe(200);
  }
}

it('pays on the page of Stripe, waits for the word of Stripe, and takes the invoice along', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.route('https://checkout.stripe.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Pay</title><h1>Pay</h1></html>',
    }),
  );
  await page.goto('/plans');
  await page.getByLabel(en.plans.people).fill('5');
  await page.getByRole('button', { name: 'Choose Team', exact: true }).click();
  await page.getByText('To pay now: €15.00').waitFor();
  await page.getByRole('button', { name: en.change.toPayment }).click();
  await page.getByRole('heading', { name: 'Pay' }).waitFor();
  stripe.complete(page.url());
  await page.goto('/checkout-success');
  await page.getByRole('heading', { name: en.success.waiting }).waitFor();
  expect(await page.getByText(en.sandbox.note).count()).toBe(0);
  await judge(page, 'checkout success that waits');
  await tellAll();
  await page.getByRole('heading', { name: en.success.title }).waitFor();
  await page.goto('/invoices');
  const link = page.getByRole('link', { name: /STAND-in/ });
  expect(await link.getAttribute('href')).toMatch(/^https:.*pdf$/);
  await judge(page, 'invoices of Stripe');
});
