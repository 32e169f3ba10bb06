// The state of the connection at a table: nothing, a thin bar at once, an overlay after a while.
import { Button } from '@fluentui/react-components';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { StateTop } from '../../ui/StateTop.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { connect } from '../base/realtime/connection.ts';
import { PageLink } from '../parts/PageLink.tsx';
import styles from './table.module.css';

const barAfterMs = 1_000;
const overlayAfterMs = 8_000;

export type ConnectionState = 'up' | 'reconnecting' | 'lost';

export function useLine(): ConnectionState {
  const connection = connect();
  const link = useSyncExternalStore(connection.onLink, connection.link);
  const [downMs, setDownMs] = useState(0);
  useEffect(() => {
    if (link.isUp) return setDownMs(0);
    const timer = setInterval(() => setDownMs(performance.now() - link.since), 500);
    return () => clearInterval(timer);
  }, [link]);
  if (link.isUp || downMs < barAfterMs) return 'up';
  return downMs < overlayAfterMs ? 'reconnecting' : 'lost';
}

/** Covers the board only. */
export function ReconnectOverlay({ home }: { readonly home: string | null }) {
  const { t } = useTexts();
  return (
    <div className={styles.overlay} role="alert">
      <StateTop size={72} state="leaning" />
      <p>{t('table.connectionLost')}</p>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={() => connect().tryNow()}>
          {t('table.tryNow')}
        </Button>
        {home && (
          <PageLink className={styles.linkButton} to={home}>
            {t('table.leave')}
          </PageLink>
        )}
      </div>
    </div>
  );
}
