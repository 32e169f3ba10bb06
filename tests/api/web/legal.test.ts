// Privacy and terms of use: the product's own pages, or those of the operator.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../support/servers/testApp.ts';

it.each([
  [{}, [200, undefined], [200, undefined]],
  [{ PRIVACY_URL: 'https://example.com/privacy' }, [302, 'https://example.com/privacy'], [200, undefined]],
  [{ TERMS_URL: 'https://example.com/terms' }, [200, undefined], [302, 'https://example.com/terms']],
])('with the settings %j', async (environment, privacy, terms) => {
  const siteDirectory = await mkdtemp(join(tmpdir(), 'topla-site-'));
  await writeFile(join(siteDirectory, 'index.html'), '<!doctype html>');
  const testApp = await startTestApp({ siteDirectory, environment });
  onTestFinished(async () => {
    await testApp.close();
    await rm(siteDirectory, { recursive: true, force: true });
  });
  const answers = [await testApp.ask('GET', '/privacy'), await testApp.ask('GET', '/terms')];
  expect(answers.map(({ raw }) => [raw.statusCode, raw.headers.location])).toEqual([privacy, terms]);
});
