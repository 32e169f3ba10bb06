// Everybody at the table with their mark and what the board says of them, and the number of spectators.
import type { MatchView, Room } from '../../../contract/play/tables.ts';
import type { GameBoard } from '../../../ui/BoardProps.ts';
import { BotFace } from '../../../ui/BotFace.tsx';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { SideMark } from '../../../ui/SideMark.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { pictureAt } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { nameOf } from '../../games/tables/people.ts';
import { PresenceMark } from '../Presence.tsx';
import styles from '../table.module.css';

interface PeopleListProps {
  readonly room: Room;
  readonly match: MatchView;
  readonly board: GameBoard;
}

export function PeopleList({ room, match, board }: PeopleListProps) {
  const { t } = useTexts();
  const me = useSignedIn();
  const seatAt = (position: number) => match.positions.indexOf(position);
  return (
    <ul className={styles.people} data-part="people">
      {room.players.map((place) => (
        <li key={place.position}>
          <span className={styles.plateFace}>
            {place.isBot ? (
              <BotFace size={32} strength={place.strength} />
            ) : (
              <PersonAvatar name={place.name} picture={pictureAt(place.avatar)} size={32} />
            )}
            <PresenceMark presence={place.isConnected ? 'here' : 'gone'} />
          </span>
          {seatAt(place.position) >= 0 && (
            <SideMark
              className={styles.plateSeat}
              seat={seatAt(place.position)}
              sides={board.sides}
              size={14}
            />
          )}
          <span>
            {place.id === me.userId
              ? t('table.youNamed', { name: place.name })
              : nameOf(place, room.players, t)}
            {place.id === room.hostUserId && <span className={styles.quiet}> {t('table.host')}</span>}
            {seatAt(place.position) >= 0 && board.fact && (
              <small className={styles.personFact}>{board.fact(match.view, seatAt(place.position), t)}</small>
            )}
          </span>
        </li>
      ))}
      <li className={styles.quiet}>{t('table.watching', { count: room.numberOfSpectators })}</li>
    </ul>
  );
}
