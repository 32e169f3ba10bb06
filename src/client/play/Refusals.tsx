// Why an action was refused, shown until the next thing happens.
import { useEffect } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { classNames } from '../../ui/classNames.ts';
import { useTexts } from '../../ui/texts.tsx';
import type { RoomSnapshot } from './roomStore.ts';
import styles from './table.module.css';

interface RefusalsProps {
  readonly game: string;
  readonly refused: RoomSnapshot['refused'];
}

export function Refusals({ game, refused }: RefusalsProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const words =
    refused &&
    (refused.isRule ? t(`rules:${game}.refusal.${refused.reason}`) : t(`table.refusal.${refused.reason}`));
  useEffect(() => {
    if (words && refused?.id) announce(words, 'assertive');
  }, [words, refused?.id, announce]);
  return words ? (
    <div className={classNames(styles.note, styles.refusal)} data-part="refusal">
      {words}
    </div>
  ) : null;
}
