// Says at the foot of a page that the last change is saved, and takes it back at a press.
import { Button } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import styles from './saving.module.css';
import type { SelfSaving } from './useSelfSaving.ts';

type Saving = Pick<SelfSaving<unknown>, 'state' | 'undo'>;

export function SavedLine({ saving: { state, undo } }: { readonly saving: Saving }) {
  const type = useType();
  const { t } = useTexts();
  return (
    <div className={styles.place}>
      <div className={state === 'none' ? undefined : styles.line}>
        <p className={type.body} role="status">
          {state === 'saved' && <Checkmark16Regular aria-hidden className={styles.sign} />}
          {state !== 'none' && t(`settings.saving.${state}`)}
        </p>
        {state !== 'none' && (
          <Button
            appearance="subtle"
            className={styles.undo}
            disabledFocusable={state === 'busy'}
            onClick={undo}
          >
            {t(state === 'undone' ? 'settings.saving.redo' : 'settings.saving.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
