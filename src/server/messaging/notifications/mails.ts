// The mail of a notification: invitations have words of their own, all other kinds those of the notification.
import type { Language } from '../../../engine/language.ts';
import type { NotificationContent } from '../../base/storage/schema/notifications.ts';
import { translator } from '../../base/texts/translator.ts';
import { composeCall, composeInvitation } from '../mail/invitationMails.ts';
import { type Mail, type MailPicture, stripMarkup, writeLetter } from '../mail/letter.ts';

export interface NewsMail {
  readonly content: NotificationContent;
  readonly name: string;
  readonly team: string;
  readonly game: string;
  /** The words of the notification. */
  readonly words: { readonly header: string; readonly text: string; readonly button: string };
  readonly link: string;
  readonly unsubscribe: string;
  readonly picture: MailPicture | null;
}

export function composeNews(language: Language, mail: NewsMail): Mail {
  const { content, name, team, game, words, link, unsubscribe, picture } = mail;
  if (content.kind === 'invited')
    return composeInvitation(language, { name, by: content.by, game, link, unsubscribe });
  if (content.kind === 'called')
    return composeCall(language, { name, by: content.by, team, link, unsubscribe });
  const t = translator(language, 'mail');
  const sentences = {
    subject: game === '' ? words.header : `${words.header}: ${stripMarkup(game)}`,
    text: words.text,
    link: words.button,
    unasked: `${t('news.unasked')} ${t('news.settings')}`,
  };
  return writeLetter(language, sentences, { name, link, picture });
}
