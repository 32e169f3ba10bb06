// It is the reader's turn at tables with a move a day: told together, once a day.
import { translator } from '../../../base/texts/translator.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const turnsWaiting: NotificationKind<ContentOf<'turnsWaiting'>> = {
  words({ count }, language) {
    const t = translator(language, 'mail');
    return {
      header: t('notified.turnsWaiting.header'),
      text: t('notified.turnsWaiting.text', { count }),
      button: t('notified.turnsWaiting.button'),
    };
  },
  path: () => '/your-turns',
  picture: () => null,
  mailPreference: 'yourTurn',
  pushPreference: 'yourTurn',
};
