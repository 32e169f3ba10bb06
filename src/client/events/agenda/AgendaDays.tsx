// Events under the days they are on.
import { mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useServerTime } from '../../puzzles/daily/useServerTime.ts';
import styles from './agenda.module.css';
import { type AgendaDay, type AgendaItem, byDay, dayOf, foldPuzzles } from './agenda.ts';
import { EventRow } from './EventRow.tsx';
import { dayTitle } from './eventWords.ts';

const rowsWhileLoading = [0, 1, 2, 3, 4, 5];

export function AgendaSkeleton() {
  return (
    <Surface className={classNames(styles.card, styles.skeleton)}>
      {rowsWhileLoading.map((at) => (
        <Skeleton height={44} key={at} width="100%" />
      ))}
    </Surface>
  );
}

interface AgendaDaysProps {
  readonly items: readonly AgendaItem[];
  /** Whose button is the filled one. */
  readonly first: AgendaItem | null;
  /** What is said below a title, where it is not who and how many. */
  words?(item: AgendaItem): string | null;
}

export function AgendaDays({ items, first, words }: AgendaDaysProps) {
  const now = new Date(useServerTime(60_000));
  const { days, later } = foldPuzzles(byDay(items, now), now);
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <Day day={day} first={first} key={day.day} now={now} words={words ?? (() => null)} />
      ))}
      {later.length > 0 && <LaterPuzzles now={now} puzzles={later} />}
    </div>
  );
}

function LaterPuzzles({ puzzles, now }: { readonly puzzles: readonly AgendaItem[]; readonly now: Date }) {
  const type = useType();
  const { t, language } = useTexts();
  const titleOfDay = (item: AgendaItem | undefined) =>
    item ? dayTitle(dayOf(item.start), language, t, now) : '';
  return (
    <Surface className={classNames(styles.card, styles.rows)}>
      <details className={styles.later}>
        <summary className={type.strong}>
          {t('pages:events.laterPuzzles', { count: puzzles.length, day: titleOfDay(puzzles.at(-1)) })}
        </summary>
        <ul>
          {puzzles.map((item) => (
            <li key={`${item.gameType} ${item.id} ${item.start}`}>
              <EventRow day={titleOfDay(item)} item={item} />
            </li>
          ))}
        </ul>
      </details>
    </Surface>
  );
}

interface DayProps extends Required<Pick<AgendaDaysProps, 'first' | 'words'>> {
  readonly day: AgendaDay;
  readonly now: Date;
}

function Day({ day, first, words, now }: DayProps) {
  const type = useType();
  const { t, language } = useTexts();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h2 className={mergeClasses(type.cardTitle, styles.date)} id={heading}>
        {dayTitle(day.day, language, t, now)}
      </h2>
      <Surface className={classNames(styles.card, styles.rows)}>
        <ul>
          {day.items.map((item) => (
            <li key={`${item.type} ${item.gameType} ${item.id}`}>
              <EventRow isFirst={item === first} item={item} words={words(item)} />
            </li>
          ))}
        </ul>
      </Surface>
    </section>
  );
}
