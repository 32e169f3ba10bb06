// The page of a daily puzzle: finds the game of today, or the earlier one in the address, and lets it be solved.
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { puzzleFacts } from '../../../catalogue/facts.ts';
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
const MapAttempt = lazy(async () => ({ default: (await import('./MapAttempt.tsx')).MapAttempt }));

/** By the family of the puzzle. */
const attempts = { rows: RowAttempt, grid: GridAttempt, map: MapAttempt } as const;

function Attempt({ daily, gameId }: { readonly daily: DailyPuzzle; readonly gameId: string }) {
  const facts = puzzleFacts.find(({ id }) => id === daily.gameType);
  if (!facts) return <NoPuzzle daily={daily} />;
  const OfFamily = attempts[facts.family];
  return <OfFamily daily={daily} gameId={gameId} key={gameId} />;
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
