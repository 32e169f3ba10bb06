// Takes a seat at once for whoever follows an invitation; the address says so, once.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { seatWish } from '../../contract/pages.ts';
import type { Room } from '../../contract/tables.ts';
import type { RoomStore } from './roomStore.ts';

export function useSeatFromLink(room: Room, myId: string, store: RoomStore): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const heardFor = useRef<string | null>(null);
  const isSeated = room.players.some(({ id }) => id === myId);
  useEffect(() => {
    if (search !== seatWish) {
      heardFor.current = null;
      return;
    }
    if (heardFor.current === room.id) return;
    heardFor.current = room.id;
    void navigate(pathname, { replace: true });
    if (!isSeated) void store.do('room:join', {});
  }, [search, pathname, navigate, room.id, isSeated, store]);
}
