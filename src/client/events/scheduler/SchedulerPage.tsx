// The scheduler of an admin: a tab for each kind of event, and below it the events that are scheduled. A puzzle has its card in the tab of puzzles.
import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { featureFlags } from '../../../contract/progress/dashboard.ts';
import { scheduledGames } from '../../../contract/puzzles/schedules.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PuzzleTexts } from '../../base/words/SignedInTexts.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { PuzzleTab } from './PuzzleTab.tsx';
import { ScheduledGames } from './ScheduledGames.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '28px', minWidth: 0 },
  tabs: { flexWrap: 'wrap', margin: '-12px 0' },
});

const EventsTab = lazy(async () => ({ default: (await import('./EventsTab.tsx')).EventsTab }));
const BingoTab = lazy(async () => ({ default: (await import('./BingoTab.tsx')).BingoTab }));
const PredictorTab = lazy(async () => ({
  default: (await import('./predictors/PredictorTab.tsx')).PredictorTab,
}));
const TriviaTab = lazy(async () => ({ default: (await import('./trivia/TriviaTab.tsx')).TriviaTab }));

interface SchedulerTab {
  /** In the address, and its name in the texts. */
  readonly id: string;
  readonly Content: ComponentType | LazyExoticComponent<ComponentType>;
}

const forAll: readonly [SchedulerTab, ...SchedulerTab[]] = [
  { id: 'puzzles', Content: PuzzleTab },
  { id: 'predictors', Content: PredictorTab },
  { id: 'trivia', Content: TriviaTab },
  { id: 'bingo', Content: BingoTab },
];
const events: SchedulerTab = { id: 'events', Content: EventsTab };

function Scheduler() {
  const styles = useStyles();
  const { t } = useTexts();
  const { userId, team } = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const hasEvents = useAnswer(featureFlags, {}).data?.showEventScheduler === true;
  const tabs = hasEvents ? [...forAll, events] : forAll;
  const { id, Content } = tabs.find((tab) => tab.id === search.get('tab')) ?? forAll[0];
  const query = useAnswer(scheduledGames, { query: { companyId: team?.teamId ?? userId } });
  const games = (query.data?.games ?? []).filter(({ type }) => type !== 'puzzle');
  return (
    <div className={styles.page}>
      <PageHeading>{t('nav.scheduler')}</PageHeading>
      <TabList
        className={styles.tabs}
        onTabSelect={(_, { value }) => setSearch({ tab: String(value) }, { replace: true })}
        selectedValue={id}
      >
        {tabs.map((tab) => (
          <Tab key={tab.id} value={tab.id}>
            {t(`pages:scheduler.${tab.id}`)}
          </Tab>
        ))}
      </TabList>
      <Suspense fallback={<Skeleton height={180} width="100%" />}>
        <Content />
      </Suspense>
      {games.length > 0 && <ScheduledGames games={games} />}
    </div>
  );
}

export function SchedulerPage() {
  return (
    <PuzzleTexts>
      <Scheduler />
    </PuzzleTexts>
  );
}
