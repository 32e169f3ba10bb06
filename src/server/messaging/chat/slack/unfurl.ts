// Unfurls links to tables in Slack messages as cards, if the person who shared them may see the table.
import type { KnownBlock, LinkUnfurls } from '@slack/web-api';
import { tablePath } from '../../../../contract/pages.ts';
import { gameStatus, type Table } from '../../../../contract/play/tables.ts';
import type { Language } from '../../../../engine/language.ts';
import { translator } from '../../../base/texts/translator.ts';
import { stripMarkup } from '../../mail/letter.ts';
import { publicBoard, type ShownBoard } from '../../notifications/boards.ts';
import { gameInWords } from '../../notifications/names.ts';
import { linkTo } from '../card.ts';
import type { ChatServices } from '../services.ts';
import { buttons, heading, image, opener } from './blocks.ts';
import type { SharedMessage } from './bot.ts';
import { findMember, type SlackAccount } from './findMember.ts';

type Deps = Pick<
  ChatServices,
  'chat' | 'clock' | 'config' | 'database' | 'encryption' | 'log' | 'members' | 'tables'
>;

const mostLinks = 5;

/** The id of the table that a link of this server leads to. */
function tableIn(url: string, publicUrl: string): string | null {
  if (!URL.canParse(url) || new URL(url).origin !== new URL(publicUrl).origin) return null;
  return /^\/games\/[^/]+\/([\w-]{22})$/.exec(new URL(url).pathname)?.[1] ?? null;
}

function cardOf(table: Table, language: Language, publicUrl: string, board: ShownBoard | null): KnownBlock[] {
  const t = translator(language, 'mail');
  const { gameName, id, players, freeSeats } = table;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const names = list.format(players.map(({ name }) => stripMarkup(name)));
  const isOpen = table.gameStatus === gameStatus.lobby && freeSeats > 0;
  const game = gameInWords(gameName, language);
  const text = t(isOpen ? 'chat.link.open' : 'chat.link.live', { names, free: freeSeats });
  const label = t(isOpen ? 'chat.seat.button' : 'chat.link.watch');
  return [
    heading(game, text),
    ...(board ? [image(board)] : []),
    buttons([opener(label, linkTo(publicUrl, tablePath({ gameName, roomId: id })))]),
  ];
}

/** Of a game that is played, as it stands now. */
async function boardOf(
  services: Deps,
  { id, gameName }: Table,
  language: Language,
): Promise<ShownBoard | null> {
  const present = await services.tables.presentTurn(id);
  if (!present) return null;
  const { game, turn } = present;
  return publicBoard(services, { roomId: id, gameName, board: { game, turn, seat: 0 } }, language);
}

export async function unfurlLinks(
  services: Deps,
  sharer: SlackAccount,
  message: SharedMessage,
  urls: readonly string[],
): Promise<void> {
  const { chat, config, log, tables } = services;
  const known = await findMember(services, sharer);
  if (!chat.slack || !known) return;
  const { member, team } = known;
  const { mine, open, live } = await tables.areaOf(team, member.userId);
  const unfurls: LinkUnfurls = {};
  for (const url of urls.slice(0, mostLinks)) {
    const id = tableIn(url, config.publicUrl);
    const table = [...mine, ...open, ...live].find((each) => each.id === id);
    if (table?.watch !== 'team') continue;
    const board = await boardOf(services, table, member.language);
    unfurls[url] = { blocks: cardOf(table, member.language, config.publicUrl, board) };
  }
  if (Object.keys(unfurls).length === 0) return;
  const refusal = await chat.slack.unfurl(team.teamId, message, unfurls);
  if (refusal) log.warn({ slack: refusal.error }, 'links were not shown');
}
