// The head of the dashboard: a greeting, what waits for a move or a solution, and the streak of the week.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb';
import { lazy } from 'react';
import type { GameArea } from '../../../contract/play/game.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { dayInWords } from '../../base/words/dayInWords.ts';
import { concernOf } from '../../games/tables/tableWords.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { dailyPuzzles, isWaiting, useEvents } from '../../puzzles/daily/today.ts';

const WeekDots = lazy(async () => ({ default: (await import('./dailyBlocks.ts')).WeekDots }));

const useStyles = makeStyles({
  greeting: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    '@media (min-width: 1440px)': { gridArea: 'greeting' },
  },
  hello: { display: 'grid', gap: '2px' },
  tour: { justifySelf: 'start', paddingLeft: 0 },
});

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

interface GreetingProps {
  readonly area: GameArea | undefined;
  /** Null until it is known. */
  readonly streak: number | null;
  /** Nothing was played yet: the line says how to begin. */
  readonly isNew: boolean;
  /** Offered on the first visit; nobody has to take the tour. */
  readonly onTour: (() => void) | null;
}

export function Greeting({ area, streak, isNew, onTour }: GreetingProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const me = useSignedIn();
  const now = new Date();
  const waiting = area?.mine.filter((table) => concernOf(table) === 'myTurn').length ?? 0;
  const puzzles = dailyPuzzles(useEvents().data?.events ?? []).filter(isWaiting).length;
  const hello = t(`home.hello.${partOfDay(now.getHours())}`, { name: firstNameOf(me.name) });
  const day = dayInWords(now, language);
  const isQuiet = area !== undefined && waiting === 0 && puzzles === 0;
  const tables = isQuiet
    ? t(isNew ? 'home.nothingYet' : 'home.nothingWaits', { day })
    : waiting > 0
      ? t('home.waiting', { day, count: waiting })
      : `${day}.`;
  return (
    <div className={styles.greeting}>
      <div className={styles.hello}>
        <PageHeading tabTitle={t('nav.dashboard')}>{hello}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)}>
          {puzzles > 0 ? `${tables} ${t('home.puzzlesWait', { count: puzzles })}` : tables}
        </p>
        {onTour && (
          <Button
            appearance="transparent"
            className={styles.tour}
            icon={<Lightbulb20Regular />}
            onClick={onTour}
          >
            {t('home.tour.offer')}
          </Button>
        )}
      </div>
      {streak !== null && <WeekDots streak={streak} />}
    </div>
  );
}
