// A bar shown while the browser is offline.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../ui/texts.tsx';
import { useType } from '../../ui/type.ts';

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '32px',
    padding: '4px 16px',
    textAlign: 'center',
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
  },
});

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBar({ className }: { readonly className?: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const isOnline = useSyncExternalStore(onChange, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && <p className={mergeClasses(styles.bar, type.caption, className)}>{t('state.offline')}</p>}
    </div>
  );
}
