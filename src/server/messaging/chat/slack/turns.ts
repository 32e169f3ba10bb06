// Turns of games with a move a day in Slack: the board, the last move, and a menu of moves where they are few; a choice plays.
import type { KnownBlock, StaticSelect } from '@slack/web-api';
import type { Refusal } from '../../../../contract/errors.ts';
import { tablePath } from '../../../../contract/pages.ts';
import type { Line } from '../../../../engine/game.ts';
import type { Language } from '../../../../engine/language.ts';
import type { NotificationContent } from '../../../base/storage/schema/notifications.ts';
import { refusalText } from '../../../base/texts/refusalText.ts';
import { translator } from '../../../base/texts/translator.ts';
import { stripMarkup } from '../../mail/letter.ts';
import { publicBoard } from '../../notifications/boards.ts';
import { gameInWords } from '../../notifications/names.ts';
import { linkTo } from '../card.ts';
import type { ChosenMove, OfferedTurn } from '../offeredTurn.ts';
import type { ChatServices } from '../services.ts';
import { escaped, heading, image, opener } from './blocks.ts';
import type { SlackMessage } from './bot.ts';
import { findMember, type SlackAccount } from './findMember.ts';

type Deps = Pick<
  ChatServices,
  'chat' | 'clock' | 'config' | 'database' | 'encryption' | 'lineWords' | 'log' | 'members' | 'tables'
>;

/** The action id of the menu of moves. */
export const moveChoice = 'move';
const mostOptionCharacters = 75;

const blockOf = ({ roomId, game, turn }: OfferedTurn): string => `turn ${roomId} ${game} ${turn}`;

/** Which turn a menu belongs to, and which of its moves was chosen; null: it is no menu of ours. */
export function chosenIn(block: string, value: string): ChosenMove | null {
  const [, roomId = '', game, turn] = /^turn ([\w-]{22}) (\d{1,6}) (\d{1,6})$/.exec(block) ?? [];
  if (roomId === '' || !/^\d{1,3}$/.test(value)) return null;
  return { roomId, game: Number(game), turn: Number(turn), choice: Number(value) };
}

/** The name is in it where the words of the game ask for one. */
const wordsOf = ({ lineWords }: Deps, turn: OfferedTurn, line: Line, language: Language) => {
  const name = turn.people.find(({ seat }) => seat === line.seat)?.name ?? '';
  return lineWords(line, turn.gameName, language, stripMarkup(name));
};

/** Null where the moves are not few, or the words of one are missing. */
async function menuOf(services: Deps, turn: OfferedTurn, language: Language): Promise<StaticSelect | null> {
  if (!turn.choices) return null;
  const words = await Promise.all(turn.choices.map((line) => wordsOf(services, turn, line, language)));
  const options = words.flatMap((text, at) =>
    text === null
      ? []
      : [
          {
            text: { type: 'plain_text' as const, text: text.slice(0, mostOptionCharacters) },
            value: String(at),
          },
        ],
  );
  if (options.length < turn.choices.length) return null;
  const placeholder = translator(language, 'mail')('chat.turn.choose');
  return {
    type: 'static_select',
    action_id: moveChoice,
    placeholder: { type: 'plain_text', text: placeholder },
    options,
  };
}

async function lastMoveOf(services: Deps, turn: OfferedTurn, language: Language): Promise<string | null> {
  const { told, people } = turn;
  const words = told && (await wordsOf(services, turn, told, language));
  if (!told || words === null) return null;
  const name = people.find(({ seat }) => seat === told.seat)?.name;
  return name === undefined || name === '' ? words : `${stripMarkup(name)}: ${words}`;
}

/** `note`: what became of a choice that was not played. */
async function messageOf(
  services: Deps,
  turn: OfferedTurn,
  language: Language,
  note: string | null = null,
): Promise<SlackMessage> {
  const { publicUrl } = services.config;
  const { roomId, gameName, game, seat, state } = turn;
  const t = translator(language, 'mail');
  const name = gameInWords(gameName, language);
  const lines = [note, await lastMoveOf(services, turn, language), t(`chat.turn.${state}`)];
  const text = lines.filter((line) => line !== null).join('\n');
  const board = publicBoard(services, { roomId, gameName, board: { game, turn: turn.turn, seat } }, language);
  const menu = await menuOf(services, turn, language);
  const open = opener(t('chat.turn.open'), linkTo(publicUrl, tablePath(turn)));
  const blocks: KnownBlock[] = [
    heading(name, text),
    ...(board ? [image(board)] : []),
    { type: 'actions', block_id: blockOf(turn), elements: [...(menu ? [menu] : []), open] },
  ];
  return { text: escaped(`${name}. ${text}`), blocks };
}

/** What is said in Slack of a turn or a result, to people who have signed in with it. */
export async function sayTurn(
  services: Deps,
  userId: string,
  content: NotificationContent,
): Promise<boolean> {
  const { chat, log, members, tables } = services;
  if (!chat.slack || (content.kind !== 'yourTurn' && content.kind !== 'gameEnded')) return false;
  const reader = await members.of(userId);
  if (!reader?.team || (await chat.slack.workspaceOf(reader.team.teamId)) === null) return false;
  const turn = await tables.turnByChoice.offer(content.roomId, userId);
  if (!turn) return false;
  const message = await messageOf(services, turn, reader.language);
  return chat.slack.write(reader.team.teamId, { userId, email: null }, message).catch((fault: unknown) => {
    log.warn({ slack: String(fault) }, 'a turn was not said');
    return false;
  });
}

/** Plays what was chosen; the message that takes the place of the old one, or null where there is none to show. */
export async function playChoice(
  services: Deps,
  asker: SlackAccount,
  chosen: ChosenMove,
): Promise<SlackMessage | null> {
  const known = await findMember(services, asker);
  if (!known) return null;
  const { member, team } = known;
  const { turnByChoice } = services.tables;
  const actor = { userId: member.userId, teamId: team.teamId };
  const refusal = await turnByChoice.choose(actor, chosen);
  const turn = await turnByChoice.offer(chosen.roomId, member.userId);
  return turn && messageOf(services, turn, member.language, noteOf(refusal, member.language));
}

/** A turn that is over needs no word: the board says it. */
const noteOf = (refusal: Refusal | null, language: Language): string | null =>
  refusal === null || refusal.error === 'Closed' ? null : refusalText(refusal, language);
