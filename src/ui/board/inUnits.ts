// Board units as CSS: layers scale with the sheet without knowing its size on the screen.
import type { CSSProperties } from 'react';
import type { Box } from './box.ts';

/** CSS with variables of the board's own. */
export type BoardStyle = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

const units = (n: number) => `calc(${n} * var(--u))`;

export const inUnits = (box: Box): CSSProperties => ({
  left: units(box.x),
  top: units(box.y),
  width: units(box.width),
  height: units(box.height),
});

/** For what travels: in shares of the piece itself, so that resizing the window is not a journey. */
export const movedTo = (box: Box, level = 0): BoardStyle => ({
  width: units(box.width),
  height: units(box.height),
  transform: `translate(${(box.x / box.width) * 100}%, ${(box.y / box.height) * 100}%)`,
  '--level': level,
});
