// A trivia that the reader registered for begins soon.
import { pathTo } from '../../../../contract/pages.ts';
import { translator } from '../../../base/texts/translator.ts';
import { eventAfter } from './eventAfter.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

/** The page of a trivia. */
export const pathOfTrivia = (id: string): string => pathTo('/events/trivia/:id', { id });

export const triviaSoon: NotificationKind<ContentOf<'triviaSoon'>> = {
  words({ name }, language) {
    const t = translator(language, 'mail');
    return {
      header: t('notified.triviaSoon.header', { name }),
      text: t('notified.triviaSoon.text'),
      button: t('notified.triviaSoon.button'),
    };
  },
  wordsAfter: ({ name }, language, state) => eventAfter(name, language, state),
  path: ({ triviaId }) => pathOfTrivia(triviaId),
  picture: () => null,
  mailPreference: null,
  pushPreference: 'events',
};
