// Everybody at the table, and the number of spectators.
import type { Room } from '../../../contract/play/tables.ts';
import { BotFace } from '../../../ui/BotFace.tsx';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { pictureAt } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { nameOf } from '../../games/tables/people.ts';
import { PresenceMark } from '../Presence.tsx';
import styles from '../table.module.css';

export function PeopleList({ room }: { readonly room: Room }) {
  const { t } = useTexts();
  const me = useSignedIn();
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
          <span>
            {place.id === me.userId
              ? t('table.youNamed', { name: place.name })
              : nameOf(place, room.players, t)}
          </span>
          {place.id === room.hostUserId && <span className={styles.quiet}>{t('table.host')}</span>}
        </li>
      ))}
      <li className={styles.quiet}>{t('table.watching', { count: room.numberOfSpectators })}</li>
    </ul>
  );
}
