// The content service: all badges, those of a list, and no question but the ones on the list of questions.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Achievement } from '../../../src/contract/progress/achievements.ts';
import { drawings } from '../../../src/ui/badges/drawings.tsx';
import { startTestApp, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const usual = 'sort=Order&pagination[start]=0&pagination[limit]=100&populate=*';
const ask = (query: string) => testApp.ask('GET', `/api/achievements?${query}`);
async function asked(query: string): Promise<Achievement[]> {
  const { status, raw } = await ask(query);
  expect(status, raw.body).toBe(200);
  return raw.json();
}

test('gives every badge in its order, in both languages, to anybody', async () => {
  const all = await asked(usual);
  expect(all.map(({ Order }) => Order)).toEqual(Array.from({ length: 41 }, (_, at) => (at + 1) * 10));
  expect(all[0]).toEqual({
    idprod: 1,
    Order: 10,
    key: 'firstGame',
    xp: 10,
    image: '/art/badges/firstGame.svg',
    title: { en: 'First table', tr: 'İlk masa' },
    text: { en: 'Finish your first game.', tr: 'İlk oyununu bitir.' },
  });
  expect(new Set(all.map(({ title }) => title.tr)).size).toBe(41);
});

test.each([
  ['filters[idprod][$in]=', []],
  ['filters[idprod][$in][0]=36&filters[idprod][$in][1]=2', [2, 36]],
  ['filters[idprod][$in][0]=99', []],
  [`${usual}&filters[idprod][$in][0]=7`, [7]],
  ['pagination[start]=39', [40, 41]],
  ['pagination[start]=1&pagination[limit]=2', [2, 3]],
  ['filters%5Bidprod%5D%5B%24in%5D%5B0%5D=5', [5]],
])('?%s', async (query, idprods) => {
  expect((await asked(query)).map(({ idprod }) => idprod)).toEqual(idprods);
});

test.each([
  'sort=createdBy',
  'sort=Order:desc',
  'populate=createdBy',
  'populate[createdBy][fields][0]=password',
  'pagination[limit]=101',
  'pagination[limit]=0',
  'pagination[start]=-1',
  'pagination[pageSize]=5',
  'filters[idprod][$in]=5',
  'filters[idprod][$in][0]=x',
  'filters[idprod][$in][100]=1',
  'filters[idprod][$eq]=1',
  'filters[idprod][$in][0]=1&filters[xp][$gt]=10',
  'filters[createdBy][password][$startsWith]=a',
  'filters[$or][0][idprod]=1',
  '__proto__=1',
  'constructor=1',
  'sort=Order&sort=Order',
  'fields[0]=key',
])('refuses ?%s', async (query) => {
  const { status, body, raw } = await ask(query);
  expect([status, body.error]).toEqual([400, 'InvalidInput']);
  expect(raw.body).not.toContain('password');
});

test('names pictures that are drawn, and every drawing is one of a badge', async () => {
  const keys = (await asked(usual)).map(({ key }) => key);
  expect(Object.keys(drawings).sort()).toEqual(keys.sort());
});
