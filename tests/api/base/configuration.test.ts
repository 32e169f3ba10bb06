// The settings: read once, checked, documented; and what production refuses.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Environment, readConfig } from '../../../src/server/base/config/config.ts';
import { settings } from '../../../src/server/base/config/settings.ts';
import { StartRefused } from '../../../src/server/base/shared/startRefused.ts';
import { signingKeys } from '../../../src/server/people/identity/keys.ts';

const key = 'q3Yk0cFzv1mM2bqkq8m1l0Zs5cXo7n4tG9hJ6wEaRdU';

function refusalOf(environment: Environment): string {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    expect(error.exitCode).toBe(78);
    return error.message;
  }
}

test('docs/OPERATIONS.md has the table that `npm run -s list:settings` prints', () => {
  const printed = execFileSync(process.execPath, ['src/server/base/config/listSettings.ts'], {
    encoding: 'utf8',
  });
  for (const { name } of Object.values(settings)) expect(printed).toContain(`| \`${name}\` `);
  const page = readFileSync(new URL('../../../docs/OPERATIONS.md', import.meta.url), 'utf8');
  expect(/^\| Setting +\|.*\n(?:\|.*\n)+/m.exec(page)?.[0]).toBe(printed);
});

describe('settings', () => {
  test('all have a default for trying out', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3_000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      rateScale: 1,
    });
    expect(Object.isFrozen(config)).toBe(true);
    expect(config.clientOrigins).toContain('http://127.0.0.1:3000');
  });

  test('that make no sense are all named at once', () => {
    const said = refusalOf({
      PORT: 'http',
      SERVICES: 'game,mail',
      PUBLIC_URL: 'play.example.com/',
      RATE_SCALE: '0',
    });
    for (const name of ['PORT', 'SERVICES', 'PUBLIC_URL', 'RATE_SCALE']) expect(said).toContain(`${name} is`);
  });

  test('that are secret come from files too, and are never said', () => {
    const directory = mkdtempSync(join(tmpdir(), 'topla-secret-'));
    writeFileSync(join(directory, 'key'), `${key}\n`);
    expect(readConfig({ SIGNING_KEY_FILE: join(directory, 'key') }).signingKey).toBe(key);
    rmSync(directory, { recursive: true });
    expect(refusalOf({ SIGNING_KEY_FILE: '/nowhere/key' })).toContain(
      'SIGNING_KEY_FILE points to /nowhere/key',
    );
    expect(refusalOf({ SIGNING_KEY: 'short-and-secret' })).not.toContain('short-and-secret');
  });

  test.each([
    ['none', undefined],
    ['a short one', 'abc'],
    ['one from a manual', 'example-example-example-example-example-key'],
    ['one letter', 'a'.repeat(43)],
  ])('a shared database wants a real signing key, not %s', (_what, signingKey) => {
    const said = refusalOf({ DATABASE_URL: 'postgres://x/y', SIGNING_KEY: signingKey });
    expect(said).toContain('SIGNING_KEY must be');
  });
});

describe('production', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://play.example.com',
    SIGNING_KEY: key,
    SMTP_URL: 'smtps://mail.example.com',
  };

  test('starts when all is well', () => {
    expect(readConfig(production).isProduction).toBe(true);
  });

  test.each([
    ['PUBLIC_URL', 'http://play.example.com'],
    ['CLIENT_ORIGINS', 'http://app.example.com'],
    ['API_ORIGINS', 'http://api.example.com'],
    ['RATE_SCALE', '100'],
    ['SMTP_URL', 'smtp://127.0.0.1:2525'],
    ['SMTP_URL', ''],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '127.0.0.1,::/0'],
    ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
    ['TRUST_PROXY', 'true'],
    ['CLICKS_URL', 'http://clicks.example.com/topla'],
    ['CLICKS_URL', 'https://localhost/topla'],
    ['CLICKS_URL', 'https://10.1.2.3/topla'],
    ['CLICKS_URL', 'https://0x7f.1/topla'],
    ['CLICKS_URL', 'https://169.254.169.254/latest'],
    ['CLICKS_URL', 'https://[fd00::1]/topla'],
    ['CLICKS_URL', 'https://[::ffff:10.0.0.1]/topla'],
    ['CLICKS_URL', 'https://clicks/topla'],
    ['CLICKS_URL', 'https://clicks.analytics.svc.cluster.local/topla'],
    ['COUNTDOWN_MS', '0'],
  ])('refuses %s=%s', (name, value) => {
    expect(refusalOf({ ...production, [name]: value })).toContain(name);
  });

  test.each(['sk_test_abc', 'rk_test_abc'])(
    'refuses a test key of Stripe, and never says it: %s',
    (stripe) => {
      const said = refusalOf({
        ...production,
        STRIPE_SECRET_KEY: stripe,
        STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      });
      expect(said).toContain('STRIPE_SECRET_KEY must be a live key');
      expect(said).not.toContain(stripe);
    },
  );

  test.each([
    ['TRUST_PROXY', '10.0.0.0/8,192.168.7.1,fd00::/8'],
    ['CLICKS_URL', 'https://clicks.example.com/topla'],
    ['CLICKS_URL', 'https://8.8.8.8/topla'],
    ['STRIPE_SECRET_KEY', 'sk_live_abc'],
    ['COUNTDOWN_MS', '1000'],
  ])('takes %s=%s', (name, value) => {
    const hook = name === 'STRIPE_SECRET_KEY' ? { STRIPE_WEBHOOK_SECRET: 'whsec_abc' } : {};
    expect(refusalOf({ ...production, ...hook, [name]: value })).toBe('');
  });

  test('refuses to guess its own address', () => {
    expect(refusalOf({ NODE_ENV: 'production' })).toContain('https');
  });
});

describe('the signing key of an embedded server', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'topla-keys-'));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  test('is made once and kept for its owner alone', () => {
    const made = { signingKey: null, previousSigningKey: null, dataDirectory: join(directory, 'data') };
    const first = signingKeys(made);
    expect(signingKeys(made).current.kid).toBe(first.current.kid);
    expect(statSync(join(directory, 'data', 'signing-key')).mode & 0o777).toBe(0o600);
    expect(signingKeys({ ...made, dataDirectory: join(directory, 'other') }).current.kid).not.toBe(
      first.current.kid,
    );
  });
});
