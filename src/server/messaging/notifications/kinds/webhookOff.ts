// For admins: an address of the company took nothing for more than a day and is told nothing more.
import { translator } from '../../../base/texts/translator.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const webhookOff: NotificationKind<ContentOf<'webhookOff'>> = {
  words({ host }, language) {
    const t = translator(language, 'mail');
    return {
      header: t('notified.webhookOff.header', { host }),
      text: t('notified.webhookOff.text'),
      button: t('notified.webhookOff.button'),
    };
  },
  path: () => '/admin-panel/webhooks',
  picture: () => null,
  mailPreference: null,
  pushPreference: null,
};
