// Filtering by name, sorting by column and paging of a ranking.
import type { DetailsRow } from '../../../../contract/progress/leaderboards.ts';

export const columns = ['rank', 'name', 'played', 'won', 'winRate', 'points', 'best'] as const;
export type Column = (typeof columns)[number];

export interface RankingOrder {
  readonly by: Column;
  readonly isDown: boolean;
}

/** The first order of a column: names and ranks ascending, figures descending. */
export const firstOrder = (by: Column): RankingOrder => ({ by, isDown: by !== 'rank' && by !== 'name' });

export function sorted(
  rows: readonly DetailsRow[],
  { by, isDown }: RankingOrder,
  collator: Intl.Collator,
): DetailsRow[] {
  const compare = (a: DetailsRow, b: DetailsRow) =>
    by === 'name' ? collator.compare(a.name, b.name) : (a[by] ?? -1) - (b[by] ?? -1);
  return rows.toSorted((a, b) => (isDown ? compare(b, a) : compare(a, b)) || a.rank - b.rank);
}

const folded = (text: string, language: string): string => text.normalize('NFC').toLocaleLowerCase(language);

export const named = (rows: readonly DetailsRow[], words: string, language: string): DetailsRow[] =>
  rows.filter(({ name }) => folded(name, language).includes(folded(words.trim(), language)));

export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
