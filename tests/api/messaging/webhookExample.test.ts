// The example of the Help Center for receivers of webhooks, run as it stands there.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { webhookExample } from '../../../src/client/people/help/examples.ts';
import { newWebhookSecret, webhookHeaders } from '../../../src/server/messaging/webhooks/signature.ts';

test('it tells a message of this server from a forged, a changed and an old one', async () => {
  const secret = newWebhookSecret();
  const body = '{"type":"test"}';
  const directory = await mkdtemp(join(tmpdir(), 'topla-example-'));
  const file = join(directory, 'example.mjs');
  await writeFile(file, webhookExample);
  const { isFromTopla } = await import(/* @vite-ignore */ file);
  const now = Math.floor(Date.now() / 1_000);
  const signed = webhookHeaders(secret, { id: 'a', timestamp: now, body });
  expect(isFromTopla(secret, signed, body)).toBe(true);
  expect(isFromTopla(secret, signed, `${body} `)).toBe(false);
  expect(isFromTopla('whsec_AAAA', signed, body)).toBe(false);
  const old = webhookHeaders(secret, { id: 'a', timestamp: now - 301, body });
  expect(isFromTopla(secret, old, body)).toBe(false);
  await rm(directory, { recursive: true });
});
