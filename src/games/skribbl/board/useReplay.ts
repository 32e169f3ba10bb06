// Shows a drawing once more as it came about, in a few seconds; where less motion is wanted, in a few steps.
import { useEffect, useState } from 'react';
import { type Stroke, strokesOf } from '../ink.ts';

const lastsMs = 6_000;
const frameMs = 40;
const calmFrameMs = 1_000;

export interface Replaying {
  /** Null: the drawing stands as it is. */
  readonly strokes: readonly Stroke[] | null;
  start(): void;
}

export function useReplay(text: string, isCalm: boolean): Replaying {
  const [run, setRun] = useState<{
    readonly text: string;
    readonly since: number;
    readonly shown: number;
  } | null>(null);
  const isRunning = run !== null && run.text === text;
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(
      () =>
        setRun((now) => {
          const share = now ? (performance.now() - now.since) / lastsMs : 1;
          return now && share < 1 ? { ...now, shown: Math.floor(share * text.length) } : null;
        }),
      isCalm ? calmFrameMs : frameMs,
    );
    return () => clearInterval(ticking);
  }, [isRunning, isCalm, text.length]);
  return {
    strokes: isRunning ? strokesOf(text.slice(0, run.shown)) : null,
    start: () => setRun({ text, since: performance.now(), shown: 0 }),
  };
}
