// For admins: a person who signed up by the team's link waits to be confirmed.
import { translator } from '../../../base/texts/translator.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const newcomerWaiting: NotificationKind<ContentOf<'newcomerWaiting'>> = {
  words(_content, language) {
    const t = translator(language, 'mail');
    return {
      header: t('notified.newcomerWaiting.header'),
      text: t('notified.newcomerWaiting.text'),
      button: t('notified.newcomerWaiting.button'),
    };
  },
  path: () => '/admin-panel/members',
  picture: () => null,
  mailPreference: null,
  pushPreference: null,
};
