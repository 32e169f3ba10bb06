// The people at a table, in words.
import type { Place, Table } from '../../../contract/play/tables.ts';

/** Everybody at the table but oneself. */
export const opponentsOf = (table: Table, me: string): readonly Place[] =>
  table.players.filter(({ id }) => id !== me);

/** Bots are named by their strength, translated. */
export const nameOf = (place: Place, t: (key: string) => string): string =>
  place.isBot ? t(`table.bot.${place.strength ?? 0}`) : place.name;

/** "Mert, Sena and Jonas". */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
