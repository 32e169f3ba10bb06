// The status of a table in a list, and the order of tables.
import { gameStatus, type Table } from '../../../contract/play/tables.ts';
import type { Texts } from '../../../ui/texts.tsx';
import { listed, nameOf, opponentsOf } from './people.ts';

/** The reader's relation to a table. */
export type Concern = 'myTurn' | 'mine' | 'open' | 'live';

export function concernOf(table: Table): Concern {
  if (table.myPosition !== null) return table.isMyTurn ? 'myTurn' : 'mine';
  return table.gameStatus === gameStatus.lobby && table.freeSeats > 0 ? 'open' : 'live';
}

/** The status in a word, where no seat is free. */
export function stateOf(table: Table): 'myTurn' | 'live' | 'lobby' | 'over' | 'playing' {
  if (table.gameStatus === gameStatus.lobby) return 'lobby';
  if (table.gameStatus === gameStatus.completed) return 'over';
  if (table.isMyTurn) return 'myTurn';
  return table.myPosition === null ? 'live' : 'playing';
}

/** A game that this person plays in. */
export const isPlayedByMe = (table: Table): boolean =>
  table.myPosition !== null &&
  table.gameStatus !== gameStatus.lobby &&
  table.gameStatus !== gameStatus.completed;

const order: readonly Concern[] = ['myTurn', 'mine', 'open', 'live'];

/** Everybody else at the table is a bot. */
const isPractice = (table: Table): boolean =>
  table.myPosition !== null &&
  table.players.length > 1 &&
  table.players.every((one) => one.isBot || one.position === table.myPosition);

/** One's own turn first, whoever the opponent is; finished tables last, practice before them, the most recent in between. */
export function inOrder(tables: readonly Table[]): readonly Table[] {
  const rank = (table: Table) =>
    table.gameStatus === gameStatus.completed
      ? order.length + 1
      : isPractice(table) && !table.isMyTurn
        ? order.length
        : order.indexOf(concernOf(table));
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.lastMoveTimeUnix - a.lastMoveTimeUnix);
}

/** The table whose button is filled: one's own turn, or else the first free seat. Nothing else asks to be done. */
export function urgentOf(tables: readonly Table[]): Table | undefined {
  const first = (concern: Concern) => tables.find((table) => concernOf(table) === concern);
  return first('myTurn') ?? first('open');
}

function storyOf(table: Table, names: string, { t }: Texts): string {
  if (table.gameStatus === gameStatus.lobby) {
    return table.freeSeats > 0 ? t('tables.waiting', { count: table.freeSeats }) : t('tables.seatedAll');
  }
  const watching = table.numberOfSpectators;
  return watching > 0 ? t('tables.watched', { names, count: watching }) : names;
}

/** A game that came with a later version has no name here yet: its key would be shown. */
function gameName(game: string, { t }: Texts): string {
  const key = `games.${game}`;
  const name = t(key);
  return name === key ? t('tables.newerGame') : name;
}

/** The two lines of a row: the name of the table or else of its game, and its status. */
export function tableWords(table: Table, me: string, texts: Texts): { title: string; story: string } {
  const { t, language } = texts;
  const game = gameName(table.gameName, texts);
  const others = opponentsOf(table, me).map((place) => nameOf(place, table.players, t));
  const names = listed(others, language);
  const isMine = table.myPosition !== null && table.gameStatus !== gameStatus.lobby && others.length > 0;
  if (table.name === '') {
    return { title: game, story: isMine ? t('tables.against', { names }) : storyOf(table, names, texts) };
  }
  if (isMine) return { title: table.name, story: t('tables.with', { game, names }) };
  return { title: table.name, story: `${game}. ${storyOf(table, names, texts)}` };
}
