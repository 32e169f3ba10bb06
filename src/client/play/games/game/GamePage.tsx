// The page of one game: short rules, own record, open tables, and the form that opens one.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, use } from 'react';
import { useParams } from 'react-router-dom';
import { onShelf, type ShelfGame } from '../../../../catalogue/shelf.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import { games } from '../../../../games/load.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { RuleTexts } from '../../../base/words/SignedInTexts.tsx';
import { GameArt } from '../../../games/GameArt.tsx';
import { useGameArea } from '../../../games/tables/gameArea.ts';
import { TableRows } from '../../../games/tables/TableRows.tsx';
import { inOrder } from '../../../games/tables/tableWords.ts';
import { Block } from '../../../parts/Block.tsx';
import { NotFound } from '../../../parts/NotFoundPage.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { GameFacts } from './GameFacts.tsx';
import { MyRecord, TeamTop } from './GameRecord.tsx';
import { RulesBlock } from './RulesBlock.tsx';
import { StartCard } from './StartCard.tsx';
import { useStartBlocked } from './useStartBlocked.ts';

const RatedTables = lazy(async () => ({ default: (await import('./RatedTables.tsx')).RatedTables }));

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '24px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateAreas: '"about start" "more start"',
    gridTemplateRows: 'auto 1fr',
    '@media (max-width: 1439.98px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    '@media (max-width: 1023.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"about" "start" "more"',
      gridTemplateRows: 'auto',
    },
    '@media (max-width: 639.98px)': { paddingBottom: '120px' },
  },
  about: {
    gridArea: 'about',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"art words" "art facts"',
    gap: '12px 24px',
    alignItems: 'center',
    '@media (max-width: 639.98px)': { columnGap: '16px', gridTemplateAreas: '"art words" "facts facts"' },
  },
  art: {
    gridArea: 'art',
    boxShadow: tokens.shadow2,
    '@media (max-width: 639.98px)': { width: '88px', height: '88px' },
  },
  words: {
    gridArea: 'words',
    alignSelf: 'end',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4px',
  },
  facts: { gridArea: 'facts', alignSelf: 'start' },
  start: { gridArea: 'start', minWidth: 0 },
  more: { gridArea: 'more', display: 'grid', gap: '28px', minWidth: 0 },
});

const opened = new Map<string, Promise<AnyGame>>();

/** The game's own definition, fetched once. */
function useGame(gameName: string): AnyGame {
  const known = opened.get(gameName);
  if (known) return use(known);
  const open = games[gameName];
  if (!open) throw new Error(`no game ${gameName}`);
  const coming = open();
  opened.set(gameName, coming);
  coming.catch(() => opened.delete(gameName));
  return use(coming);
}

function About({ game, definition }: { readonly game: ShelfGame; readonly definition: AnyGame }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <div className={styles.about}>
      <GameArt className={styles.art} game={game.gameName} size={120} />
      <div className={styles.words}>
        <PageHeading>{t(game.displayName)}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)}>{t(`rules:${game.gameName}.pitch`)}</p>
      </div>
      <GameFacts className={styles.facts} definition={definition} game={game} />
    </div>
  );
}

function TablesOf({ gameName }: { readonly gameName: string }) {
  const { t } = useTexts();
  const { data: area, isError } = useGameArea();
  if (!area && !isError) return <div aria-busy="true" hidden />;
  const here = [...(area?.mine ?? []), ...(area?.open ?? []), ...(area?.live ?? [])].filter(
    (table) => table.gameName === gameName,
  );
  if (here.length === 0) return null;
  const tables = inOrder(here);
  return (
    <Block title={t('game.tables')}>
      <Suspense fallback={<TableRows tables={tables} />}>
        <RatedTables gameName={gameName} tables={tables} />
      </Suspense>
    </Block>
  );
}

function Content({ game }: { readonly game: ShelfGame }) {
  const styles = useStyles();
  const definition = useGame(game.gameName);
  const closed = useStartBlocked(game.gameName);
  return (
    <div className={styles.page}>
      <About definition={definition} game={game} />
      <div className={styles.start}>
        <StartCard closed={closed} game={definition} key={game.gameName} />
      </div>
      <div className={styles.more}>
        <TablesOf gameName={game.gameName} />
        <RulesBlock game={game} />
        <MyRecord gameName={game.gameName} />
        {!game.disableScoreboard && <TeamTop game={game} />}
      </div>
    </div>
  );
}

/** The picture needs no data and is shown at once. */
function Waiting({ game }: { readonly game: ShelfGame }) {
  const styles = useStyles();
  return (
    <div aria-busy="true" className={styles.page}>
      <div className={styles.about}>
        <GameArt className={styles.art} game={game.gameName} size={120} />
        <div className={styles.words}>
          <Skeleton height={34} width={220} />
          <Skeleton height={20} width={300} />
        </div>
      </div>
      <Surface className={styles.start}>
        <Skeleton height={280} width="100%" />
      </Surface>
    </div>
  );
}

export function GamePage() {
  const { id = '' } = useParams();
  const game = onShelf(id);
  if (!game) return <NotFound />;
  return (
    <Suspense fallback={<Waiting game={game} />} key={id}>
      <RuleTexts>
        <Content game={game} />
      </RuleTexts>
    </Suspense>
  );
}
