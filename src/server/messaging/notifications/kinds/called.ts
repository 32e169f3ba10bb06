// An admin asked the reader to come and play.
import { translator } from '../../../base/texts/translator.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const called: NotificationKind<ContentOf<'called'>> = {
  words({ by }, language) {
    const t = translator(language, 'mail');
    return {
      header: t('notified.called.header', { by }),
      text: t('notified.called.text'),
      button: t('notified.called.button'),
    };
  },
  path: () => '/games',
  picture: ({ avatar }) => avatar,
  mailPreference: 'invited',
  pushPreference: 'invited',
};
