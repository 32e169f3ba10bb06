// A pawn on its way: from field to field to where it stands, with a small hop at each.
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Box } from '../../../ui/board/box.ts';
import { isMotionReduced } from '../../../ui/isMotionReduced.ts';
import styles from './board.module.css';

/** From one field to the next. */
export const walkMs = 110;
/** Out of the yard and back it is one long step. */
const leastMs = 260;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** As seen from the box it ends in, in shares of that box. */
const seenFrom = (end: Box, { x, y, width }: Box): Spot => ({
  x: (x - end.x) / end.width,
  y: (y - end.y) / end.height,
  size: width / end.width,
});

const frameAt = ({ x, y, size }: Spot): Keyframe => ({
  transform: `translate(${x * 100}%, ${y * 100}%) scale(${size})`,
});

const hopHeight = 0.16;

const betweenOf = (one: Spot, other: Spot): Spot => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2 - hopHeight,
  size: Math.max(one.size, other.size) * 1.06,
});

function framesOf(way: readonly Box[], to: Box): Keyframe[] {
  const spots = [...way, to].map((box) => seenFrom(to, box));
  return spots.flatMap((spot, at) => {
    const next = spots[at + 1];
    return next ? [frameAt(spot), frameAt(betweenOf(spot, next))] : [frameAt(spot)];
  });
}

interface WalkProps {
  /** The boxes it comes over, the first one included; empty: it stands. */
  readonly way: readonly Box[];
  readonly to: Box;
  readonly waitMs: number;
  readonly children: ReactNode;
}

export function Walk({ way, to, waitMs, children }: WalkProps) {
  const walker = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same way is walked once, however often the table is drawn
  useLayoutEffect(() => {
    if (way.length === 0 || isMotionReduced()) return;
    const run = walker.current?.animate(framesOf(way, to), {
      duration: Math.max(leastMs, way.length * walkMs),
      delay: waitMs,
      fill: 'backwards',
    });
    return () => run?.cancel();
  }, [JSON.stringify([way, to])]);
  return (
    <div ref={walker} className={styles.walker}>
      {children}
    </div>
  );
}
