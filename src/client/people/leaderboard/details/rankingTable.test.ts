// Sorting and finding in a ranking.
import { describe, expect, it } from 'vitest';
import type { DetailsRow } from '../../../../contract/progress/leaderboards.ts';
import { firstOrder, named, pagesOf, sorted } from './rankingTable.ts';

const row = (name: string, rank: number, won: number, best: number | null): DetailsRow => ({
  userId: name,
  name,
  avatar: null,
  rank,
  move: null,
  points: 100 - rank,
  played: 10,
  won,
  winRate: won * 10,
  best,
});
const rows = [row('Işıl', 1, 3, 2), row('Can', 2, 5, null), row('Çağla', 2, 5, 4)];
const collator = new Intl.Collator('tr');
const names = (all: readonly DetailsRow[]) => all.map(({ name }) => name);

describe('a ranking', () => {
  it.each([
    ['rank', ['Işıl', 'Can', 'Çağla']],
    ['name', ['Can', 'Çağla', 'Işıl']],
    ['won', ['Can', 'Çağla', 'Işıl']],
    ['best', ['Çağla', 'Işıl', 'Can']],
  ] as const)('is first sorted by %s as one expects', (by, order) => {
    expect(names(sorted(rows, firstOrder(by), collator))).toEqual(order);
  });

  it('is turned around', () => {
    expect(names(sorted(rows, { by: 'name', isDown: true }, collator))).toEqual(['Işıl', 'Çağla', 'Can']);
  });

  it('is searched as the language writes', () => {
    expect(names(named(rows, 'IŞIL', 'tr'))).toEqual(['Işıl']);
    expect(names(named(rows, ' ça', 'tr'))).toEqual(['Çağla']);
    expect(named(rows, 'zz', 'tr')).toEqual([]);
  });

  it('has at least one page', () =>
    expect([0, 20, 21].map((total) => pagesOf(total, 20))).toEqual([1, 1, 2]));
});
