// A seat in the lobby: taken and ready or not, or free to take or give to a bot.
import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import type { CSSProperties } from 'react';
import type { Place } from '../../../contract/play/tables.ts';
import type { RatedPace } from '../../../contract/progress/ratings.ts';
import { BotFace } from '../../../ui/BotFace.tsx';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { pictureAt } from '../../base/api/call.ts';
import { LazySeatRating } from '../../games/ratings/LazySeatRating.tsx';
import { nameOf, nameOfBot } from '../../games/tables/people.ts';
import { PresenceMark } from '../Presence.tsx';
import type { RoomStore } from '../roomStore.ts';
import tableStyles from '../table.module.css';
import styles from './lobby.module.css';

interface SeatPlateProps {
  readonly gameName: string;
  readonly pace: RatedPace;
  readonly position: number;
  readonly place: Place | null;
  /** Everybody seated. */
  readonly players: readonly Place[];
  readonly myId: string;
  readonly canSit: boolean;
  readonly isHost: boolean;
  /** Who plays which pieces is settled when the game begins. */
  readonly hasSides: boolean;
  readonly store: RoomStore;
  /** Where around the table it stands. */
  readonly style: CSSProperties;
}

export function SeatPlate(props: SeatPlateProps) {
  return props.place ? <Taken {...props} place={props.place} /> : <Free {...props} />;
}

function Taken({
  gameName,
  pace,
  position,
  place,
  players,
  myId,
  isHost,
  hasSides,
  store,
  style,
}: SeatPlateProps & { readonly place: Place }) {
  const { t } = useTexts();
  const name = nameOf(place, players, t);
  const isMe = place.id === myId;
  return (
    <li className={styles.seat} data-part="seat" data-ready={place.isReady} style={style}>
      <span className={tableStyles.plateFace}>
        {place.isBot ? (
          <BotFace size={40} strength={place.strength} />
        ) : (
          <PersonAvatar name={name} picture={pictureAt(place.avatar)} size={40} />
        )}
        <PresenceMark presence={place.isConnected ? 'here' : 'gone'} />
      </span>
      {!hasSides && <SeatShape seat={position} size={16} />}
      <span className={styles.seatWords}>
        <span className={tableStyles.plateName} data-part="plate-name">
          {isMe ? t('table.youNamed', { name }) : name}
        </span>
        <span className={styles.seatReady}>
          {place.isReady && <CheckmarkCircle20Filled />}
          {t(place.isReady ? 'table.isReady' : 'table.isNotReady')}
          <span className={tableStyles.plateRating} data-part="plate-rating">
            <LazySeatRating gameName={gameName} pace={pace} place={place} players={players} />
          </span>
        </span>
      </span>
      {isHost && !isMe && <SeatMenu name={name} place={place} position={position} store={store} />}
    </li>
  );
}

function SeatMenu({
  place,
  position,
  name,
  store,
}: Pick<SeatPlateProps, 'position' | 'store'> & { readonly place: Place; readonly name: string }) {
  const { t } = useTexts();
  const kick = () => place.id && void store.do('room:kick', { userId: place.id });
  const free = () => void store.do('room:place', { position, userId: null });
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          aria-label={t('table.seatMenu', { name })}
          icon={<MoreHorizontal20Regular />}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={free}>{t('table.freeSeat')}</MenuItem>
          {!place.isBot && <MenuItem onClick={kick}>{t('table.kick')}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

const strengths = [0, 1, 2] as const;

function Free({ position, canSit, isHost, store, style }: SeatPlateProps) {
  const { t } = useTexts();
  return (
    <li className={styles.seat} data-part="seat" data-free style={style}>
      <svg aria-hidden="true" height="40" viewBox="0 0 40 40" width="40">
        <circle
          className={styles.chair}
          cx="20"
          cy="20"
          fill="none"
          r="18"
          strokeDasharray="5 4"
          strokeWidth="2"
        />
        <path className={styles.chair} d="M20 13v14M13 20h14" strokeWidth="2" />
      </svg>
      {canSit ? (
        <Button icon={<Add20Regular />} onClick={() => void store.do('room:join', { position })}>
          {t('table.takeSeat')}
        </Button>
      ) : (
        <span className={tableStyles.quiet}>{t('table.freeSeatHere')}</span>
      )}
      {isHost && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button appearance="subtle">{t('table.addBot')}</Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {strengths.map((bot) => (
                <MenuItem
                  icon={<BotFace size={20} strength={bot} />}
                  key={bot}
                  onClick={() => void store.do('room:place', { position, bot })}
                >
                  {t(`table.botNamed.${bot}`, { name: nameOfBot(bot) })}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </li>
  );
}
