// What a table reports outside the board: screen reader announcements, document title, the back-to-game button.
import { useEffect, useRef } from 'react';
import type { MatchLine, MatchView, Room } from '../../../contract/play/tables.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { spokenLine } from '../rail/lineText.ts';
import { isMyTurn, type Sitting } from '../seats.ts';

interface Story {
  readonly room: Room;
  readonly match: MatchView;
  readonly lines: readonly MatchLine[];
  readonly all: readonly Sitting[];
}

export function useTableAnnouncements({ room, match, lines, all }: Story): void {
  const { t } = useTexts();
  const announce = useAnnounce();
  const told = useRef<number | null>(null);
  const isMine = isMyTurn(match);
  const gameTitle = t(`games.${room.gameName}`);

  useEffect(() => {
    document.title = isMine ? `${t('table.yourTurn')}, ${gameTitle}` : `${gameTitle}, Topla`;
  }, [isMine, gameTitle, t]);
  useIcon(isMine);

  useEffect(() => {
    const known = told.current ?? lines.length;
    told.current = lines.length;
    const fresh = lines.slice(known).map((line) => {
      const sitting = line.seat === null ? undefined : all[line.seat];
      const words = spokenLine(line, room.gameName, sitting, t);
      return sitting ? `${sitting.isMe ? t('table.you') : sitting.name}: ${words}` : words;
    });
    if (fresh.length > 0) announce([...fresh, ...(isMine ? [t('table.yourTurn')] : [])].join('. '));
  }, [lines, all, isMine, room.gameName, t, announce]);
}

const calm = '/top.svg';
const waiting = '/top-turn.svg';

/** The favicon shows a dot while it is one's turn. */
function useIcon(isMyTurn: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon) return;
    icon.href = isMyTurn ? waiting : calm;
    return () => {
      icon.href = calm;
    };
  }, [isMyTurn]);
}
