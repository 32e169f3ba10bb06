// One's games with a move a day, as values: which wait for oneself, and which comes next.
import type { DailyTable } from '../../../contract/play/daily.ts';

export const waitingForMe = (tables: readonly DailyTable[]): DailyTable[] =>
  tables.filter(({ waits }) => waits !== null);

/** The table one goes on to: the first that waits, and not the one one is at. */
export const nextTable = (tables: readonly DailyTable[], here: string): DailyTable | null =>
  waitingForMe(tables).find(({ roomId }) => roomId !== here) ?? null;
