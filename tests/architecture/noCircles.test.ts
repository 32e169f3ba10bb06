// The build fails where its files import each other in a circle.
import { expect, it } from 'vitest';
import { circleIn } from '../../vite/noCircles.ts';

it.each([
  ['none', { page: ['fields', 'ground'], fields: ['ground'], ground: [] }, null],
  ['two', { page: ['fields'], fields: ['forms'], forms: ['fields'] }, ['fields', 'forms', 'fields']],
  ['three', { a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
  ['one that nothing leads to', { page: [], x: ['y'], y: ['x'] }, ['x', 'y', 'x']],
])('%s', (_, imports, circle) => {
  expect(circleIn(new Map(Object.entries(imports)))).toEqual(circle);
});
