// An invitation as chat tools show it, whichever they are: two sentences, one button, a drawing. The only place for its words.
import type { Language } from '../../engine/language.ts';
import { tame } from '../mail/letter.ts';
import { gameInWords, inWords, pathOf } from '../notifications/wording.ts';
import type { NotificationContent } from '../storage/schema/notifications.ts';
import { translator } from '../texts/translator.ts';

/** What is said in chat tools: to come to a table, or to come and play. */
export type Invitation = Extract<NotificationContent, { readonly kind: 'invited' | 'called' }>;

export interface Card {
  readonly header: string;
  readonly text: string;
  readonly button: string;
  /** Where the button leads, on our own pages. */
  readonly path: string;
  /** Null: it is about no game in particular. */
  readonly gameName: string | null;
  /** For lists and links: the game, or the product. */
  readonly title: string;
}

/** What people are called is theirs to choose; it brings no links and no marks along. */
const tamed = (invitation: Invitation): Invitation =>
  invitation.kind === 'invited'
    ? { ...invitation, by: tame(invitation.by), roomName: tame(invitation.roomName) }
    : { ...invitation, by: tame(invitation.by) };

const about = (invitation: Invitation, language: Language): Pick<Card, 'path' | 'gameName' | 'title'> => ({
  path: pathOf(invitation),
  gameName: invitation.kind === 'invited' ? invitation.gameName : null,
  title: invitation.kind === 'invited' ? gameInWords(invitation.gameName, language) : 'Topla',
});

/** As the bell says it. */
export function cardForPerson(told: Invitation, language: Language): Card {
  const invitation = tamed(told);
  return { ...inWords(invitation, language), ...about(invitation, language) };
}

/** To everybody who reads the channel. */
export function cardForChannel(told: Invitation, team: string, language: Language): Card {
  const invitation = tamed(told);
  const t = translator(language, 'mail');
  const rest = about(invitation, language);
  if (invitation.kind === 'called') {
    const values = { by: invitation.by, team: tame(team) };
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

/** Who is signed in goes on at once, everybody else signs in first. */
export const linkTo = (publicUrl: string, path: string): string =>
  `${publicUrl}/login?returnUrl=${encodeURIComponent(path)}`;

/** Chat tools fetch it themselves, and only from where they can. */
export const drawingOf = (publicUrl: string, gameName: string | null): string | null =>
  gameName !== null && publicUrl.startsWith('https://') ? `${publicUrl}/art/${gameName}.png` : null;
