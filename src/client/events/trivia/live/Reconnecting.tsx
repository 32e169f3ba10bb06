// A thin bar while the connection is down: the place is kept, and it comes back by itself.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../../ui/texts.tsx';
import { connect } from '../../../base/realtime/connection.ts';
import styles from './live.module.css';

const shownAfterMs = 1_000;

export function Reconnecting() {
  const { t } = useTexts();
  const connection = connect();
  const link = useSyncExternalStore(connection.onLink, connection.link);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (link.isUp) return;
    const timer = setTimeout(() => setLong(true), Math.max(0, link.since + shownAfterMs - performance.now()));
    return () => clearTimeout(timer);
  }, [link]);
  if (link.isUp || !isLong) return null;
  return (
    <div className={styles.offline} role="status">
      {t('pages:trivia.reconnecting')}
      <button onClick={() => connection.tryNow()} type="button">
        {t('table.tryNow')}
      </button>
    </div>
  );
}
