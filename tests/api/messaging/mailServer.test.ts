// A whole mail server (smtp-server) instead of a small fake: encrypted, with a password, known by its certificate or not.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasOpenssl, makeCertificate } from '../../support/servers/certificate.ts';
import { type Serving, serve } from '../../support/servers/serving.ts';

let directory: string;
let certificate: string;
let mailServer: SMTPServer;
let port: number;
let topla: Serving | null;
const passwords: string[] = [];
const letters: { readonly to: string[]; readonly text: string; readonly isEncrypted: boolean }[] = [];

if (!hasOpenssl) console.error('NOT TESTED with a whole mail server: install openssl');

async function signUp(environment: Readonly<Record<string, string>>): Promise<Serving> {
  topla = await serve({
    SMTP_URL: `smtp://topla:secret@localhost:${port}`,
    MAIL_FROM: 'Topla <topla@topla.test>',
    ...environment,
  });
  const answer = await fetch(`${topla.url}/api/Authentication/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bo', email: 'bo@example.test', password: 'a quiet walk by the lake' }),
  });
  expect(answer.status).toBe(200);
  return topla;
}

describe.runIf(hasOpenssl)('a whole mail server', () => {
  beforeEach(async () => {
    passwords.length = 0;
    letters.length = 0;
    topla = null;
    directory = mkdtempSync(join(tmpdir(), 'topla-mail-'));
    const made = makeCertificate(directory);
    certificate = made.certificate;
    mailServer = new SMTPServer({
      key: readFileSync(made.key),
      cert: readFileSync(made.certificate),
      authMethods: ['PLAIN', 'LOGIN'],
      onAuth({ username, password = '' }, _session, callback) {
        passwords.push(String(password));
        if (username === 'topla' && password === 'secret') callback(null, { user: 'topla' });
        else callback(new Error('535 5.7.8 who are you?'));
      },
      onData(stream, { envelope, secure }, callback) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const text = Buffer.concat(parts).toString();
          letters.push({ to: envelope.rcptTo.map(({ address }) => address), text, isEncrypted: secure });
          callback();
        });
      },
    });
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
    const address = mailServer.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });

  afterEach(async () => {
    await topla?.remove();
    await new Promise<void>((resolve) => mailServer.close(resolve));
    rmSync(directory, { recursive: true });
  });

  test('a mail travels encrypted, after the password did, to who it is for', async () => {
    await signUp({ NODE_EXTRA_CA_CERTS: certificate });
    await vi.waitFor(() => expect(letters).toHaveLength(1), { timeout: 60_000 });
    expect(letters[0]).toMatchObject({ to: ['bo@example.test'], isEncrypted: true });
    expect(letters[0]?.text).toMatch(/^From: Topla <topla@topla\.test>$/m);
    expect(letters[0]?.text).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(passwords).toEqual(['secret']);
  });

  test('a server nobody vouches for is told no password, and gets no mail', async () => {
    const { log } = await signUp({});
    await vi.waitFor(() => expect(log()).toContain('mail not sent'), { timeout: 60_000 });
    expect(passwords).toEqual([]);
    expect(letters).toEqual([]);
    expect(log()).not.toContain('secret');
  });

  test('a wrong password loses no mail, and is in no log', async () => {
    const { log } = await signUp({
      NODE_EXTRA_CA_CERTS: certificate,
      SMTP_URL: `smtp://topla:mistyped@localhost:${port}`,
    });
    await vi.waitFor(() => expect(log()).toMatch(/mail not sent.*EAUTH|EAUTH.*mail not sent/), {
      timeout: 60_000,
    });
    expect(log()).toContain('"isOver":false');
    expect(log()).not.toContain('mistyped');
  });
});
