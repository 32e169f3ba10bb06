// The number on the app’s icon, where there is one.
import { expect, it } from 'vitest';
import { type AppIcon, showBadge } from './appBadge.ts';

function iconOf() {
  const shown: (number | 'none')[] = [];
  const icon: AppIcon = {
    setAppBadge: async (count) => void shown.push(count),
    clearAppBadge: async () => void shown.push('none'),
  };
  return { icon, shown };
}

it.each([
  [3, [3]],
  [0, ['none']],
  [-1, ['none']],
])('%i turns: %j', async (count, expected) => {
  const { icon, shown } = iconOf();
  await showBadge(icon, count);
  expect(shown).toEqual(expected);
});

it.each<[string, AppIcon]>([
  ['a browser without any', {}],
  ['one that does not allow it', { setAppBadge: () => Promise.reject(new DOMException('no')) }],
])('%s shows none', async (_, icon) => {
  await expect(showBadge(icon, 2)).resolves.toBeUndefined();
});
