// The reader earned a badge.
import { badgeKey, badgePicture } from '../../../../contract/progress/badges.ts';
import { translator } from '../../../base/texts/translator.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const badge: NotificationKind<ContentOf<'badge'>> = {
  words({ idprod }, language) {
    const t = translator(language, 'mail');
    const about = translator(language, 'badges');
    const key = badgeKey(idprod);
    return {
      header: t('notified.badge.header', { badge: about(`${key}.title`) }),
      text: t('notified.badge.text', { deed: about(`${key}.text`) }),
      button: t('notified.badge.button'),
    };
  },
  path: () => '/leaderboard/badge-details',
  picture: ({ idprod }) => badgePicture(badgeKey(idprod)),
  mailPreference: null,
  pushPreference: null,
};
