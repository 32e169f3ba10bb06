// The screen printed at the start names a setting for everything that is off, and no secret.
import { expect, it } from 'vitest';
import { readConfig } from '../../base/config/config.ts';
import { settings } from '../../base/config/settings.ts';
import { startScreen } from './startScreen.ts';

const names = new Set(Object.values(settings).map(({ name }) => name));
const settingNames = (line: string): string[] =>
  line.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|\bJOLPICA\b/g) ?? [];
const word = 'q3Yk0cFzv1mM2bqkq8m1l0Zs5cXo7n4tG9hJ6wEaRdU';

it('says of everything that is off which setting turns it on', () => {
  const [first, ...features] = startScreen(readConfig({}), 3000).trimEnd().split('\n');
  expect(first).toBe('Topla is running at http://localhost:3000');
  for (const feature of features) {
    expect(settingNames(feature).length).toBeGreaterThan(0);
    expect(settingNames(feature).filter((name) => !names.has(name))).toEqual([]);
  }
});

it('fits on one screen', () => {
  const lines = startScreen(readConfig({}), 3000).trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(24);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(110);
});

it('says of everything else that it is on, without a secret', () => {
  const said = startScreen(
    readConfig({
      DATABASE_URL: `postgres://topla:${word}@db/topla`,
      SIGNING_KEY: word,
      REDIS_URL: `redis://:${word}@redis`,
      SMTP_URL: `smtps://topla:${word}@mail`,
      FEEDBACK_MAIL: 'owner@topla.test',
      MS_CLIENT_ID: 'id',
      MS_CLIENT_SECRET: word,
      SLACK_CLIENT_ID: 'id',
      SLACK_CLIENT_SECRET: word,
      SLACK_SIGNING_SECRET: word,
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: word,
      MEET_PROJECT_NUMBER: '12',
      API_FOOTBALL_KEY: word,
      STRIPE_SECRET_KEY: `sk_test_${word}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${word}`,
      JOLPICA: 'on',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      TRUST_PROXY: '10.0.0.1',
      PUBLIC_URL: 'https://play.topla.test',
    }),
    3000,
  );
  expect(said).not.toContain(word);
  const [first, ...features] = said.trimEnd().split('\n');
  expect(first).toBe('Topla is running at https://play.topla.test');
  for (const feature of features) expect(feature).toMatch(/ on$/);
});
