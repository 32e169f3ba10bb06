// Plays a lesson: sends moves in, and after a moment takes them back or answers them.
import { useEffect, useMemo, useState } from 'react';
import type { AnyGame, Lesson, Shapes } from '../../../engine/game.ts';
import { begin, explain, goOn, isDone, isPausing, type Learning, tryMove } from './learning.ts';

const momentMs = 900;

export interface Lessoned {
  readonly now: Learning;
  readonly isDone: boolean;
  play(move: unknown): void;
  explain(words: string): void;
}

export function useLearning(game: AnyGame, lesson: Lesson<Shapes>, onDone: () => void): Lessoned {
  const [now, set] = useState(() => begin(game, lesson));
  const done = isDone(now);
  useEffect(() => {
    if (!isPausing(now)) return;
    const moment = setTimeout(() => set(goOn(game, now)), momentMs);
    return () => clearTimeout(moment);
  }, [game, now]);
  useEffect(() => {
    if (done) onDone();
  }, [done, onDone]);
  const acts = useMemo(
    () => ({
      play: (move: unknown) => set((before) => tryMove(game, before, move)),
      explain: (words: string) => set((before) => explain(before, words)),
    }),
    [game],
  );
  return { now, isDone: done, ...acts };
}
