// The games with a move a day that wait for whoever looks at the home tab: each with its board, the others and the time left.
import type { ImageElement, KnownBlock } from '@slack/web-api';
import { tablePath } from '../../../../contract/pages.ts';
import type { DailyTable } from '../../../../contract/play/daily.ts';
import { translator } from '../../../base/texts/translator.ts';
import { stripMarkup } from '../../mail/letter.ts';
import { publicBoard } from '../../notifications/boards.ts';
import { gameInWords } from '../../notifications/names.ts';
import { drawingOf } from '../card.ts';
import type { ChatServices } from '../services.ts';
import { buttons, heading, opener } from './blocks.ts';
import type { KnownMember } from './findMember.ts';
import type { TableLink } from './tableRows.ts';

type Deps = Pick<ChatServices, 'clock' | 'config' | 'encryption' | 'tables'>;

/** A picture and a button each; more are on the page of one's turns. */
const mostTurns = 8;

async function pictureOf(
  services: Deps,
  { roomId, gameName }: DailyTable,
  { userId, language }: KnownMember['member'],
): Promise<ImageElement | null> {
  const turn = await services.tables.turnByChoice.offer(roomId, userId);
  const board = turn && publicBoard(services, { roomId, gameName, board: turn }, language);
  if (board) return { type: 'image', image_url: board.address, alt_text: board.alt };
  const drawing = drawingOf(services.config.publicUrl, gameName);
  return drawing === null
    ? null
    : { type: 'image', image_url: drawing, alt_text: gameInWords(gameName, language) };
}

function rowOf(table: DailyTable, { member, team }: KnownMember) {
  const { language } = member;
  const t = translator(language, 'mail');
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    table.others.map(({ name }) => stripMarkup(name)),
  );
  const game = gameInWords(table.gameName, language);
  const { timeZone } = team;
  const days = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const when =
    table.dueAt && new Intl.DateTimeFormat(language, { ...days, timeZone }).format(Date.parse(table.dueAt));
  const key = table.waits === 'decision' ? 'decide' : table.isLate ? 'late' : 'until';
  const title = names === '' ? game : t('chat.command.atTable', { game, names });
  return heading(title, when ? t(`chat.home.${key}`, { when }) : '');
}

export async function homeTurns(services: Deps, known: KnownMember, link: TableLink): Promise<KnownBlock[]> {
  const { member } = known;
  const t = translator(member.language, 'mail');
  const { tables } = await services.tables.yourTurns(member.userId);
  const waiting = tables.filter(({ waits }) => waits !== null);
  if (waiting.length === 0) return [];
  const rows: KnownBlock[] = [];
  for (const [at, table] of waiting.slice(0, mostTurns).entries()) {
    const accessory = await pictureOf(services, table, member);
    const way = opener(t('chat.command.play'), link(tablePath(table)), 200 + at);
    rows.push({ ...rowOf(table, known), ...(accessory && { accessory }) }, buttons([way]));
  }
  const all = buttons([opener(t('chat.home.allTurns', { count: waiting.length }), link('/your-turns'), 300)]);
  const header = { type: 'header', text: { type: 'plain_text', text: t('chat.command.turns') } } as const;
  return [header, ...rows, ...(waiting.length > mostTurns ? [all] : []), { type: 'divider' }];
}
