// Presence marks: connected, disconnected, away.
import { useTexts } from '../../ui/texts.tsx';
import styles from './table.module.css';

export type PresenceKind = 'here' | 'away' | 'gone';

const marks: Readonly<Record<PresenceKind, React.ReactNode>> = {
  here: (
    <>
      <circle className={styles.markHere} cx="8" cy="8" r="7" />
      <path d="M4.8 8.2l2.2 2.2 4.2-4.4" fill="none" stroke="#fff" strokeWidth="1.8" />
    </>
  ),
  away: <circle className={styles.markAway} cx="8" cy="8" fill="none" r="5.5" strokeWidth="3" />,
  gone: (
    <>
      <circle className={styles.markGone} cx="8" cy="8" r="7" />
      <path d="M4.5 11.5l7-7" stroke="#fff" strokeWidth="1.8" />
    </>
  ),
};

export function PresenceMark({ presence }: { readonly presence: PresenceKind }) {
  const { t } = useTexts();
  return (
    <svg
      aria-label={t(`table.presence.${presence}`)}
      className={styles.presence}
      role="img"
      viewBox="0 0 16 16"
    >
      {marks[presence]}
    </svg>
  );
}
