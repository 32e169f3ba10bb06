// Between two rounds: one button, or the C key, for whoever has not gone on yet.
import type { BoardProps } from '../BoardProps.ts';
import type { TableWords } from '../tableWords.ts';
import type { Action } from './ActionButtons.tsx';
import { type BoardActs, noActs } from './acts.ts';

export function goingOn(
  { pending, legal }: Pick<BoardProps, 'pending' | 'legal'>,
  words: TableWords,
  goOn: () => void,
): { readonly acts: BoardActs; readonly button: Action } {
  const mayGoOn = pending === null && Boolean(legal?.length);
  return {
    acts: { ...noActs, keys: mayGoOn ? { c: goOn } : {} },
    button: {
      label: words.say(mayGoOn ? 'continue' : 'waiting'),
      isPrimary: true,
      isDisabled: !mayGoOn,
      onPress: goOn,
    },
  };
}
