// A bar shown while the browser is offline.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '../../ui/texts.tsx';
import { useType } from '../../ui/type.ts';
import { useIsOnline } from '../parts/useIsOnline.ts';

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

export function OfflineBar({ className }: { readonly className?: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && <p className={mergeClasses(styles.bar, type.caption, className)}>{t('state.offline')}</p>}
    </div>
  );
}
