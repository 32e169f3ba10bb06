// Clicks are passed on where the owner has set an address: which and when, never whose.
import { expect, test } from 'vitest';
import { openLoopback } from '../../support/fakes/loopback.ts';
import { foundTeam, startTestApp } from '../../support/servers/testApp.ts';

test('which and when, and nothing else', async () => {
  const { promise: posted, resolve } = Promise.withResolvers<string>();
  const owner = await openLoopback(({ raw }) => {
    resolve(raw);
    return { body: {} };
  });
  const testApp = await startTestApp({ environment: { CLICKS_URL: owner.url } });
  const { member } = await foundTeam(testApp, 'Ours');
  const click = (json: object) => testApp.ask('POST', '/api/Analytics/Click', { token: member.token, json });
  expect((await click({ click: 'inviteLinkCopied' })).status).toBe(200);
  expect(JSON.parse(await posted)).toEqual({
    event: 'inviteLinkCopied',
    at: new Date(testApp.clock.now()).toISOString(),
  });
  expect((await click({ click: 'somethingElse' })).body.error).toBe('InvalidInput');
  await owner.close();
  expect((await click({ click: 'helpOpened' })).status).toBe(200);
  await testApp.close();
});
