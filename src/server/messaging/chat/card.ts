// An invitation card, whatever the chat tool: two sentences, one button, a picture. All its texts are here.
import type { Language } from '../../../engine/language.ts';
import type { NotificationContent } from '../../base/storage/schema/notifications.ts';
import { translator } from '../../base/texts/translator.ts';
import { stripMarkup } from '../mail/letter.ts';
import { gameInWords } from '../notifications/names.ts';
import { inWords, pathOf } from '../notifications/wording.ts';

/** The notifications that are posted in chat tools. */
export type Invitation = Extract<NotificationContent, { readonly kind: 'invited' | 'called' }>;

export interface ChatCard {
  readonly header: string;
  readonly text: string;
  readonly button: string;
  /** Path of the page that the button opens. */
  readonly path: string;
  /** Null if the card is about no particular game. */
  readonly gameName: string | null;
  /** Title in lists and link previews: the game, or the product. */
  readonly title: string;
}

/** Names are user input: links and markup are removed. */
const withoutMarkup = (invitation: Invitation): Invitation =>
  invitation.kind === 'invited'
    ? { ...invitation, by: stripMarkup(invitation.by), roomName: stripMarkup(invitation.roomName) }
    : { ...invitation, by: stripMarkup(invitation.by) };

const about = (
  invitation: Invitation,
  language: Language,
): Pick<ChatCard, 'path' | 'gameName' | 'title'> => ({
  path: pathOf(invitation),
  gameName: invitation.kind === 'invited' ? invitation.gameName : null,
  title: invitation.kind === 'invited' ? gameInWords(invitation.gameName, language) : 'Topla',
});

/** The same words as the notification in the app. */
export function cardForPerson(untrusted: Invitation, language: Language): ChatCard {
  const invitation = withoutMarkup(untrusted);
  return { ...inWords(invitation, language), ...about(invitation, language) };
}

/** A card for all readers of the channel. */
export function cardForChannel(untrusted: Invitation, team: string, language: Language): ChatCard {
  const invitation = withoutMarkup(untrusted);
  const t = translator(language, 'mail');
  const rest = about(invitation, language);
  if (invitation.kind === 'called') {
    const values = { by: invitation.by, team: stripMarkup(team) };
    return {
      header: t('chat.come.header', values),
      text: t('chat.come.text', values),
      button: t('chat.come.button'),
      ...rest,
    };
  }
  const values = { by: invitation.by, game: rest.title, table: invitation.roomName };
  return {
    header: t('chat.seat.header', values),
    text: t(invitation.roomName === '' ? 'chat.seat.text' : 'chat.seat.textNamed', values),
    button: t('chat.seat.button'),
    ...rest,
  };
}

/** Through the sign-in page, which signed-in people skip. */
export const linkTo = (publicUrl: string, path: string): string =>
  `${publicUrl}/login?returnUrl=${encodeURIComponent(path)}`;

/** Chat tools fetch the picture themselves, so it needs a public HTTPS address. */
export const drawingOf = (publicUrl: string, gameName: string | null): string | null =>
  gameName !== null && publicUrl.startsWith('https://') ? `${publicUrl}/art/${gameName}.png` : null;
