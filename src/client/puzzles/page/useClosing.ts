// What is said once the puzzle has closed under one's hands; its state is read again then.
import { useEffect } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { closingTime } from '../daily/times.ts';
import type { Desk, DeskNote } from './useDesk.ts';

interface Closing {
  /** That it has closed, and when. */
  readonly closed: string;
  /** The note under the board. */
  readonly note: DeskNote | null;
}

interface Closable {
  readonly closesAt: string;
  readonly finished: boolean;
}

export function useClosing(
  { closesAt, finished }: Closable,
  isCutOff: boolean,
  { note }: Pick<Desk, 'note'>,
  { refresh }: { refresh(): Promise<void> },
): Closing {
  const { t, language } = useTexts();
  const closed = t('pages:daily.closedWhile', { time: closingTime(closesAt, language) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the puzzle closes under one's hands
  useEffect(() => {
    if (isCutOff && !finished) void refresh();
  }, [isCutOff]);
  return { closed, note: note ?? (isCutOff ? { words: closed, again: null } : null) };
}
