// The mails the product sends, in both languages.
import en from '../../texts/en/mail.json' with { type: 'json' };
import tr from '../../texts/tr/mail.json' with { type: 'json' };

export type MailKind = 'verify' | 'alreadyHere' | 'newPassword' | 'passwordReset' | 'passwordChanged';

export interface Mail {
  readonly subject: string;
  readonly body: string;
  readonly link: string;
}

const texts = { en, tr } as const;

/** Line ends, links and marks have no place in a name that stands in a mail. */
export const tame = (name: string): string =>
  name
    .replaceAll(/\p{C}|[<>]/gu, ' ')
    .replaceAll(/\S+(?::\/\/|\.)\S+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 64);

export function composeMail(
  kind: MailKind,
  language: 'en' | 'tr',
  { name, link }: { readonly name: string; readonly link: string },
): Mail {
  const { greeting, goodbye, [kind]: words } = texts[language];
  const body = [
    `${greeting.replace('{name}', tame(name))}\n${words.text}`,
    `${words.link}:\n${link}`,
    words.unasked,
    goodbye,
  ].join('\n\n');
  return { subject: words.subject, body: `${body}\n`, link };
}
