// Account mails: verification, password, team, deletion.
import type { Language } from '../../../engine/language.ts';
import { translator } from '../../base/texts/translator.ts';
import { type Mail, stripMarkup, writeLetter } from './letter.ts';

export type MailKind =
  | 'verify'
  | 'join'
  | 'domain'
  | 'alreadyHere'
  | 'newPassword'
  | 'passwordReset'
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'removed'
  | 'deleted';

interface About {
  readonly name: string;
  readonly link?: string;
  /** What the team is called, where the mail speaks of one. */
  readonly team?: string;
  /** Whose proof is asked for; checked to be a domain, as its dots are cut from a name. */
  readonly domain?: string;
}

export function composeMail(
  kind: MailKind,
  language: Language,
  { name, link, team = '', domain = '' }: About,
): Mail {
  const t = translator(language, 'mail');
  const values = { team: stripMarkup(team), domain };
  return writeLetter(
    language,
    {
      subject: t(`${kind}.subject`, values),
      text: t(`${kind}.text`, values),
      unasked: t(`${kind}.unasked`, values),
      ...(kind !== 'deleted' && { link: t(`${kind}.link`, values) }),
    },
    { name, ...(link !== undefined && { link }) },
  );
}
