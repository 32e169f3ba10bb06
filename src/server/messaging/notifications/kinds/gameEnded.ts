// A game of the reader is over.
import { tablePath } from '../../../../contract/pages.ts';
import { translator } from '../../../base/texts/translator.ts';
import { gameInWords, listNames } from '../names.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const gameEnded: NotificationKind<ContentOf<'gameEnded'>> = {
  words({ others, gameName, outcome }, language) {
    const t = translator(language, 'mail');
    const values = { names: listNames(others, language), game: gameInWords(gameName, language) };
    return {
      header: t(`notified.gameEnded.outcome.${outcome}`),
      text: t(others.length === 0 ? 'notified.gameEnded.textAlone' : 'notified.gameEnded.text', values),
      button: t('notified.gameEnded.button'),
    };
  },
  path: tablePath,
  picture: () => null,
  mailPreference: 'gameEnded',
  pushPreference: 'gameEnded',
};
