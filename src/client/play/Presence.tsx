// Presence marks: connected, disconnected, away; and the avatar of a bot.
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

/** The avatar of a bot. */
export function BotFace({ size }: { readonly size: number }) {
  return (
    <svg aria-hidden="true" className={styles.botface} height={size} viewBox="0 0 40 40" width={size}>
      <circle cx="20" cy="20" fill="var(--tp-tint)" r="20" />
      <rect fill="var(--tp-saffron)" height="6" rx="2.5" width="5" x="17.5" y="6" />
      <rect fill="var(--tp-mark)" height="8" rx="4" width="26" x="7" y="12" />
      <path
        d="M11 22h18c-1.5 4-5 8.5-7.6 11.200a2 2 0 01-2.8 0C16 30.5 12.5 26 11 22z"
        fill="var(--tp-mark)"
      />
      <circle cx="15.5" cy="16" fill="#fff" r="1.7" />
      <circle cx="24.5" cy="16" fill="#fff" r="1.7" />
    </svg>
  );
}
