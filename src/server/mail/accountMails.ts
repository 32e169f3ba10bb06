// The mails about an account: its address, its password, its team, its end.
import { type Language, type Mail, mailTexts, writeLetter } from './letter.ts';

export type MailKind =
  | 'verify'
  | 'join'
  | 'alreadyHere'
  | 'newPassword'
  | 'passwordReset'
  | 'passwordChanged'
  | 'removed'
  | 'deleted';

interface About {
  readonly name: string;
  readonly link?: string;
  /** What the team is called, where the mail speaks of one. */
  readonly team?: string;
}

export const composeMail = (kind: MailKind, language: Language, { name, link, team }: About): Mail =>
  writeLetter(language, mailTexts(language)[kind], {
    name,
    ...(link !== undefined && { link }),
    ...(team !== undefined && { values: { team } }),
  });
