// Says at the foot of a page that the last change is saved, and takes it back at a press; further presses reach the changes before it.
import { Button } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import styles from './saving.module.css';
import type { SelfSaving } from './useSelfSaving.ts';

export type Undoing = Pick<SelfSaving<unknown>, 'state' | 'mayUndo' | 'mayRedo' | 'undo' | 'redo'>;

export function SavedLine({ saving }: { readonly saving: Undoing }) {
  const type = useType();
  const { t } = useTexts();
  const { state, mayUndo, mayRedo, undo, redo } = saving;
  const isUndone = state === 'undone';
  const button = { appearance: 'subtle', className: styles.undo } as const;
  return (
    <div className={styles.place}>
      <div className={state === 'none' ? undefined : styles.line}>
        <p className={type.body} role="status">
          {state === 'saved' && <Checkmark16Regular aria-hidden className={styles.sign} />}
          {state !== 'none' && t(`settings.saving.${state}`)}
        </p>
        {state !== 'none' && (
          <Button {...button} disabledFocusable={state === 'busy'} onClick={isUndone ? redo : undo}>
            {t(isUndone ? 'settings.saving.redo' : 'settings.saving.undo')}
          </Button>
        )}
        {isUndone && mayUndo && (
          <Button {...button} onClick={undo}>
            {t('settings.saving.undoMore')}
          </Button>
        )}
        {state === 'saved' && mayRedo && (
          <Button {...button} onClick={redo}>
            {t('settings.saving.redoMore')}
          </Button>
        )}
      </div>
    </div>
  );
}
