// Finds what is drawn of a contest by its id.
import type { DrawnContest } from './DrawnContest.tsx';

const files = import.meta.glob<DrawnContest>('./*/contest.tsx', { eager: true, import: 'contest' });

export function drawnContest(kind: string): DrawnContest {
  const found = files[`./${kind}/contest.tsx`];
  if (!found) throw new Error(`nothing is drawn of the contest ${kind}`);
  return found;
}

/** Of the contests that an admin writes. */
export const editors = Object.values(files).flatMap(({ Editor }) => (Editor ? [Editor] : []));
