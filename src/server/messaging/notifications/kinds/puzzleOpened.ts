// A daily puzzle of the team is open.
import { translator } from '../../../base/texts/translator.ts';
import { gameInWords } from '../names.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const puzzleOpened: NotificationKind<ContentOf<'puzzleOpened'>> = {
  words({ gameName }, language) {
    const t = translator(language, 'mail');
    return {
      header: t('notified.puzzleOpened.header', { game: gameInWords(gameName, language) }),
      text: t('notified.puzzleOpened.text'),
      button: t('notified.puzzleOpened.button'),
    };
  },
  path: ({ gameName }) => `/puzzle/${gameName}`,
  picture: ({ gameName }) => `/art/${gameName}.svg`,
  mailPreference: null,
  pushPreference: 'puzzles',
};
