// A table of a tournament before its game: nothing is arranged there; in an arena whoever has come is ready.
import { useEffect, useRef } from 'react';
import { pathTo } from '../../../contract/pages.ts';
import type { Room } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import type { RoomStore } from '../roomStore.ts';
import tableStyles from '../table.module.css';

/** Once, so that somebody can say that they are not ready after all; a window that nobody looks at says nothing. */
function useReadyOnArrival(room: Room, myId: string, store: RoomStore): void {
  const saidAt = useRef<string | null>(null);
  const mine = room.players.find(({ id }) => id === myId);
  const isWaiting = room.isArena === true && mine?.isReady === false;
  useEffect(() => {
    if (!isWaiting) return;
    const say = () => {
      if (document.visibilityState !== 'visible' || saidAt.current === room.id) return;
      saidAt.current = room.id;
      void store.do('room:ready', { isReady: true });
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [isWaiting, room.id, store]);
}

interface TournamentNoteProps {
  readonly room: Room;
  readonly tournament: string;
  readonly myId: string;
  readonly store: RoomStore;
}

export function TournamentNote({ room, tournament, myId, store }: TournamentNoteProps) {
  const { t } = useTexts();
  useReadyOnArrival(room, myId, store);
  return (
    <>
      <p className={tableStyles.quiet}>{t(room.isArena ? 'table.arenaNote' : 'table.tournamentNote')}</p>
      <PageLink className={tableStyles.linkButton} to={pathTo('/tournaments/:id', { id: tournament })}>
        {t('table.toTournament')}
      </PageLink>
    </>
  );
}
