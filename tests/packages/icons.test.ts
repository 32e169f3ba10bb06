// The icons in `icons/`: every one that is imported, and no other.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { iconsDirectory, importedByFluent, importedByProduct } from '../../packages/usedIcons.ts';

const drawn = (): string[] =>
  readdirSync(join(iconsDirectory, 'svg'))
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const text = readFileSync(join(iconsDirectory, 'svg', name), 'utf8');
      return [...text.matchAll(/export const (\w+)/g)].map(([, icon = '']) => icon);
    });

it('holds every icon that the product or a Fluent component imports; `npm run take:icons` writes them', () => {
  const wanted = new Set([...importedByProduct(), ...importedByFluent()]);
  expect(wanted.size).toBeGreaterThan(100);
  expect(drawn().toSorted()).toEqual([...wanted].toSorted());
});

it('offers Fluent components what they import from the whole package', async () => {
  const index = await import('../../icons/index.js');
  expect(Object.keys(index)).toEqual(expect.arrayContaining([...importedByFluent()]));
});

it.each([
  ['an icon beside a text', {}, 'aria-hidden="true"'],
  ['an icon with a title', { title: 'Done' }, 'aria-label="Done" role="img"'],
  ['an icon with a label', { 'aria-label': 'Done' }, 'aria-label="Done" role="img"'],
])('%s is read out accordingly', (_, props, attributes) => {
  expect(renderToStaticMarkup(createElement(Checkmark20Regular, props))).toContain(attributes);
});
