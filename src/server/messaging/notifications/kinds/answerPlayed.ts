// The answer that the reader had laid out was played at a table with a move a day.
import { tablePath } from '../../../../contract/pages.ts';
import { translator } from '../../../base/texts/translator.ts';
import { gameInWords, listNames } from '../names.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const answerPlayed: NotificationKind<ContentOf<'answerPlayed'>> = {
  words({ others, gameName }, language) {
    const t = translator(language, 'mail');
    const values = { names: listNames(others, language), game: gameInWords(gameName, language) };
    return {
      header: t('notified.answerPlayed.header'),
      text: t(others.length === 0 ? 'notified.answerPlayed.textAlone' : 'notified.answerPlayed.text', values),
      button: t('notified.answerPlayed.button'),
    };
  },
  path: tablePath,
  picture: () => null,
  mailPreference: null,
  pushPreference: null,
};
