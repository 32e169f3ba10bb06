// The seats of a lobby: around a drawn table where there is room for it, else one below the other.
import type { CSSProperties } from 'react';
import type { Room } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { GameArt } from '../../games/GameArt.tsx';
import { ratedPace } from '../../games/turns/pace.ts';
import type { RoomStore } from '../roomStore.ts';
import lobbyStyles from './lobby.module.css';
import { SeatPlate } from './SeatPlate.tsx';
import seatsAroundStyles from './seatsAround.module.css';

interface SeatsAroundProps {
  readonly hasSides: boolean;
  readonly room: Room;
  readonly myId: string;
  readonly isHost: boolean;
  readonly store: RoomStore;
}

/** Cells of a grid of three columns with the table in the middle, clockwise in order of play: `row / column`. */
const around: Readonly<Record<number, readonly string[]>> = {
  2: ['1 / 1', '1 / 3'],
  3: ['3 / 2', '2 / 1', '2 / 3'],
  4: ['3 / 2', '2 / 1', '1 / 2', '2 / 3'],
  5: ['3 / 2', '2 / 1', '1 / 1', '1 / 3', '2 / 3'],
  6: ['3 / 2', '3 / 1', '1 / 1', '1 / 2', '1 / 3', '3 / 3'],
  7: ['3 / 2', '3 / 1', '2 / 1', '1 / 1', '1 / 2', '1 / 3', '3 / 3'],
  8: ['3 / 2', '3 / 1', '2 / 1', '1 / 1', '1 / 2', '1 / 3', '2 / 3', '3 / 3'],
  9: ['4 / 2', '4 / 1', '3 / 1', '2 / 1', '1 / 1', '1 / 2', '1 / 3', '2 / 3', '4 / 3'],
  10: ['4 / 2', '4 / 1', '3 / 1', '2 / 1', '1 / 1', '1 / 2', '1 / 3', '2 / 3', '3 / 3', '4 / 3'],
  11: ['5 / 2', '5 / 1', '4 / 1', '3 / 1', '2 / 1', '1 / 1', '1 / 2', '1 / 3', '2 / 3', '3 / 3', '5 / 3'],
  12: [
    '5 / 2',
    '5 / 1',
    '4 / 1',
    '3 / 1',
    '2 / 1',
    '1 / 1',
    '1 / 2',
    '1 / 3',
    '2 / 3',
    '3 / 3',
    '4 / 3',
    '5 / 3',
  ],
};

export function SeatsAround({ hasSides, room, myId, isHost, store }: SeatsAroundProps) {
  const { t } = useTexts();
  const isSeated = room.players.some((place) => place.id === myId);
  const cells = around[room.maxPlayers] ?? [];
  const cellAt = (position: number) => ({ '--cell': cells[position] ?? 'auto' }) as CSSProperties; // a custom property
  return (
    <section aria-label={t('table.seats')} className={seatsAroundStyles.seatsAround}>
      <h2>{t('table.seats')}</h2>
      <div className={seatsAroundStyles.round} data-seats={room.maxPlayers}>
        <div aria-hidden="true" className={seatsAroundStyles.roundTable}>
          <GameArt game={room.gameName} size={56} />
        </div>
        <ul className={lobbyStyles.seatList}>
          {Array.from({ length: room.maxPlayers }, (_, position) => (
            <SeatPlate
              canSit={!isSeated}
              gameName={room.gameName}
              hasSides={hasSides}
              isHost={isHost}
              key={position}
              myId={myId}
              pace={ratedPace(room.ruleSet)}
              place={room.players.find((place) => place.position === position) ?? null}
              players={room.players}
              position={position}
              store={store}
              style={cellAt(position)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
