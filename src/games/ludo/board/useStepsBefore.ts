// The steps of all pawns before they last changed: from there they walk to where they stand.
import { useState } from 'react';
import type { View } from '../rules.ts';

export type Steps = View['pawns'];

const isSame = (one: Steps, other: Steps): boolean =>
  one.length === other.length &&
  one.every((steps, seat) => steps.every((step, pawn) => step === other[seat]?.[pawn]));

/** At first the same as now: what merely lies there does not walk. */
export function useStepsBefore(now: Steps): Steps {
  const [seen, setSeen] = useState({ before: now, now });
  if (isSame(seen.now, now)) return seen.before;
  setSeen({ before: seen.now, now });
  return seen.now;
}
