// The reader's opponent has let their time go by at a table with a move a day.
import { tablePath } from '../../../../contract/pages.ts';
import { translator } from '../../../base/texts/translator.ts';
import { gameInWords, listNames } from '../names.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const opponentLate: NotificationKind<ContentOf<'opponentLate'>> = {
  words({ others, gameName }, language) {
    const t = translator(language, 'mail');
    const values = { names: listNames(others, language), game: gameInWords(gameName, language) };
    return {
      header: t('notified.opponentLate.header'),
      text: t(others.length === 0 ? 'notified.opponentLate.textAlone' : 'notified.opponentLate.text', values),
      button: t('notified.opponentLate.button'),
    };
  },
  path: tablePath,
  picture: () => null,
  mailPreference: 'yourTurn',
  pushPreference: 'yourTurn',
};
