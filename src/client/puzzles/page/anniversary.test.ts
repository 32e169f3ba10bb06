// Which streaks are celebrated.
import { expect, it } from 'vitest';
import { isAnniversary } from './anniversary.ts';

it('are some of the first fifty, and every fiftieth', () => {
  const celebrated = Array.from({ length: 160 }, (_, streak) => streak).filter(isAnniversary);
  expect(celebrated).toEqual([5, 10, 20, 30, 50, 100, 150]);
});
