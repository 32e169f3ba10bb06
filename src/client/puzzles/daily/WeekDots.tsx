// The streak, and a dot for each working day of this week.
import { mergeClasses } from '@fluentui/react-components';
import { Checkmark12Filled } from '@fluentui/react-icons/svg/checkmark';
import { useQueries } from '@tanstack/react-query';
import { puzzleArchive } from '../../../contract/puzzles/puzzles.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { serverNow } from '../../base/api/serverClock.ts';
import { answerQuery } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { localeOf } from '../../base/words/language.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { today } from '../../games/progress/periods.ts';
import styles from './today.module.css';
import { dailyPuzzles, useEvents } from './today.ts';
import { type WeekDay, weekOf } from './week.ts';

interface WeekDotsProps {
  readonly streak: number;
}

/** A week has no more of one kind. */
const mostOfOneKind = '7';

/** Closed puzzles of the last days, of these kinds. */
function usePast(puzzleTypes: readonly string[]) {
  const queries = puzzleTypes.map((puzzleType) =>
    answerQuery(puzzleArchive, { query: { puzzleType, pageSize: mostOfOneKind, pageNumber: '1' } }),
  );
  return useQueries({ queries }).flatMap(({ data }) => data?.items ?? []);
}

export function WeekDots(props: WeekDotsProps) {
  return (
    <PageTexts>
      <Week {...props} />
    </PageTexts>
  );
}

function Week({ streak }: WeekDotsProps) {
  const { t, language } = useTexts();
  const type = useType();
  const unseen = useUnseen();
  const zone = useSignedIn().team?.timeZone ?? 'UTC';
  const events = useEvents().data?.events ?? [];
  const scheduled = dailyPuzzles(events).map(({ gameType }) => gameType);
  const past = usePast(scheduled);
  if (scheduled.length === 0) return null;
  const days = weekOf(today(zone, new Date(serverNow())), past, events);
  const nameOf = ({ weekday }: WeekDay, length: 'short' | 'long') =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: length, timeZone: 'UTC' }).format(
      Date.UTC(1970, 0, 4 + weekday),
    );
  const stateOf = (day: WeekDay) => {
    const key = day.isToday ? (day.isDone ? 'todayDone' : 'today') : day.isDone ? 'done' : 'open';
    return t(`pages:daily.today.dayState.${key}`, { day: nameOf(day, 'long') });
  };
  return (
    <div className={styles.week}>
      <div className={styles.streak}>
        <p className={type.cardTitle}>
          {streak > 0 ? t('pages:daily.today.streak', { count: streak }) : t('pages:daily.today.noStreak')}
        </p>
        {streak > 0 && (
          <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:daily.today.streakHint')}</p>
        )}
      </div>
      <p className={unseen}>{t('pages:daily.today.week', { days: days.map(stateOf).join(', ') })}</p>
      <ol aria-hidden="true" className={styles.days}>
        {days.map((day) => (
          <li data-done={day.isDone} data-today={day.isToday} key={day.weekday}>
            <span className={type.caption}>{nameOf(day, 'short')}</span>
            <span className={styles.dot}>{day.isDone && <Checkmark12Filled />}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
