// A tournament was made, begins soon for the reader, or is over; and a table of one waits for them.
import { pathTo, tablePath } from '../../../../contract/pages.ts';
import { translator } from '../../../base/texts/translator.ts';
import { listNames } from '../names.ts';
import { eventAfter } from './eventAfter.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

type CourseKind = 'tournamentOpened' | 'tournamentSoon' | 'tournamentOver';

const ofCourse = (kind: CourseKind): NotificationKind<ContentOf<CourseKind>> => ({
  words({ name }, language) {
    const t = translator(language, 'mail');
    return {
      header: t(`notified.${kind}.header`, { name }),
      text: t(`notified.${kind}.text`),
      button: t(`notified.${kind}.button`),
    };
  },
  wordsAfter: ({ name }, language, state) => eventAfter(name, language, state),
  path: ({ tournamentId }) => pathTo('/tournaments/:id', { id: tournamentId }),
  picture: () => '/art/tournament.svg',
  mailPreference: null,
  pushPreference: 'events',
});

export const tournamentOpened = ofCourse('tournamentOpened');
export const tournamentSoon = ofCourse('tournamentSoon');
export const tournamentOver = ofCourse('tournamentOver');

export const tournamentTable: NotificationKind<ContentOf<'tournamentTable'>> = {
  words({ others, tournament, round }, language) {
    const t = translator(language, 'mail');
    return {
      header: t('notified.tournamentTable.header', { names: listNames(others, language) }),
      text: t(`notified.tournamentTable.${round === 0 ? 'textArena' : 'text'}`, { tournament, round }),
      button: t('notified.tournamentTable.button'),
    };
  },
  path: tablePath,
  picture: () => null,
  mailPreference: null,
  pushPreference: 'yourTurn',
};
