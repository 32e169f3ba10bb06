// To admins: a match was awarded, and its official score has to be typed in.
import { translator } from '../../../base/texts/translator.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const predictAwarded: NotificationKind<ContentOf<'predictAwarded'>> = {
  words({ match }, language) {
    const t = translator(language, 'mail');
    return {
      header: t('notified.predictAwarded.header', { match }),
      text: t('notified.predictAwarded.text'),
      button: t('notified.predictAwarded.button'),
    };
  },
  path({ gameId, stageId }) {
    const query = new URLSearchParams({ tab: 'predictors', game: gameId, stage: stageId });
    return `/scheduler?${query}`;
  },
  picture: () => '/art/scorePredictor.svg',
  mailPreference: null,
  pushPreference: null,
};
