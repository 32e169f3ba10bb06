// XP of the last weeks as a bar chart with its finding in words, or as a table.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { dayInShort, inNumbers } from '../../games/progress/numbers.ts';
import { useWalk } from './useWalk.ts';

interface Week {
  readonly week: string;
  readonly xp: number;
}

const useStyles = makeStyles({
  figure: { display: 'grid', gap: '12px', margin: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    justifyContent: 'space-between',
    alignItems: 'center',
  },
  plot: {
    display: 'block',
    width: '100%',
    height: '160px',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  table: { width: '100%', borderCollapse: 'collapse', '& th, & td': { padding: '6px 8px' } },
  week: { textAlign: 'left', fontWeight: 400 },
  xp: { textAlign: 'right' },
});

const height = 100;
const least = 4; // so that small values stay visible

function Bars({ weeks, at }: { readonly weeks: readonly Week[]; readonly at: number }) {
  const most = Math.max(1, ...weeks.map(({ xp }) => xp));
  return weeks.map(({ week, xp }, index) => {
    const tall = xp === 0 ? 1 : Math.max(least, (height * xp) / most);
    const fill = index === at ? 'var(--colorBrandBackground)' : 'var(--tp-mark)';
    const opacity = index === at ? 1 : 0.45;
    return (
      <rect
        fill={fill}
        fillOpacity={opacity}
        height={tall}
        key={week}
        width={0.62}
        x={index + 0.19}
        y={height - tall}
      />
    );
  });
}

function Chart({ weeks, finding }: { readonly weeks: readonly Week[]; readonly finding: string }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const words = (place: number) => {
    const each = weeks[place];
    if (!each) return '';
    const week = t('progress.profile.weekOf', { day: dayInShort(each.week, language) });
    return `${week}, ${t('progress.xp', { xp: inNumbers(each.xp, language) })}`;
  };
  const { at, walk } = useWalk({ count: weeks.length, start: weeks.length - 1, words });
  return (
    <>
      <svg
        aria-label={finding}
        className={styles.plot}
        onKeyDown={walk}
        preserveAspectRatio="none"
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop, from which its bars are walked with arrows
        tabIndex={0}
        viewBox={`0 0 ${weeks.length} ${height}`}
      >
        <Bars at={at} weeks={weeks} />
      </svg>
      <p aria-hidden="true" className={mergeClasses(type.caption, type.number, type.quiet)}>
        {words(at)}
      </p>
    </>
  );
}

function Table({ weeks }: { readonly weeks: readonly Week[] }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  return (
    <table className={mergeClasses(type.body, styles.table)}>
      <thead>
        <tr>
          <th className={styles.week} scope="col">
            {t('progress.profile.week')}
          </th>
          <th className={styles.xp} scope="col">
            {t('progress.table.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ week, xp }) => (
          <tr key={week}>
            <th className={styles.week} scope="row">
              {dayInShort(week, language)}
            </th>
            <td className={mergeClasses(type.number, styles.xp)}>{inNumbers(xp, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function WeekChart({ weeks }: { readonly weeks: readonly Week[] }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const [isTable, setTable] = useState(false);
  const total = weeks.reduce((sum, { xp }) => sum + xp, 0);
  const finding = t('progress.profile.weeks', {
    xp: inNumbers(weeks.at(-1)?.xp ?? 0, language),
    total: inNumbers(total, language),
  });
  return (
    <Surface>
      <figure className={styles.figure}>
        <figcaption className={mergeClasses(type.body, styles.head)}>
          {finding}
          <Button onClick={() => setTable(!isTable)} size="small">
            {t(isTable ? 'progress.profile.asChart' : 'progress.profile.asTable')}
          </Button>
        </figcaption>
        {isTable ? <Table weeks={weeks} /> : <Chart finding={finding} weeks={weeks} />}
      </figure>
    </Surface>
  );
}
