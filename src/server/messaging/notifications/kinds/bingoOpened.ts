// A bingo was made: players can take their cards.
import { pathTo } from '../../../../contract/pages.ts';
import { translator } from '../../../base/texts/translator.ts';
import { eventAfter } from './eventAfter.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const bingoOpened: NotificationKind<ContentOf<'bingoOpened'>> = {
  words({ name, isPlanned }, language) {
    const t = translator(language, 'mail');
    return {
      header: t(isPlanned ? 'notified.bingoOpened.headerPlanned' : 'notified.bingoOpened.header', { name }),
      text: t('notified.bingoOpened.text'),
      button: t('notified.bingoOpened.button'),
    };
  },
  wordsAfter: ({ name }, language, state) => eventAfter(name, language, state),
  path: ({ bingoId }) => pathTo('/games/bingo/:bingoId', { bingoId }),
  picture: () => '/art/bingo.svg',
  mailPreference: null,
  pushPreference: 'events',
};
