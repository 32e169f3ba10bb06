// How a daily puzzle of the team came out.
import { translator } from '../../../base/texts/translator.ts';
import { gameInWords } from '../names.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const puzzleResults: NotificationKind<ContentOf<'puzzleResults'>> = {
  words({ gameName, played, solved }, language) {
    const t = translator(language, 'mail');
    return {
      header: t('notified.puzzleResults.header', { game: gameInWords(gameName, language) }),
      text: t('notified.puzzleResults.text', { played, solved }),
      button: t('notified.puzzleResults.button'),
    };
  },
  path: ({ gameName }) => `/puzzle/${gameName}`,
  picture: ({ gameName }) => `/art/${gameName}.svg`,
  mailPreference: null,
  pushPreference: null,
};
