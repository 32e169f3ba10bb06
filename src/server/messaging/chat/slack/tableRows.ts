// Tables with free seats as rows of a message, each with a button that takes a seat; and the sentences around them.
import type { KnownBlock } from '@slack/web-api';
import { seatWish, tablePath } from '../../../../contract/pages.ts';
import type { Table } from '../../../../contract/play/tables.ts';
import type { Language } from '../../../../engine/language.ts';
import { type TextKey, translator } from '../../../base/texts/translator.ts';
import type { Member } from '../../../people/members.ts';
import { stripMarkup } from '../../mail/letter.ts';
import { gameInWords } from '../../notifications/names.ts';
import type { ChatServices } from '../services.ts';
import { opener, section } from './blocks.ts';

export type TableLink = (path: string) => string;

const mostTables = 5;

type CommandKey =
  TextKey<'mail'> extends infer Key ? (Key extends `chat.command.${infer Name}` ? Name : never) : never;

/** The sentences of the command in one language. */
export const wordsFor = (language: Language) => {
  const t = translator(language, 'mail');
  return (key: CommandKey, values: Readonly<Record<string, string>> = {}) => t(`chat.command.${key}`, values);
};

/** Games with a move a day that wait for this person, those that are due first. */
export async function turnRows(
  tables: Pick<ChatServices['tables'], 'yourTurns'>,
  { userId, language }: Pick<Member, 'userId' | 'language'>,
  link: TableLink,
): Promise<KnownBlock[]> {
  const words = wordsFor(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const own = await tables.yourTurns(userId);
  const waiting = own.tables.filter(({ waits }) => waits !== null);
  const rows = waiting.slice(0, mostTables).map(({ roomId, gameName, others }, at): KnownBlock => {
    const names = list.format(others.map(({ name }) => stripMarkup(name)));
    const game = gameInWords(gameName, language);
    return {
      ...section(names === '' ? game : words('atTable', { game, names })),
      accessory: opener(words('play'), link(tablePath({ gameName, roomId })), 200 + at),
    };
  });
  return rows.length === 0 ? [] : [section(words('turns')), ...rows];
}

export function tableRows(open: readonly Table[], language: Language, link: TableLink): KnownBlock[] {
  const words = wordsFor(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const rows = open.slice(0, mostTables).map((table, at): KnownBlock => {
    const names = list.format(
      table.players.filter(({ isBot }) => !isBot).map(({ name }) => stripMarkup(name)),
    );
    const game = gameInWords(table.gameName, language);
    const path = tablePath({ gameName: table.gameName, roomId: table.id }) + seatWish;
    return {
      ...section(names === '' ? game : words('atTable', { game, names })),
      accessory: opener(words('sit'), link(path), at + 1),
    };
  });
  return rows.length === 0 ? [] : [section(words('tables')), ...rows];
}
