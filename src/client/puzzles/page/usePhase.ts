// Where somebody is with a puzzle, by the server's clock.
import { useEffect, useState } from 'react';
import type { SudokuGame } from '../../../contract/puzzles/gridPuzzles.ts';
import type { MapGame } from '../../../contract/puzzles/mapPuzzles.ts';
import type { GuessGame } from '../../../contract/puzzles/rowPuzzles.ts';
import { serverNow } from '../../base/api/serverClock.ts';
import type { PuzzlePhase } from './phase.ts';

export type ShownAttempt = GuessGame | SudokuGame | MapGame;

const longestTimer = 2 ** 31 - 1;

/** Whether the moment is over; told when it comes. */
function useIsOver(time: string): boolean {
  const end = Date.parse(time);
  const [isOver, setOver] = useState(() => serverNow() >= end);
  useEffect(() => {
    const left = end - serverNow();
    setOver(left <= 0);
    if (left <= 0 || left > longestTimer) return;
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [end]);
  return isOver;
}

export interface Progress {
  readonly phase: Exclude<PuzzlePhase, 'none'>;
  /** Nothing counts any more; it may be solved for practice. */
  readonly isClosed: boolean;
  /** It has closed in the middle of the attempt. */
  readonly isCutOff: boolean;
}

export function usePhase(game: ShownAttempt, isComplete: boolean): Progress {
  const isClosed = useIsOver(game.closesAt);
  if (!game.joined) return { phase: 'before', isClosed, isCutOff: false };
  const isOver = game.finished || (isClosed && !game.isPractice);
  return { phase: isOver ? 'after' : 'during', isClosed, isCutOff: isOver && !game.solved && !isComplete };
}
