// The mails that invite: to a table, to come and play, into a team. Each says how to get no more of them.
import { type Language, type Mail, mailTexts, writeLetter } from './letter.ts';

interface Inviting {
  readonly by: string;
  readonly link: string;
  readonly unsubscribe: string;
}

export const composeInvitation = (
  language: Language,
  { name, by, game, link, unsubscribe }: Inviting & { readonly name: string; readonly game: string },
): Mail =>
  writeLetter(language, mailTexts(language).invited, { name, link, unsubscribe, values: { by, game } });

export const composeCall = (
  language: Language,
  { name, by, team, link, unsubscribe }: Inviting & { readonly name: string; readonly team: string },
): Mail =>
  writeLetter(language, mailTexts(language).called, { name, link, unsubscribe, values: { by, team } });

/** To an address, whoever reads it. */
export const composeTeamInvite = (
  language: Language,
  { by, team, link, unsubscribe }: Inviting & { readonly team: string },
): Mail =>
  writeLetter(language, mailTexts(language).teamInvite, {
    ...{ name: null, link, unsubscribe, values: { by, team } },
  });
