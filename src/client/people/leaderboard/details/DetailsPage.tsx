// The full ranking of the team, overall or for a game: searched, sorted, paged.
import { Button, makeStyles, mergeClasses, SearchBox } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { puzzleFacts } from '../../../../catalogue/facts.ts';
import { shelf } from '../../../../catalogue/shelf.ts';
import type { DetailsRow } from '../../../../contract/progress/leaderboards.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useStandings } from '../../../base/api/progress.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { datesOf, type Period, periods } from '../../../games/progress/periods.ts';
import { hasMovement, RankSkeleton } from '../../../games/progress/RankRows.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { DetailsTable, myRowId } from './DetailsTable.tsx';
import { type PageSize, Paging } from './Paging.tsx';
import { PredictorStandings, predictors } from './PredictorStandings.tsx';
import { PuzzleStandings } from './PuzzleStandings.tsx';
import { firstOrder, named, pagesOf, type RankingOrder, sorted } from './rankingTable.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '20px', minWidth: 0 },
  filters: {
    display: 'grid',
    gridTemplateColumns: '220px 160px minmax(0, 280px) auto',
    alignItems: 'end',
    gap: '12px 16px',
    '@media (max-width: 1023.98px)': { gridTemplateColumns: '1fr 1fr' },
    '@media (max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  search: { maxWidth: 'none' },
  jump: { justifySelf: 'start' },
});

const allGames = [
  'all',
  ...shelf.map(({ gameName }) => gameName),
  ...puzzleFacts.map(({ id }) => id),
  ...predictors,
];
const isPuzzle = (game: string): boolean => puzzleFacts.some(({ id }) => id === game);
const predictorOf = (game: string) => predictors.find((each) => each === game);

/** The choice is part of the address, so that it can be shared. */
function useChoice() {
  const [search, setSearch] = useSearchParams();
  const game = allGames.find((each) => each === search.get('game')) ?? 'all';
  const period = periods.find((each) => each === search.get('period')) ?? 'all';
  const choose = (change: { readonly game?: string; readonly period?: Period }) =>
    setSearch({ game, period, ...change }, { replace: true });
  return { game, period, choose };
}

interface StandingsProps {
  readonly rows: readonly DetailsRow[];
  readonly caption: string;
  readonly words: string;
  readonly period: Period;
  readonly hasBest: boolean;
  /** Counts presses of "show me". */
  readonly jumps: number;
}

function Standings({ rows, caption, words, period, hasBest, jumps }: StandingsProps) {
  const { t, language } = useTexts();
  const { userId: me } = useSignedIn();
  const [order, setOrder] = useState<RankingOrder>(firstOrder('rank'));
  const [size, setSize] = useState<PageSize>(20);
  const [wanted, setPage] = useState(0);
  const found = sorted(named(rows, words, language), order, new Intl.Collator(language));
  const page = Math.min(wanted, pagesOf(found.length, size) - 1);
  const mine = found.findIndex(({ userId }) => userId === me);
  const myPage = Math.floor(mine / size);
  const [jumpsBefore] = useState(jumps); // with other rows than these
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per jump, to where one stands then
  useEffect(() => {
    if (jumps === jumpsBefore || mine < 0) return;
    setPage(myPage);
    setTimeout(() => {
      const row = document.getElementById(myRowId);
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    });
  }, [jumps]);
  if (rows.length === 0) return <BlockState top="leaning" words={t(`progress.board.empty.${period}`)} />;
  if (found.length === 0) return <BlockState top="leaning" words={t('progress.table.nobody')} />;
  return (
    <>
      <DetailsTable
        caption={caption}
        hasBest={hasBest}
        hasMoves={hasMovement(rows)}
        onOrder={(next) => {
          setOrder(next);
          setPage(0);
        }}
        order={order}
        rows={found.slice(page * size, (page + 1) * size)}
      />
      <Paging onPage={setPage} onSize={setSize} page={page} size={size} total={found.length} />
    </>
  );
}

export function DetailsPage() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { game, period, choose } = useChoice();
  const predictor = predictorOf(game);
  const isPaged = isPuzzle(game) || predictor !== undefined;
  const [words, setWords] = useState('');
  const [jumps, setJumps] = useState(0);
  const zone = useSignedIn().team?.timeZone ?? 'UTC';
  const query = useStandings(game, period === 'all' ? {} : datesOf(period, zone), !isPaged);
  const gameWords = (each: string) => (each === 'all' ? t('progress.table.allGames') : t(`games.${each}`));
  const periodWords = (each: Period) => t(`progress.period.${each}`);
  const jump = () => {
    setWords('');
    setJumps(jumps + 1);
  };
  return (
    <div className={styles.page}>
      <PageHeading>{t('progress.table.title')}</PageHeading>
      <search className={styles.filters}>
        <Choice
          label={t('progress.table.game')}
          onChange={(next) => choose({ game: next })}
          value={game}
          values={allGames}
          words={gameWords}
        />
        {!isPaged && (
          <Choice
            label={t('progress.period.name')}
            onChange={(next) => choose({ period: next })}
            value={period}
            values={periods}
            words={periodWords}
          />
        )}
        {!isPaged && (
          <SearchBox
            aria-label={t('progress.table.search')}
            className={styles.search}
            dismiss={{ 'aria-label': t('progress.table.clear') }}
            onChange={(_, { value }) => setWords(value)}
            placeholder={t('progress.table.search')}
            value={words}
          />
        )}
        {query.data?.own && (
          <Button className={styles.jump} onClick={jump}>
            {t('progress.table.jump')}
          </Button>
        )}
      </search>
      <Surface>
        {isPuzzle(game) ? (
          <PuzzleStandings key={game} puzzleType={game} />
        ) : predictor ? (
          <PredictorStandings key={predictor} predictor={predictor} />
        ) : (
          <Loaded query={query} skeleton={<RankSkeleton count={8} />} what={t('progress.table.title')}>
            {({ rows }) => (
              <Standings
                caption={t('progress.table.caption', { game: gameWords(game), period: periodWords(period) })}
                hasBest={game !== 'all'}
                jumps={jumps}
                key={`${game} ${period}`}
                period={period}
                rows={rows}
                words={words}
              />
            )}
          </Loaded>
        )}
      </Surface>
      {game === 'all' && <p className={mergeClasses(type.body, type.quiet)}>{t('progress.table.counts')}</p>}
    </div>
  );
}
