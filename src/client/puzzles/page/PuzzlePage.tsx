// The page of a daily puzzle: finds the game of today, or the earlier one in the address, and lets it be solved.
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import { gridCalls, rowCalls } from '../../../contract/puzzles/puzzles.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { PuzzleTexts } from '../../base/words/SignedInTexts.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { type DailyPuzzle, dailyPuzzle, useEvents } from '../daily/today.ts';
import { PuzzleFrame, PuzzleSkeleton } from './PuzzleFrame.tsx';
import './puzzle.module.css';

const WrongAddress = lazy(async () => ({ default: (await import('./WrongAddress.tsx')).WrongAddress }));
const NoPuzzle = lazy(async () => ({ default: (await import('./NoPuzzle.tsx')).NoPuzzle }));
const RowAttempt = lazy(async () => ({ default: (await import('./RowAttempt.tsx')).RowAttempt }));
const GridAttempt = lazy(async () => ({ default: (await import('./GridAttempt.tsx')).GridAttempt }));

function Attempt({ daily, gameId }: { readonly daily: DailyPuzzle; readonly gameId: string }) {
  const { gameType } = daily;
  const [rows, grid] = [rowCalls[gameType], gridCalls[gameType]];
  if (rows) return <RowAttempt calls={rows} daily={daily} gameId={gameId} key={gameId} />;
  if (grid) return <GridAttempt calls={grid} daily={daily} gameId={gameId} key={gameId} />;
  return <NoPuzzle daily={daily} />;
}

function Today({ gameType }: { readonly gameType: string }) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const earlier = search.get('game');
  const query = useEvents();
  const game = t(`games.${gameType}`);
  if (query.data === undefined)
    return (
      <PuzzleFrame gameType={gameType}>
        <Loaded query={query} skeleton={<PuzzleSkeleton gameType={gameType} />} what={game}>
          {() => null}
        </Loaded>
      </PuzzleFrame>
    );
  const daily = dailyPuzzle(gameType, query.data.events);
  const gameId = earlier ?? daily.today?.gameId ?? null;
  return gameId === null ? <NoPuzzle daily={daily} /> : <Attempt daily={daily} gameId={gameId} />;
}

export function PuzzlePage() {
  const { gameType = '' } = useParams();
  if (!puzzleFacts.some(({ id }) => id === gameType))
    return (
      <Suspense>
        <WrongAddress />
      </Suspense>
    );
  return (
    <PuzzleTexts>
      <Suspense fallback={<PuzzleFrame gameType={gameType}>{null}</PuzzleFrame>}>
        <Today gameType={gameType} key={gameType} />
      </Suspense>
    </PuzzleTexts>
  );
}
