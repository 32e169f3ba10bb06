// The people and bots at a table, in words.
import type { Place, Strength, Table } from '../../../contract/play/tables.ts';
import type { Speak } from '../../../ui/texts.tsx';

/** Whoever sits or sat at a table, as far as a name needs it. */
type Seated = Pick<Place, 'name' | 'isBot' | 'strength'>;

/** By strength; the same in every language. They are drawn by `ui/BotFace.tsx` and stored nowhere. */
const botNames: Readonly<Record<Strength, string>> = { 0: 'Tomi', 1: 'Mila', 2: 'Zeno' };

/** Everybody at the table but oneself. */
export const opponentsOf = (table: Table, me: string): readonly Place[] =>
  table.players.filter(({ id }) => id !== me);

/** "Mila"; or "Mila 2", where several bots of this strength are at the table. */
export function botName(bot: Seated, all: readonly Seated[]): string {
  const alike = all.filter(({ isBot, strength }) => isBot && strength === bot.strength);
  const name = botNames[bot.strength ?? 0];
  return alike.length > 1 ? `${name} ${alike.indexOf(bot) + 1}` : name;
}

/** "Mila (medium bot)", so that nobody takes a bot for a person. `all`: everybody at the table. */
export const nameOf = (one: Seated, all: readonly Seated[], t: Speak): string =>
  one.isBot ? t(`table.botNamed.${one.strength ?? 0}`, { name: botName(one, all) }) : one.name;

/** The weakest first. */
export const strengths: readonly Strength[] = [0, 1, 2];

/** The name of the bot of a strength, without its strength. */
export const nameOfBot = (strength: Strength): string => botNames[strength];

/** "Mert, Sena and Jonas". */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
