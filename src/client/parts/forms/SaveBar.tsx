// The bar with the save button, sticky as soon as there is something to save.
import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { type Refusal, sentenceKeyOf } from '../../../contract/errors.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';

const TinySpinner = lazy(async () => ({
  default: (await import('../../../ui/TinySpinner.tsx')).TinySpinner,
}));

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: '8px 12px',
    padding: '12px 20px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    '@media (max-width: 639.98px)': {
      margin: '0 -16px',
      padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
      borderRadius: 0,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '@media (max-width: 359.98px)': { margin: '0 -12px', padding: '10px 12px' },
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  /** Sticky at the bottom of the window. */
  urgent: { position: 'sticky', bottom: 0, zIndex: 5, boxShadow: tokens.shadow16 },
  words: { flexGrow: 1 },
  problem: { flexBasis: '100%' },
  button: { minHeight: '44px' },
});

/** What a form that is saved as a whole knows of its changes. */
export interface SavedForm {
  readonly isDirty: boolean;
  readonly saving: 'none' | 'busy' | 'done';
  readonly refusal: Refusal | null;
  discard(): void;
}

interface SaveBarProps {
  readonly settings: SavedForm;
}

export function SaveBar({ settings }: SaveBarProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { isDirty, saving, refusal } = settings;
  return (
    <div className={mergeClasses(styles.bar, (isDirty || saving !== 'none') && styles.urgent)}>
      {refusal && (
        <MessageBar className={styles.problem} intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {t('settings.notSaved')} {t(`errors.${sentenceKeyOf(refusal)}`)}
          </MessageBarBody>
        </MessageBar>
      )}
      <p className={mergeClasses(type.body, type.quiet, styles.words)} role="status">
        {isDirty ? t('settings.unsaved') : ''}
      </p>
      {isDirty && (
        <Button appearance="subtle" className={styles.button} onClick={settings.discard}>
          {t('settings.discard')}
        </Button>
      )}
      <Button
        appearance="primary"
        className={styles.button}
        disabledFocusable={!isDirty || saving === 'busy'}
        icon={
          saving === 'busy' ? (
            <Suspense>
              <TinySpinner />
            </Suspense>
          ) : null
        }
        type="submit"
      >
        {t(saving === 'done' ? 'settings.saved' : 'settings.save')}
      </Button>
    </div>
  );
}
