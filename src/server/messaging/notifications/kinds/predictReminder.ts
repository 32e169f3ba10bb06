// A stage locks within a day, and the reader has predicted nothing of it.
import { translator } from '../../../base/texts/translator.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const predictReminder: NotificationKind<ContentOf<'predictReminder'>> = {
  words({ event }, language) {
    const t = translator(language, 'mail');
    return {
      header: t('notified.predictReminder.header', { event }),
      text: t('notified.predictReminder.text'),
      button: t('notified.predictReminder.button'),
    };
  },
  path: ({ gameId }) => `/predictorEvents?game=${gameId}`,
  picture: () => '/art/scorePredictor.svg',
  mailPreference: null,
  pushPreference: 'events',
};
