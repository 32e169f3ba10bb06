// It is the reader's turn at a table.
import { tablePath } from '../../../../contract/pages.ts';
import { translator } from '../../../base/texts/translator.ts';
import { gameInWords, listNames } from '../names.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const yourTurn: NotificationKind<ContentOf<'yourTurn'>> = {
  words({ others, gameName }, language) {
    const t = translator(language, 'mail');
    const values = { names: listNames(others, language), game: gameInWords(gameName, language) };
    return {
      header: t('notified.yourTurn.header'),
      text: t(others.length === 0 ? 'notified.yourTurn.textAlone' : 'notified.yourTurn.text', values),
      button: t('notified.yourTurn.button'),
    };
  },
  path: tablePath,
  picture: () => null,
  mailPreference: 'yourTurn',
  pushPreference: 'yourTurn',
};
