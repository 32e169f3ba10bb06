// How many of the marked rows have turned over: what a row says is told only then.
import { useEffect, useState } from 'react';
import { isMotionReduced } from '../isMotionReduced.ts';

/** As in rows.module.css: each tile begins 90 ms after the one before it and takes 280 ms. */
export const turningTime = (cells: number): number => (cells - 1) * 90 + 280;

/** Rows that were there at first have turned; a new one takes its time and lets those before it be turned at once. */
export function useTurned(rows: number, cells: number): number {
  const [turned, setTurned] = useState(rows);
  useEffect(() => {
    const time = rows === 0 || isMotionReduced() ? 0 : turningTime(cells);
    const timer = setTimeout(() => setTurned(rows), time);
    return () => clearTimeout(timer);
  }, [rows, cells]);
  if (rows <= turned || isMotionReduced()) return rows;
  return Math.max(turned, rows - 1);
}
