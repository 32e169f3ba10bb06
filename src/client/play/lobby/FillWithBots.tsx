// Free seats in a lobby go to bots in one press; a table that stays empty is told so.
import { Button } from '@fluentui/react-components';
import { Bot20Regular } from '@fluentui/react-icons/svg/bot';
import { useEffect, useState } from 'react';
import type { Room } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import type { RoomStore } from '../roomStore.ts';
import styles from '../table.module.css';

const quietAfterMs = 60_000;
const usualStrength = 1;

const freePositions = (room: Room): number[] =>
  Array.from({ length: room.maxPlayers }, (_, position) => position).filter(
    (position) => !room.players.some((place) => place.position === position),
  );

interface FillWithBotsProps {
  readonly room: Room;
  readonly store: RoomStore;
}

/** For the host. With bots alone the game begins at once. */
export function FillWithBots({ room, store }: FillWithBotsProps) {
  const { t } = useTexts();
  const free = freePositions(room);
  const [isFilling, setFilling] = useState(false);
  if (free.length === 0) return null;
  const fill = async () => {
    setFilling(true);
    for (const position of free) await store.do('room:place', { position, bot: usualStrength });
    await store.do('room:ready', { isReady: true });
    setFilling(false);
  };
  return (
    <Button disabledFocusable={isFilling} icon={<Bot20Regular />} onClick={fill} size="large">
      {t('table.fillWithBots')}
    </Button>
  );
}

/** Whoever has sat alone at the table for a minute is told how to get company. */
export function QuietHint({ room }: Pick<FillWithBotsProps, 'room'>) {
  const { t } = useTexts();
  const [isQuiet, setQuiet] = useState(false);
  const isAlone = room.players.filter((place) => !place.isBot).length === 1 && freePositions(room).length > 0;
  useEffect(() => {
    setQuiet(false);
    if (!isAlone) return;
    const timer = setTimeout(() => setQuiet(true), quietAfterMs);
    return () => clearTimeout(timer);
  }, [isAlone]);
  return (
    <p className={styles.quiet} role="status">
      {isQuiet && t('table.quietTable')}
    </p>
  );
}
