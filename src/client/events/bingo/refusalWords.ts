// Why an act in a bingo was refused, in words.
import type { SocketRefusal } from '../../../contract/realtime.ts';
import type { Speak } from '../../../ui/texts.tsx';

const known: ReadonlySet<string> = new Set([
  ...['claimShown', 'notRunning', 'allCalled', 'finished', 'barred', 'stageClosed', 'tooManySessions'],
  ...['notInLobby', 'notPaused', 'noCard'],
]);

export const refusalWords = (
  t: Speak,
  { error, reason }: Pick<SocketRefusal, 'error' | 'reason'>,
): string => {
  if (error === 'AlreadyDone') return t('pages:bingo.refusal.alreadyWon');
  return reason !== undefined && known.has(reason)
    ? t(`pages:bingo.refusal.${reason}`)
    : t(`errors.${error}`);
};
