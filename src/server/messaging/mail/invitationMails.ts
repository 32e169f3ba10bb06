// Invitation mails: to a table, to play, into a team. Each has an unsubscribe link.
import type { Language } from '../../../engine/language.ts';
import { translator } from '../../base/texts/translator.ts';
import { type Addressed, type Mail, stripMarkup, writeLetter } from './letter.ts';

interface Inviting {
  readonly by: string;
  readonly link: string;
  readonly unsubscribe: string;
}

function writeInvitation(
  kind: 'invited' | 'called' | 'teamInvite',
  language: Language,
  about: { readonly by: string; readonly game?: string; readonly team?: string },
  to: Addressed,
): Mail {
  const t = translator(language, 'mail');
  const values = {
    by: stripMarkup(about.by),
    game: stripMarkup(about.game ?? ''),
    team: stripMarkup(about.team ?? ''),
  };
  const sentences = {
    subject: t(`${kind}.subject`, values),
    text: t(`${kind}.text`, values),
    link: t(`${kind}.link`, values),
    unasked: t(`${kind}.unasked`, values),
  };
  return writeLetter(language, sentences, to);
}

export const composeInvitation = (
  language: Language,
  { name, by, game, link, unsubscribe }: Inviting & { readonly name: string; readonly game: string },
): Mail => writeInvitation('invited', language, { by, game }, { name, link, unsubscribe });

export const composeCall = (
  language: Language,
  { name, by, team, link, unsubscribe }: Inviting & { readonly name: string; readonly team: string },
): Mail => writeInvitation('called', language, { by, team }, { name, link, unsubscribe });

/** To an address that may have no account. */
export const composeTeamInvite = (
  language: Language,
  { by, team, link, unsubscribe }: Inviting & { readonly team: string },
): Mail => writeInvitation('teamInvite', language, { by, team }, { name: null, link, unsubscribe });
