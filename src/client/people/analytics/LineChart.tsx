// Plays per day as a line: one stop for the keyboard, arrows move from day to day.
import { type KeyboardEvent, useState } from 'react';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { dayInShort, inNumbers } from '../../games/progress/numbers.ts';
import { useSize } from '../../parts/useSize.ts';
import styles from './analytics.module.css';
import { spread, ticksTo } from './ticks.ts';

const height = 220;
const left = 44;
const right = 12;
const top = 12;
const bottom = 26;
/** Room for a day in words. */
const dayWidth = 72;

interface LineChartProps {
  readonly days: readonly { readonly day: string; readonly plays: number }[];
  readonly finding: string;
}

const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function LineChart({ days, finding }: LineChartProps) {
  const { t, language } = useTexts();
  const announce = useAnnounce();
  const [measure, { width }] = useSize();
  const [at, moveTo] = useState<number | null>(null);
  const ticks = ticksTo(Math.max(0, ...days.map(({ plays }) => plays)));
  const highest = ticks.at(-1) ?? 1;
  const inner = Math.max(1, width - left - right);
  const x = (place: number) => left + (days.length < 2 ? inner / 2 : (place * inner) / (days.length - 1));
  const y = (plays: number) => top + (1 - plays / highest) * (height - top - bottom);
  const words = (place: number) => {
    const each = days[place];
    return each
      ? t('pages:analytics.onDay', {
          day: dayInShort(each.day, language),
          plays: inNumbers(each.plays, language),
        })
      : '';
  };
  const move = (event: KeyboardEvent) => {
    const step = keys[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? days.length - 1
          : step === undefined
            ? null
            : Math.min(days.length - 1, Math.max(0, (at ?? -step) + step));
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
    announce(words(next));
  };
  const shown = at === null ? null : days[at];
  return (
    <div className={styles.plot} ref={measure}>
      {width > 0 && (
        <svg
          aria-label={finding}
          className={styles.chart}
          height={height}
          onBlur={() => moveTo(null)}
          onKeyDown={move}
          onPointerLeave={() => moveTo(null)}
          onPointerMove={({ clientX, currentTarget }) => {
            const place = (clientX - currentTarget.getBoundingClientRect().left - left) / inner;
            moveTo(Math.round(Math.min(1, Math.max(0, place)) * (days.length - 1)));
          }}
          role="img"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its values are read out by the arrow keys
          tabIndex={0}
          width={width}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={styles.grid} x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
              <text className={styles.tick} textAnchor="end" x={left - 8} y={y(tick) + 4}>
                {inNumbers(tick, language)}
              </text>
            </g>
          ))}
          {spread(days.length, Math.max(2, Math.min(5, Math.floor(inner / dayWidth)))).map(
            (place, nth, all) => (
              <text
                className={styles.tick}
                key={days[place]?.day}
                textAnchor={nth === 0 ? 'start' : nth === all.length - 1 ? 'end' : 'middle'}
                x={x(place)}
                y={height - 8}
              >
                {dayInShort(days[place]?.day ?? '', language)}
              </text>
            ),
          )}
          <polyline
            className={styles.line}
            points={days.map(({ plays }, place) => `${x(place)},${y(plays)}`).join(' ')}
          />
          {days.length <= 31 &&
            days.map(({ day, plays }, place) => (
              <circle className={styles.dot} cx={x(place)} cy={y(plays)} key={day} r={3} />
            ))}
          {at !== null && shown && (
            <>
              <line className={styles.cursor} x1={x(at)} x2={x(at)} y1={top} y2={height - bottom} />
              <circle className={classNames(styles.dot, styles.here)} cx={x(at)} cy={y(shown.plays)} r={5} />
            </>
          )}
        </svg>
      )}
      <p aria-hidden="true" className={styles.value} data-part="value">
        {at === null ? ' ' : words(at)}
      </p>
    </div>
  );
}
