// The picture of a board that a message tells of, as an address that ends.
import type { Language } from '../../../engine/language.ts';
import type { BoardAtTurn, NotificationContent } from '../../base/storage/schema/notifications.ts';
import { translator } from '../../base/texts/translator.ts';
import { boardAddress } from '../../web/pictures/boardAddress.ts';
import type { MailPicture } from '../mail/letter.ts';
import { gameInWords } from './names.ts';
import type { NotificationServices } from './services.ts';

type Deps = Pick<NotificationServices, 'clock' | 'config' | 'encryption'>;

export type ShownBoard = MailPicture;

interface BoardAtTable {
  readonly roomId: string;
  readonly gameName: string;
  readonly board: BoardAtTurn;
}

function shown(
  { clock, config, encryption }: Deps,
  { roomId, gameName, board }: BoardAtTable,
  language: Language,
): ShownBoard {
  const { game, turn, seat } = board;
  const path = boardAddress(encryption, { roomId, game, turn, nearSeat: seat }, clock.now());
  return {
    address: `${config.publicUrl}${path}`,
    alt: translator(language, 'mail')('picture.alt', { game: gameInWords(gameName, language) }),
  };
}

/** Null: the notification tells of no board. */
export function boardShown(
  services: Deps,
  content: NotificationContent,
  language: Language,
): ShownBoard | null {
  return 'board' in content && content.board
    ? shown(services, { ...content, board: content.board }, language)
    : null;
}

/** For chat tools, which fetch pictures themselves; null where this server has no public HTTPS address. */
export const publicBoard = (services: Deps, table: BoardAtTable, language: Language): ShownBoard | null =>
  services.config.publicUrl.startsWith('https://') ? shown(services, table, language) : null;
