// The time of a poll is up: its maker, who reads this, can see the result.
import { pathTo } from '../../../../contract/pages.ts';
import { translator } from '../../../base/texts/translator.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const pollClosed: NotificationKind<ContentOf<'pollClosed'>> = {
  words({ question }, language) {
    const t = translator(language, 'mail');
    return {
      header: t('notified.pollClosed.header'),
      text: t('notified.pollClosed.text', { question }),
      button: t('notified.pollClosed.button'),
    };
  },
  path: ({ pollId }) => pathTo('/polls/:pollId', { pollId }),
  picture: () => '/art/poll.svg',
  mailPreference: null,
  pushPreference: 'events',
};
