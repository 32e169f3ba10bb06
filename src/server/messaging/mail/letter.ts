// The layout of every mail: the same sentences as plain text and as HTML, which says all of it without its picture too.
import type { Language } from '../../../engine/language.ts';
import { escapeHtml } from '../../base/texts/escapeHtml.ts';
import { translator } from '../../base/texts/translator.ts';

export interface Mail {
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly link: string | null;
  /** Where one click ends mails of this kind; null where there is nothing to end. */
  readonly unsubscribe: string | null;
  /** In whose name it is sent; left out: it is about an account. */
  readonly teamId?: string | undefined;
}

/** The sentences of one mail, translated and filled in. */
export interface Sentences {
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
  /** Why it came, and what to do for those who did not expect it. */
  readonly unasked: string;
  /** What the link says that ends mails of this kind; left out: invitations. */
  readonly stop?: string;
}

/** A picture that the mail program fetches. */
export interface MailPicture {
  readonly address: string;
  /** What is read where it is not shown. */
  readonly alt: string;
}

export interface Addressed {
  /** Null: the name is unknown. */
  readonly name: string | null;
  readonly link?: string;
  readonly unsubscribe?: string;
  readonly picture?: MailPicture | null;
}

/** Removes line ends, links and markup from a name for use in a mail. */
export const stripMarkup = (name: string): string =>
  name
    .replaceAll(/\p{C}|[<>]/gu, ' ')
    .replaceAll(/\S+(?::\/\/|\.)\S+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 64);

export function writeLetter(language: Language, sentences: Sentences, to: Addressed): Mail {
  const t = translator(language, 'mail');
  const { subject, text, unasked } = sentences;
  const { link = null, unsubscribe = null, picture = null } = to;
  const [firstName = ''] = stripMarkup(to.name ?? '').split(' ');
  const parts: LetterParts = {
    subject,
    greeting: firstName === '' ? t('hello') : t('greeting', { name: firstName }),
    text,
    picture,
    action: link === null ? null : { label: sentences.link ?? link, address: link },
    unasked,
    stop: unsubscribe === null ? null : { label: sentences.stop ?? t('stop'), address: unsubscribe },
    goodbye: t('goodbye'),
  };
  return { subject, body: asText(parts), html: asPage(parts, language), link, unsubscribe };
}

interface LetterLink {
  readonly label: string;
  readonly address: string;
}

interface LetterParts {
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly picture: MailPicture | null;
  readonly action: LetterLink | null;
  readonly unasked: string;
  readonly stop: LetterLink | null;
  readonly goodbye: string;
}

function asText({ greeting, text, action, unasked, stop, goodbye }: LetterParts): string {
  const linkLines = (to: LetterLink | null) => (to === null ? [] : [`${to.label}:\n${to.address}`]);
  return `${[greeting, text, ...linkLines(action), unasked, goodbye, ...linkLines(stop)].join('\n\n')}\n`;
}

const font = "font-family:'Segoe UI',system-ui,-apple-system,Roboto,sans-serif";
const styles = {
  ground: `margin:0;padding:24px 12px;background:#f3f6f6;color:#17262a;${font};font-size:16px;line-height:1.5`,
  sheet: 'max-width:520px;margin:0 auto;padding:28px 28px 24px;background:#ffffff;border-radius:16px',
  mark: `margin:0 0 20px;color:#00636f;font-size:20px;font-weight:700`,
  line: 'margin:0 0 16px',
  button: `display:inline-block;padding:12px 22px;border-radius:10px;background:#00636f;color:#ffffff;font-weight:600;text-decoration:none`,
  picture: 'display:block;width:100%;max-width:320px;height:auto;margin:0 0 20px;border:0',
  address: 'margin:8px 0 20px;font-size:13px;color:#4c5f63;word-break:break-all',
  quiet: 'margin:0 0 16px;font-size:14px;color:#4c5f63',
  foot: 'max-width:520px;margin:16px auto 0;padding:0 28px;font-size:13px;color:#4c5f63',
} as const;

const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** The address is shown under the button too, so that people can see where it leads. */
const button = ({ label, address }: LetterLink): string =>
  `<p style="margin:0"><a href="${escapeHtml(address)}" target="_blank" rel="noopener" style="${styles.button}">${escapeHtml(label)}</a></p>
<p style="${styles.address}">${escapeHtml(address)}</p>`;

const image = ({ address, alt }: MailPicture): string =>
  `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="320" style="${styles.picture}">`;

function asPage(
  { subject, greeting, text, picture, action, unasked, stop, goodbye }: LetterParts,
  language: Language,
): string {
  const foot = stop
    ? `<p style="${styles.foot}"><a href="${escapeHtml(stop.address)}" target="_blank" rel="noopener" style="color:#4c5f63">${escapeHtml(stop.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.ground}">
<div style="${styles.sheet}">
<p style="${styles.mark}">Topla</p>
<p style="${styles.line}">${escapeHtml(greeting)}</p>
<p style="${styles.line}">${withBreaks(text)}</p>
${picture ? image(picture) : ''}
${action ? button(action) : ''}
<p style="${styles.quiet}">${withBreaks(unasked)}</p>
<p style="margin:0">${withBreaks(goodbye)}</p>
</div>
${foot}
</body>
</html>
`;
}
