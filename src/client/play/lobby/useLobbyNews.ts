// Announces changes in a lobby to screen readers.
import { useEffect, useRef } from 'react';
import type { Room } from '../../../contract/play/tables.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { nameOf } from '../../games/tables/people.ts';

export function useLobbyNews(room: Room): void {
  const { t } = useTexts();
  const announce = useAnnounce();
  const before = useRef<Room | null>(null);
  const title = room.name || t(`games.${room.gameName}`);
  useEffect(() => {
    document.title = `${title}, Topla`;
  }, [title]);
  useEffect(() => {
    const known = before.current;
    before.current = room;
    if (!known) return;
    const news = room.players.flatMap((place) => {
      const then = known.players.find((each) => each.position === place.position);
      const name = nameOf(place, room.players, t);
      if (!then || then.id !== place.id) return [t('table.tookSeat', { name, seat: place.position + 1 })];
      return !then.isReady && place.isReady ? [t('table.nowReady', { name })] : [];
    });
    if (room.startsInMs !== null && known.startsInMs === null)
      news.push(t('table.starting', { count: Math.ceil(room.startsInMs / 1000) }));
    if (news.length > 0) announce(news.join('. '));
  }, [room, t, announce]);
}
