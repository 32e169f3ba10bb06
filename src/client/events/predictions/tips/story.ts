// The story of a stage in two or three facts: who was best, who overtook whom, who alone was right. Pure.
import type { StageTips, TipColumn, TipRow } from '../../../../contract/events/predictionBoards.ts';

export type StoryFact =
  | { readonly kind: 'best'; readonly who: readonly string[]; readonly points: number }
  | { readonly kind: 'overtook'; readonly who: string; readonly whom: string }
  | { readonly kind: 'only'; readonly who: string; readonly column: TipColumn }
  | { readonly kind: 'nobody'; readonly column: TipColumn };

/** More people than that are no news. */
const mostBest = 3;
/** With fewer tips nobody is the only one. */
const fewestTips = 3;

function best(rows: readonly TipRow[]): StoryFact[] {
  const points = Math.max(0, ...rows.map((row) => row.points));
  const who = rows.filter((row) => row.points === points).map(({ name }) => name);
  return points > 0 && rows.length > 1 && who.length <= mostBest ? [{ kind: 'best', who, points }] : [];
}

const after = ({ before, points }: TipRow): number => before + points;

/** Of all who passed somebody the one who stands highest now, and of those passed the one who stood highest. */
function overtook(rows: readonly TipRow[]): StoryFact[] {
  const pairs = rows.flatMap((one) =>
    rows
      .filter((other) => other.before > one.before && after(one) > after(other))
      .map((other) => ({ one, other })),
  );
  const [news] = pairs.toSorted(
    (a, b) =>
      after(b.one) - after(a.one) || b.other.before - a.other.before || after(b.other) - after(a.other),
  );
  return news ? [{ kind: 'overtook', who: news.one.name, whom: news.other.name }] : [];
}

interface Judged {
  readonly column: TipColumn;
  readonly tips: number;
  /** Named are those who were exactly right. */
  readonly exact: readonly string[];
  readonly wrong: number;
}

function judgedColumns({ columns, rows }: StageTips): Judged[] {
  return columns.flatMap((column, at) => {
    if (column.result === null) return [];
    const marks = rows.flatMap(({ name, tips }) => {
      const mark = tips[at]?.mark;
      return mark ? [{ name, mark }] : [];
    });
    return [
      {
        column,
        tips: marks.length,
        exact: marks.filter(({ mark }) => mark === 'exact').map(({ name }) => name),
        wrong: marks.filter(({ mark }) => mark === 'wrong').length,
      },
    ];
  });
}

/** The loneliest right tip; where there is none, what nobody saw coming. */
function surprise(tips: StageTips): StoryFact[] {
  const known = judgedColumns(tips).filter((each) => each.tips >= fewestTips);
  const [lonely] = known.filter(({ exact }) => exact.length === 1).toSorted((a, b) => b.wrong - a.wrong);
  const [who] = lonely?.exact ?? [];
  if (lonely && who !== undefined) return [{ kind: 'only', who, column: lonely.column }];
  const unseen = known.find((each) => each.wrong === each.tips);
  return unseen ? [{ kind: 'nobody', column: unseen.column }] : [];
}

/** Empty before the first result. */
export const storyOf = (tips: StageTips): readonly StoryFact[] => [
  ...best(tips.rows),
  ...overtook(tips.rows),
  ...surprise(tips),
];
