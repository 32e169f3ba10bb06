// The mails about tables: a seat was saved, come and play, it is your turn, a game ended without you.
import type { Told } from '../notifications/kinds.ts';
import { composeCall, composeInvitation } from './invitationMails.ts';
import { type Language, type Mail, mailTexts, writeLetter } from './letter.ts';

export interface NewsMail {
  readonly told: Told;
  readonly name: string;
  readonly team: string;
  readonly game: string;
  /** As the bell says it. */
  readonly words: { readonly header: string; readonly text: string; readonly button: string };
  readonly link: string;
  readonly unsubscribe: string;
}

export function composeNews(language: Language, mail: NewsMail): Mail {
  const { told, name, team, game, words, link, unsubscribe } = mail;
  if (told.kind === 'invited')
    return composeInvitation(language, { name, by: told.by, game, link, unsubscribe });
  if (told.kind === 'called') return composeCall(language, { name, by: told.by, team, link, unsubscribe });
  const { unasked, settings } = mailTexts(language).news;
  const sentences = {
    ...{ subject: `${words.header}: ${game}`, text: words.text, link: words.button },
    unasked: `${unasked} ${settings}`,
  };
  return writeLetter(language, sentences, { name, link });
}
