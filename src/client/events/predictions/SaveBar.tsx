// The bar that stays in view while something can be predicted: how much is filled in, and saving what was changed.
import { Button, mergeClasses } from '@fluentui/react-components';
import type { Refusal } from '../../../contract/errors.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import styles from './predictions.module.css';

interface SaveBarProps {
  readonly filled: number;
  readonly of: number;
  readonly changed: number;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  save(): void;
}

export function SaveBar({ filled, of, changed, isBusy, refusal, save }: SaveBarProps) {
  const type = useType();
  const { t } = useTexts();
  const isIdle = changed === 0 || isBusy;
  return (
    <div className={styles.save}>
      <span className={type.body} role="status">
        {refusal
          ? t(refusal.error === 'Closed' ? 'pages:predict.closedMeanwhile' : 'pages:predict.notSaved')
          : t('pages:predict.filled', { filled, of })}
      </span>
      <Button
        appearance="primary"
        className={mergeClasses(styles.button, type.number)}
        disabledFocusable={isIdle}
        onClick={() => !isIdle && save()}
      >
        {changed > 0 ? t('pages:predict.saveChanged', { changed }) : t('pages:predict.save')}
      </Button>
    </div>
  );
}
