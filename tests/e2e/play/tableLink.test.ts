// The link of a table in the hands of somebody new: through sign-up into the team, and onto a free seat.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import arrival from '../../../src/texts/en/arrival.json' with { type: 'json' };
import door from '../../../src/texts/en/door.json' with { type: 'json' };
import { openBrowser } from '../../support/browser/browser.ts';
import { admitToOutbox } from '../../support/people/outbox.ts';
import { connect } from '../../support/people/player.ts';
import { foundTeam } from '../../support/people/team.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('leads a newcomer through sign-up to the seat', async () => {
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const ada = await connect(server.url, founder);
  const made = await ada.say('room:create', { gameName: 'connect4' });
  const room = made.ok ? made.room : '';
  ada.socket.on('connect', () => void ada.say('match:sync', { room })); // as pages do after a break
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`/games/connect4/${room}?gameSpace=${founder.team?.teamId}`);
  await page.getByRole('heading', { name: 'Join Northlight Labs' }).waitFor();
  await page.getByLabel(door.form.name, { exact: true }).fill('Bo Lind');
  await page.getByLabel(door.form.workEmail).fill('bo@newcomers.test');
  await page.getByLabel(door.form.password, { exact: true }).fill('saffron-teapot-42');
  await page.getByRole('button', { name: arrival.signUp.act }).click();
  await admitToOutbox(context, server.url);
  const outbox = await context.newPage();
  const link = async () => {
    await outbox.goto('/dev/outbox');
    const mail = await outbox.content();
    return /\/verify\/[\w-]{43}/.exec(mail.slice(mail.indexOf('bo@newcomers.test')))?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  await page.goto(await link());
  await page.getByRole('button', { name: arrival.survey.skipAll }).click();
  await page.waitForURL(new RegExp(`/games/connect4/${room}$`));
  await ada.until(
    'Bo at the table',
    () => ada.room()?.players.some(({ name }) => name === 'Bo Lind') ?? false,
  );
  ada.leave();
});
