// The list of keyboard shortcuts.
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { places } from './places.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '10px 20px', alignItems: 'center' },
  key: {
    display: 'inline-block',
    minWidth: '26px',
    padding: '2px 6px',
    marginRight: '4px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomWidth: '2px',
    fontFamily: 'inherit',
  },
});

export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const keys = [
    ...places.map(({ key, shortcut }) => [`g ${shortcut}`, t(key)] as const),
    ['/', t('shortcuts.search')] as const,
    ['?', t('shortcuts.list')] as const,
  ];
  return (
    <Dialog onOpenChange={(_, { open }) => !open && onClose()} open>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('shortcuts.title')}</DialogTitle>
          <DialogContent>
            <dl className={styles.list}>
              {keys.map(([press, meaning]) => (
                <div key={press} style={{ display: 'contents' }}>
                  <dt>
                    {press.split(' ').map((key) => (
                      <kbd className={styles.key} key={key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd className={type.body}>{meaning}</dd>
                </div>
              ))}
            </dl>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('shortcuts.close')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
