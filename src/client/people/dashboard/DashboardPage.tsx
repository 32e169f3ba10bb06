// The dashboard.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { GameArea } from '../../../contract/play/game.ts';
import type { Table } from '../../../contract/play/tables.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useLeaders } from '../../base/api/progress.ts';
import { useHost } from '../../base/hosts/host.ts';
import { textsLoaded } from '../../base/words/SignedInTexts.tsx';
import { BadgeLeaders, Leaders } from '../../games/progress/Leaders.tsx';
import { useGameArea } from '../../games/tables/gameArea.ts';
import { TableRows, TableSkeleton } from '../../games/tables/TableRows.tsx';
import { inOrder, isPlayedByMe, urgentOf } from '../../games/tables/tableWords.ts';
import { useHasTurns } from '../../games/turns/yourTurns.ts';
import { Block } from '../../parts/Block.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { useOwnProfile } from '../../parts/profile/useOwnProfile.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { useWidth, type Width } from '../../parts/useWidth.ts';
import { useEvents } from '../../puzzles/daily/today.ts';
import { Greeting } from './Greeting.tsx';
import { OnlinePeople, useColleagues } from './OnlinePeople.tsx';
import { StartBlock } from './StartBlock.tsx';
import { anchors } from './tourAnchors.ts';
import { type FirstStep, useFirstSteps } from './useFirstSteps.ts';

const mostLeaders = 5;

/** The leaders of this week; one's own row is always shown. */
function ThisWeek() {
  const { t } = useTexts();
  const title = t('progress.period.week');
  return (
    <Block beside={<TextLink to="/leaderboard">{t('progress.board.title')}</TextLink>} title={title}>
      <Leaders
        count={mostLeaders}
        empty={t('progress.board.empty.week')}
        query={useLeaders(mostLeaders)}
        rowsOf={({ overall, own }) => ({ rows: overall, own })}
        what={title}
      />
    </Block>
  );
}

/** What says more than the texts of the first page waits for them. */
async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, textsLoaded('later')]);
  return module;
}

/** With the puzzles' own texts. */
const TodayBlock = lazy(async () => ({ default: (await import('./dailyBlocks.ts')).TodayBlock }));
const UpNextBlock = lazy(async () => ({ default: (await import('./dailyBlocks.ts')).UpNextBlock }));
/** Only for those who play: newcomers do without it. */
const OwnGames = lazy(async () => ({
  default: (await withTexts(import('../../games/live/OwnGames.tsx'))).OwnGames,
}));
/** Only for those who play with a move a day. */
const TurnsBlock = lazy(async () => ({ default: (await withTexts(import('./TurnsBlock.tsx'))).TurnsBlock }));
/** Beside the pages in wide windows, so loaded with the layout there. */
const LevelCard = lazy(async () => ({
  default: (await import('../../games/progress/LevelCard.tsx')).LevelCard,
}));
const InviteCard = lazy(async () => ({
  default: (await withTexts(import('../../games/invite/InviteCard.tsx'))).InviteCard,
}));
const loadFirstSteps = () => import('./FirstSteps.tsx');
const FirstSteps = lazy(async () => ({ default: (await loadFirstSteps()).FirstSteps }));
const Tour = lazy(async () => ({ default: (await import('./Tour.tsx')).Tour }));

const mostTables = 5;

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '28px 24px',
    minWidth: 0,
    alignItems: 'start',
    '@media (min-width: 1440px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 316px',
      gridTemplateAreas: '"greeting greeting" "main week"',
    },
  },
  /** Without blocks beside it. */
  alone: { '@media (min-width: 1440px)': { gridArea: '2 / 1 / auto / -1' } },
  main: { display: 'grid', gap: '28px', minWidth: 0, '@media (min-width: 1440px)': { gridArea: 'main' } },
  waiting: { minHeight: '80vh', '@media (min-width: 1440px)': { gridColumn: '1 / -1' } },
  week: { display: 'grid', gap: '28px', minWidth: 0, '@media (min-width: 1440px)': { gridArea: 'week' } },
  noTables: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
  },
  tables: { display: 'grid', gap: '16px', minWidth: 0 },
});

/** The games one is playing with their positions, and all other tables in rows below. */
function TableLists({ tables: now }: { readonly tables: readonly Table[] }) {
  const styles = useStyles();
  // While the cards of the first game are loaded the rows stay as they are.
  const tables = useDeferredValue(now);
  const own = tables.filter(isPlayedByMe);
  const others = tables.filter((table) => !isPlayedByMe(table));
  const urgent = urgentOf(tables);
  return (
    <div className={styles.tables}>
      {own.length > 0 && <OwnGames tables={own} urgent={urgent} />}
      {others.length > 0 && <TableRows tables={others} urgent={urgent} />}
    </div>
  );
}

function TablesBlock() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const query = useGameArea();
  return (
    <Block
      beside={<TextLink to="/games">{t('home.allGames')}</TextLink>}
      id={anchors.tables}
      title={t('home.tables')}
    >
      <Loaded query={query} skeleton={<TableSkeleton count={3} />} what={t('home.tables')}>
        {(area) => {
          const tables = inOrder([...area.mine, ...area.open, ...area.live]).slice(0, mostTables);
          if (tables.length > 0) return <TableLists tables={tables} />;
          return (
            <Surface className={styles.noTables}>
              <p className={type.body}>{t('home.noTables')}</p>
              <ButtonLink to="/games">{t('game.open')}</ButtonLink>
            </Surface>
          );
        }}
      </Loaded>
    </Block>
  );
}

/**
 * Whether everything is known that decides which blocks stand where, and their parts are loaded: until then the blocks wait
 * together, so that none is pushed away by another that comes later.
 */
function useBlocksReady(hasSteps: boolean, width: Width): boolean {
  const { data: area, isError: hasNoArea } = useGameArea();
  const events = useEvents();
  const { isSettled } = useOwnProfile();
  const colleagues = useColleagues();
  const leaders = useLeaders(mostLeaders, {}, width === 'wide');
  const hasTurns = useHasTurns();
  const isKnown =
    hasTurns !== null &&
    (area !== undefined || hasNoArea) &&
    (events.data !== undefined || events.isError) &&
    (colleagues.data !== undefined || colleagues.isError) &&
    (width !== 'wide' || leaders.data !== undefined || leaders.isError);
  const isReady = useDeferredValue(isKnown && isSettled && hasSteps);
  const [wasReady, setWasReady] = useState(false);
  if (isReady && !wasReady) setWasReady(true);
  return wasReady; // what was refused is asked for again by the blocks: they stay meanwhile
}

export function DashboardPage() {
  const styles = useStyles();
  const { data: area } = useGameArea();
  const width = useWidth();
  const { profile } = useOwnProfile();
  const { steps, isSettled, isWanted } = useFirstSteps();
  useEffect(() => {
    if (isWanted) void Promise.all([loadFirstSteps(), textsLoaded('pages')]).catch(() => undefined);
  }, [isWanted]);
  const isReady = useBlocksReady(isSettled, width);
  const isPanel = useHost().surface === 'panel';
  const [isTouring, startTour] = useState(false);
  const isNew = area !== undefined && profile?.played === 0 && area.mine.length === 0;
  const isFirstVisit = isReady && !isPanel && profile !== null && !profile.onboarding.includes('tour');
  return (
    <div className={styles.page}>
      <Greeting
        area={isReady ? area : undefined}
        isNew={isNew}
        onTour={isFirstVisit && !isTouring ? () => startTour(true) : null}
        streak={isReady ? (profile?.streak ?? 0) : null}
      />
      {isReady ? (
        <Blocks area={area} isNew={isNew} steps={steps} width={width} />
      ) : (
        <div aria-busy="true" className={styles.waiting}>
          <Skeleton height={320} width="100%" />
        </div>
      )}
      {isFirstVisit && isTouring && (
        <Suspense>
          <Tour />
        </Suspense>
      )}
    </div>
  );
}

interface BlocksProps {
  readonly area: GameArea | undefined;
  readonly isNew: boolean;
  /** First steps; empty: there is nothing of them to show. */
  readonly steps: readonly FirstStep[];
  readonly width: Width;
}

function Blocks({ area, isNew, steps, width }: BlocksProps) {
  const styles = useStyles();
  const colleagues = useColleagues().data;
  const leaders = useLeaders(mostLeaders, {}, width === 'wide').data;
  const hasTurns = useHasTurns();
  const isAlone = colleagues !== undefined && colleagues.users.length <= 1;
  /** In the first days of a team there is nothing yet that could stand beside the blocks. */
  const isBare = isNew && leaders?.overall.length === 0;
  const isBeside = width === 'wide' && !isBare;
  return (
    <>
      <div className={mergeClasses(styles.main, isBare && styles.alone)}>
        {hasTurns && <TurnsBlock />}
        {steps.length > 0 && <FirstSteps steps={steps} />}
        {isNew && steps.length === 0 && <StartBlock area={area} isNew />}
        <TodayBlock />
        {!isBeside && <UpNextBlock />}
        {isNew && steps.length > 0 && <StartBlock area={area} isNew />}
        <TablesBlock />
        {!isBeside && !isAlone && <OnlinePeople />}
        {!isNew && (
          <>
            <StartBlock area={area} isNew={false} />
            <BadgeLeaders count={3} />
          </>
        )}
      </div>
      {(isBeside || !isNew) && (
        <div className={styles.week}>
          {isBeside && <UpNextBlock />}
          <ThisWeek />
          {isBeside && !isAlone && <OnlinePeople />}
        </div>
      )}
      {width === 'narrow' && (
        <>
          <LevelCard />
          <InviteCard />
        </>
      )}
    </>
  );
}
