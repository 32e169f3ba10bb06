// The page around an attempt: bar, board, and what stands beside it before, during and after.
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isNowhere } from '../../../contract/errors.ts';
import type { GuessGame } from '../../../contract/puzzles/rowPuzzles.ts';
import { Celebration } from '../../../ui/celebration/Celebration.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { Refused } from '../../base/api/useAnswer.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { puzzleDay } from '../daily/times.ts';
import type { DailyPuzzle } from '../daily/today.ts';
import { JoinCard } from './JoinCard.tsx';
import { PuzzleFrame, PuzzleSkeleton } from './PuzzleFrame.tsx';
import type { ShareOf } from './share.ts';
import { TeamList } from './TeamList.tsx';
import type { Held } from './useGame.ts';
import type { Progress, ShownAttempt } from './usePhase.ts';

const HelpCard = lazy(async () => ({ default: (await import('./HelpCard.tsx')).HelpCard }));
const ResultCard = lazy(async () => ({ default: (await import('./ResultCard.tsx')).ResultCard }));
const NextCard = lazy(async () => ({ default: (await import('./NextCard.tsx')).NextCard }));

const WrongAddress = lazy(async () => ({ default: (await import('./WrongAddress.tsx')).WrongAddress }));

export function LoadingFrame({
  gameType,
  query,
}: {
  readonly gameType: string;
  readonly query: UseQueryResult<unknown, unknown>;
}) {
  const { t } = useTexts();
  if (query.error instanceof Refused && isNowhere(query.error.refusal))
    return (
      <Suspense>
        <WrongAddress />
      </Suspense>
    );
  return (
    <PuzzleFrame gameType={gameType}>
      <Loaded query={query} skeleton={<PuzzleSkeleton gameType={gameType} />} what={t(`games.${gameType}`)}>
        {() => null}
      </Loaded>
    </PuzzleFrame>
  );
}

interface AttemptFrameProps {
  readonly daily: DailyPuzzle;
  readonly game: ShownAttempt;
  readonly held: Pick<Held<unknown>, 'join' | 'isJoining' | 'problem'>;
  readonly progress: Progress;
  /** The language of the word. */
  readonly words: string | null;
  readonly grade?: string;
  readonly hardMode: GuessGame['hardModeRule'];
  /** How many guesses were made; null: nothing is guessed. */
  readonly rows: number | null;
  /** Shown where it was not found. */
  readonly answer: string | null;
  readonly share: ShareOf;
  readonly beside?: ReactNode;
  /** What else there is to do once it is over. */
  readonly afterwards?: ReactNode;
  readonly children: ReactNode;
}

export function AttemptFrame(props: AttemptFrameProps) {
  const { daily, game, progress, beside, afterwards, children } = props;
  const { t, language } = useTexts();
  const { gameType } = daily;
  const { phase } = progress;
  const isSolved = phase === 'after' && game.solved;
  const [wasSolved] = useState(isSolved);
  const day = puzzleDay(game.date, language);
  const detail = t('pages:daily.detail', { day, number: game.number });
  return (
    <>
      <PuzzleFrame
        beside={beside}
        detail={game.isPractice ? `${detail} · ${t('pages:daily.practice')}` : detail}
        gameType={gameType}
        phase={phase}
        rail={
          <>
            {phase === 'before' && <JoinCard {...props} />}
            {phase === 'after' && (
              <Suspense fallback={<Skeleton height={420} width="100%" />}>
                {afterwards}
                <ResultCard {...props} day={day} />
                <NextCard daily={daily} />
              </Suspense>
            )}
            {phase === 'during' && (
              <Suspense>
                <HelpCard gameType={gameType} />
              </Suspense>
            )}
            <TeamList isOver={phase === 'after'} team={game.team} />
          </>
        }
        stats={game.stats}
      >
        <Suspense fallback={<PuzzleSkeleton gameType={gameType} />}>{children}</Suspense>
      </PuzzleFrame>
      {isSolved && !wasSolved && <Celebration />}
    </>
  );
}
