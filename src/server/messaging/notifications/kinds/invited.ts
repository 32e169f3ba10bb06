// Somebody invited the reader to a table and keeps a seat free.
import { seatWish, tablePath } from '../../../../contract/pages.ts';
import { translator } from '../../../base/texts/translator.ts';
import { gameInWords } from '../names.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

export const invited: NotificationKind<ContentOf<'invited'>> = {
  words({ by, roomName, gameName }, language) {
    const t = translator(language, 'mail');
    const values = { by, table: roomName, game: gameInWords(gameName, language) };
    return {
      header: t('notified.invited.header', values),
      text: t(roomName ? 'notified.invited.textNamed' : 'notified.invited.text', values),
      button: t('notified.invited.button'),
    };
  },
  path: (content) => tablePath(content) + seatWish,
  picture: ({ avatar }) => avatar,
  mailPreference: 'invited',
  pushPreference: 'invited',
};
