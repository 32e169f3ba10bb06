// The mail to a colleague who is not here: who saved them a seat, and the link to it.
import en from '../../texts/en/mail.json' with { type: 'json' };
import tr from '../../texts/tr/mail.json' with { type: 'json' };
import { type Mail, tame } from './mail.ts';

const texts = { en, tr } as const;

export interface Invitation {
  readonly name: string;
  readonly by: string;
  readonly game: string;
  readonly link: string;
}

export function composeInvitation(language: 'en' | 'tr', invitation: Invitation): Mail {
  const { greeting, goodbye, invited } = texts[language];
  const names = { name: tame(invitation.name), by: tame(invitation.by), game: invitation.game };
  const filled = (words: string) =>
    words.replaceAll(/\{(name|by|game)\}/g, (_gap, key: keyof typeof names) => names[key]);
  const body = [
    `${filled(greeting)}\n${filled(invited.text)}`,
    `${invited.link}:\n${invitation.link}`,
    invited.unasked,
    goodbye,
  ].join('\n\n');
  return { subject: filled(invited.subject), body: `${body}\n`, link: invitation.link };
}
