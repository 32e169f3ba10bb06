// For admins: somebody at a table was reported, for what they drew or wrote or for their name.
import { replayPath } from '../../../../contract/pages.ts';
import { translator } from '../../../base/texts/translator.ts';
import { gameInWords, listNames } from '../names.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const reported: NotificationKind<ContentOf<'reported'>> = {
  words({ others, gameName, reason }, language) {
    const t = translator(language, 'mail');
    const values = { name: listNames(others, language), game: gameInWords(gameName, language) };
    return {
      header: t(`notified.reported.header.${reason}`),
      text: t(`notified.reported.text.${reason}`, values),
      button: t('notified.reported.button'),
    };
  },
  path: ({ tableId, gameName, game }) => replayPath({ roomId: tableId, gameName, game }),
  picture: () => null,
  mailPreference: null,
  pushPreference: null,
};
