// The dashboard.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { Bot20Regular } from '@fluentui/react-icons/svg/bot';
import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb';
import { lazy, Suspense, useState } from 'react';
import { shelf } from '../../../catalogue/shelf.ts';
import type { GameArea } from '../../../contract/play/game.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useLeaders } from '../../base/api/progress.ts';
import { useHost } from '../../base/hosts/host.ts';
import { useTables } from '../../base/realtime/tables.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { dayInWords } from '../../base/words/dayInWords.ts';
import { GameTile } from '../../games/GameTile.tsx';
import { BadgeLeaders, Leaders } from '../../games/progress/Leaders.tsx';
import { useGameArea } from '../../games/tables/gameArea.ts';
import { TableRows, TableSkeleton } from '../../games/tables/TableRows.tsx';
import { concernOf, inOrder } from '../../games/tables/tableWords.ts';
import { useSeat } from '../../games/tables/useSeat.ts';
import { Block } from '../../parts/Block.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { useOwnProfile } from '../../parts/profile/useOwnProfile.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { useWidth } from '../../parts/useWidth.ts';
import { dailyPuzzles, isWaiting, useEvents } from '../../puzzles/daily/today.ts';
import { OnlinePeople } from './OnlinePeople.tsx';
import { anchors } from './tourAnchors.ts';

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

/** With the puzzles' own texts. */
const TodayBlock = lazy(async () => ({ default: (await import('./dailyBlocks.ts')).TodayBlock }));
const UpNextBlock = lazy(async () => ({ default: (await import('./dailyBlocks.ts')).UpNextBlock }));
const WeekDots = lazy(async () => ({ default: (await import('./dailyBlocks.ts')).WeekDots }));
/** Beside the pages in wide windows, so loaded with the layout there. */
const LevelCard = lazy(async () => ({
  default: (await import('../../games/progress/LevelCard.tsx')).LevelCard,
}));
const InviteCard = lazy(async () => ({
  default: (await import('../../games/invite/InviteCard.tsx')).InviteCard,
}));
const Tour = lazy(async () => ({ default: (await import('./Tour.tsx')).Tour }));

const mostTables = 5;
const mostGames = 7;

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
  main: { display: 'grid', gap: '28px', minWidth: 0, '@media (min-width: 1440px)': { gridArea: 'main' } },
  week: { display: 'grid', gap: '28px', minWidth: 0, '@media (min-width: 1440px)': { gridArea: 'week' } },
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
  games: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '16px 8px',
    justifyItems: 'center',
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' },
  },
});

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

interface GreetingProps {
  readonly area: GameArea | undefined;
  readonly streak: number;
  /** Offered on the first visit; nobody has to take the tour. */
  readonly onTour: (() => void) | null;
}

function Greeting({ area, streak, onTour }: GreetingProps) {
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
    ? t('home.nothingWaits', { day })
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
      <Suspense>
        <WeekDots streak={streak} />
      </Suspense>
    </div>
  );
}

function TablesBlock() {
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
          if (tables.length > 0) return <TableRows tables={tables} />;
          const action = (
            <ButtonLink appearance="primary" to="/games">
              {t('game.open')}
            </ButtonLink>
          );
          return (
            <Surface>
              <BlockState action={action} top="leaning" words={t('home.noTables')} />
            </Surface>
          );
        }}
      </Loaded>
    </Block>
  );
}

/** Games of one's own tables first, then the other games; never those the team has switched off. */
function gamesToStart(area: GameArea | undefined) {
  const recent = new Set(area?.mine.map(({ gameName }) => gameName));
  const closed = new Set(area?.games.filter(({ isAllowed }) => !isAllowed).map(({ gameName }) => gameName));
  return shelf
    .filter(({ gameName }) => !closed.has(gameName))
    .sort((a, b) => Number(recent.has(b.gameName)) - Number(recent.has(a.gameName)))
    .slice(0, mostGames);
}

/** The games; for somebody new with the shortest way into one. */
function StartBlock({ area, isNew }: { readonly area: GameArea | undefined; readonly isNew: boolean }) {
  const styles = useStyles();
  const { t } = useTexts();
  const tables = useTables();
  const { sit, notice, isBusy } = useSeat();
  const [first] = gamesToStart(area);
  const practise = () =>
    first && sit(first.gameName, () => tables.create({ gameName: first.gameName, bots: [0], isReady: true }));
  return (
    <Block
      beside={
        isNew ? (
          <Button appearance="primary" disabledFocusable={isBusy} icon={<Bot20Regular />} onClick={practise}>
            {t('start.playBots', { count: 1 })}
          </Button>
        ) : null
      }
      id={anchors.start}
      title={t('home.start')}
    >
      {notice && <p role="alert">{notice.words}</p>}
      <ul className={styles.games}>
        {gamesToStart(area).map((game) => (
          <li key={game.gameName}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

export function DashboardPage() {
  const styles = useStyles();
  const { data: area } = useGameArea();
  const width = useWidth();
  const upNext = (
    <Suspense>
      <UpNextBlock />
    </Suspense>
  );
  const { profile } = useOwnProfile();
  const isPanel = useHost().surface === 'panel';
  const [isTouring, startTour] = useState(false);
  const isNew = area !== undefined && profile?.played === 0 && area.mine.length === 0;
  const isFirstVisit = !isPanel && profile !== null && !profile.onboarding.includes('tour');
  return (
    <div className={styles.page}>
      <Greeting
        area={area}
        onTour={isFirstVisit && !isTouring ? () => startTour(true) : null}
        streak={profile?.streak ?? 0}
      />
      <div className={styles.main}>
        {isNew ? (
          <>
            <StartBlock area={area} isNew />
            <Suspense fallback={<Skeleton height={240} width="100%" />}>
              <TodayBlock />
            </Suspense>
            {width !== 'wide' && upNext}
            <TablesBlock />
            <OnlinePeople />
          </>
        ) : (
          <>
            <Suspense fallback={<Skeleton height={240} width="100%" />}>
              <TodayBlock />
            </Suspense>
            {width !== 'wide' && upNext}
            <TablesBlock />
            <OnlinePeople />
            <StartBlock area={area} isNew={false} />
            <BadgeLeaders count={3} />
          </>
        )}
      </div>
      {(width === 'wide' || !isNew) && (
        <div className={styles.week}>
          {width === 'wide' && upNext}
          <ThisWeek />
        </div>
      )}
      {width === 'narrow' && (
        <Suspense>
          <LevelCard />
          <InviteCard />
        </Suspense>
      )}
      {isFirstVisit && isTouring && (
        <Suspense>
          <Tour />
        </Suspense>
      )}
    </div>
  );
}
