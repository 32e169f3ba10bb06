// Handing in one guess after the other: while one is on its way the board waits, and a refusal is said where it belongs.
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { useTexts } from '../../../ui/texts.tsx';
import type { Desk } from './useDesk.ts';

interface Guessing<Answer> {
  readonly gameType: string;
  readonly desk: Pick<Desk, 'clear' | 'refuse' | 'say' | 'setBusy' | 'write'>;
  /** That the puzzle has closed, and when. */
  readonly closed: string;
  send(guess: string): Promise<Answer | Refusal>;
  /** The game shows what the answer says. */
  take(answer: Answer): void;
  refresh(): Promise<void>;
}

export function useGuesses<Answer extends { readonly finished: boolean }>({
  gameType,
  desk,
  closed,
  send,
  take,
  refresh,
}: Guessing<Answer>): (guess: string) => Promise<void> {
  const { t } = useTexts();
  const refused = ({ error, reason }: Refusal, again: () => void): void => {
    if (error === 'InvalidInput' && reason !== undefined)
      desk.refuse(t(`puzzles:${gameType}.refusal.${reason}`));
    else if (error === 'Closed') desk.say(closed);
    else if (error === 'StaleVersion' || error === 'Conflict') desk.say(t('pages:daily.elsewhere'));
    else desk.say(t('pages:daily.notSent', { why: t(`errors.${error}`) }), again);
    if (error === 'Closed' || error === 'StaleVersion' || error === 'Conflict') void refresh();
  };
  return async function guess(text) {
    desk.clear();
    desk.setBusy(true);
    const answer = await send(text);
    desk.setBusy(false);
    if (isRefusal(answer)) return refused(answer, () => void guess(text));
    desk.write('');
    take(answer);
    if (answer.finished) void refresh();
  };
}
