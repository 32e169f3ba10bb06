// An invitation as chat tools show it, whichever they are: two sentences, one button, a drawing. The only place for its words.
import en from '../../texts/en/mail.json' with { type: 'json' };
import tr from '../../texts/tr/mail.json' with { type: 'json' };
import { tame } from '../mail/letter.ts';
import type { Told } from '../notifications/kinds.ts';
import { gameInWords, inWords, pathOf } from '../notifications/wording.ts';

export type Language = 'en' | 'tr';
/** What is said in chat tools: to come to a table, or to come and play. */
export type Invitation = Extract<Told, { readonly kind: 'invited' | 'called' }>;

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

const texts = { en: en.chat, tr: tr.chat } as const;
export const chatTexts = (language: Language) => texts[language];

export const filled = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

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
  const words = texts[language];
  const rest = about(invitation, language);
  if (invitation.kind === 'called') {
    const { header, text, button } = words.come;
    const values = { by: invitation.by, team: tame(team) };
    return { header: filled(header, values), text: filled(text, values), button, ...rest };
  }
  const { header, text, textNamed, button } = words.seat;
  const values = { by: invitation.by, game: rest.title, table: invitation.roomName };
  const sentence = invitation.roomName === '' ? text : textNamed;
  return { header: filled(header, values), text: filled(sentence, values), button, ...rest };
}

/** Who is signed in goes on at once, everybody else signs in first. */
export const linkTo = (publicUrl: string, path: string): string =>
  `${publicUrl}/login?returnUrl=${encodeURIComponent(path)}`;

/** Chat tools fetch it themselves, and only from where they can. */
export const drawingOf = (publicUrl: string, gameName: string | null): string | null =>
  gameName !== null && publicUrl.startsWith('https://') ? `${publicUrl}/art/${gameName}.png` : null;
