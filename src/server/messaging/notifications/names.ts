// Names of games and players as a reader of notifications, cards and exports sees them.
import { namesIn } from '../../../catalogue/facts.ts';
import type { Language } from '../../../engine/language.ts';
import type { NamedPerson } from '../../base/storage/schema/notifications.ts';
import { translator } from '../../base/texts/translator.ts';

const gameNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: namesIn('en'),
  tr: namesIn('tr'),
};

export const gameInWords = (gameName: string, language: Language): string =>
  gameNames[language][gameName] ?? gameName;

/** A player who deleted their account is called a former player; a bot is named by its strength elsewhere. */
export const nameInWords = (
  player: { readonly name: string; readonly userId: string | null; readonly strength: number | null },
  language: Language,
): string => {
  const isGone = player.userId === null && player.strength === null;
  return isGone ? translator(language, 'table')('former') : player.name;
};

/** People who deleted their account have no name any more. */
export function listNames(people: readonly NamedPerson[], language: Language): string {
  const former = translator(language, 'mail')('notified.former');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return list.format(people.map(({ name }) => name || former));
}
