// A rating over time as a line: one stop for the keyboard, arrows move from day to day.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { dayInShort } from '../../../games/progress/numbers.ts';
import { useSize } from '../../../parts/useSize.ts';
import { useWalk } from '../useWalk.ts';
import { placesOf, scaleOf } from './bands.ts';

const height = 180;
const left = 44;
const right = 12;
const top = 12;
const bottom = 26;

const useStyles = makeStyles({
  plot: { minWidth: 0 },
  chart: {
    display: 'block',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  grid: { stroke: tokens.colorNeutralStroke2 },
  tick: { fill: tokens.colorNeutralForeground3, fontSize: '0.75rem' },
  line: { fill: 'none', stroke: 'var(--tp-mark)', strokeWidth: '2px', strokeLinejoin: 'round' },
  here: { fill: 'var(--tp-mark)' },
});

interface RatingLineProps {
  /** At least two. */
  readonly days: readonly { readonly day: string; readonly rating: number }[];
  readonly finding: string;
}

const stepOf: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

export function RatingLine({ days, finding }: RatingLineProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const [measure, { width }] = useSize();
  const { low, high, ticks } = scaleOf(days.map(({ rating }) => rating));
  const places = placesOf(days.map(({ day }) => day));
  const inner = Math.max(1, width - left - right);
  const x = (place: number) => left + (places[place] ?? 0) * inner;
  const y = (rating: number) => top + ((high - rating) / (high - low)) * (height - top - bottom);
  const words = (place: number) => {
    const each = days[place];
    return each ? t('pages:ratings.onDay', { day: dayInShort(each.day, language), rating: each.rating }) : '';
  };
  const { at, moveTo, walk } = useWalk({ count: days.length, start: days.length - 1, words, steps: stepOf });
  const pointAt = (part: number) => {
    const distance = (place: number) => Math.abs((places[place] ?? 0) - part);
    return days.reduce((best, _, place) => (distance(place) < distance(best) ? place : best), 0);
  };
  const shown = days[at];
  return (
    <div className={styles.plot} ref={measure}>
      {width > 0 && (
        <svg
          aria-label={finding}
          className={styles.chart}
          height={height}
          onKeyDown={walk}
          onPointerMove={({ clientX, currentTarget }) =>
            moveTo(pointAt((clientX - currentTarget.getBoundingClientRect().left - left) / inner))
          }
          role="img"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its values are read out by the arrow keys
          tabIndex={0}
          width={width}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={styles.grid} x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
              <text className={styles.tick} textAnchor="end" x={left - 8} y={y(tick) + 4}>
                {tick}
              </text>
            </g>
          ))}
          {([0, days.length - 1] as const).map((place) => (
            <text
              className={styles.tick}
              key={place}
              textAnchor={place === 0 ? 'start' : 'end'}
              x={x(place)}
              y={height - 8}
            >
              {dayInShort(days[place]?.day ?? '', language)}
            </text>
          ))}
          <polyline
            className={styles.line}
            points={days.map(({ rating }, place) => `${x(place)},${y(rating)}`).join(' ')}
          />
          {shown && <circle className={styles.here} cx={x(at)} cy={y(shown.rating)} r={5} />}
        </svg>
      )}
      <p aria-hidden="true" className={mergeClasses(type.caption, type.number, type.quiet)}>
        {words(at)}
      </p>
    </div>
  );
}
