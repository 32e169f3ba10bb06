// The tab of the scheduler where an admin says when the team gets its daily puzzles: a card for each that is scheduled, an offer for each that is not.
import { Button, makeStyles } from '@fluentui/react-components';
import { CalendarAdd20Regular } from '@fluentui/react-icons/svg/calendar-add';
import { lazy, Suspense, useState } from 'react';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import { scheduledGames } from '../../../contract/puzzles/schedules.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { Block } from '../../parts/Block.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { SuggestedSchedules } from '../../puzzles/daily/SuggestedSchedules.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    // four are two rows of two, not three and one
    '&:has(> :nth-child(4):last-child)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))',
    },
  },
  button: { minHeight: '44px' },
});

const ScheduleDrawer = lazy(async () => ({ default: (await import('./ScheduleDrawer.tsx')).ScheduleDrawer }));

export function PuzzleTab() {
  const styles = useStyles();
  const { t } = useTexts();
  const { userId, team } = useSignedIn();
  const [edited, edit] = useState<string | null>(null);
  const query = useAnswer(scheduledGames, { query: { companyId: team?.teamId ?? userId } });
  const games = query.data?.games ?? [];
  const scheduled = puzzleFacts
    .map(({ id }) => id)
    .filter((id) => games.some(({ gameType }) => gameType === id));
  const isComplete = scheduled.length === puzzleFacts.length;
  const first = puzzleFacts.find(({ id }) => !scheduled.includes(id))?.id ?? puzzleFacts[0]?.id;
  return (
    <>
      <Block
        beside={
          first && (
            <Button
              appearance={isComplete ? 'primary' : 'secondary'}
              className={styles.button}
              icon={<CalendarAdd20Regular />}
              onClick={() => edit(first)}
            >
              {t('pages:scheduler.schedule')}
            </Button>
          )
        }
        title={t('pages:scheduler.puzzles')}
      >
        <Loaded
          query={query}
          skeleton={<Skeleton height={180} width="100%" />}
          what={t('pages:scheduler.puzzles')}
        >
          {() => (
            <>
              {scheduled.length > 0 && (
                <ul className={styles.cards}>
                  {scheduled.map((id) => (
                    <li key={id}>
                      <ScheduleCard onEdit={() => edit(id)} puzzleType={id} />
                    </li>
                  ))}
                </ul>
              )}
              <SuggestedSchedules scheduled={scheduled} />
            </>
          )}
        </Loaded>
      </Block>
      {edited !== null && (
        <Suspense>
          <ScheduleDrawer key={edited} onClose={() => edit(null)} onPuzzle={edit} puzzleType={edited} />
        </Suspense>
      )}
    </>
  );
}
