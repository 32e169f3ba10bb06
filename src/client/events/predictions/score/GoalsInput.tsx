// How many goals a club scores: typed, or by minus and plus; 0 to 20.
import { Button, Input } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Subtract16Regular } from '@fluentui/react-icons/svg/subtract';
import { useTexts } from '../../../../ui/texts.tsx';
import styles from '../predictions.module.css';

const mostGoals = 20;

interface GoalsInputProps {
  /** Empty: not said. */
  readonly value: string;
  readonly label: string;
  readonly isInvalid: boolean;
  onChange(value: string): void;
}

export function GoalsInput({ value, label, isInvalid, onChange }: GoalsInputProps) {
  const { t } = useTexts();
  const goals = value === '' ? null : Number(value);
  const step = (by: number) => {
    const next = goals === null ? (by > 0 ? 1 : 0) : goals + by;
    onChange(String(Math.min(mostGoals, Math.max(0, next))));
  };
  return (
    <span className={styles.goals}>
      <Button
        appearance="subtle"
        aria-label={t('pages:predict.less', { label })}
        className={styles.step}
        icon={<Subtract16Regular />}
        onClick={() => step(-1)}
      />
      <Input
        aria-invalid={isInvalid}
        aria-label={label}
        className={styles.number}
        inputMode="numeric"
        maxLength={2}
        onChange={(_, { value: typed }) => {
          const digits = typed.replaceAll(/\D/g, '');
          if (digits === '' || Number(digits) <= mostGoals)
            onChange(digits === '' ? '' : String(Number(digits)));
        }}
        onFocus={({ target }) => target.select()}
        value={value}
      />
      <Button
        appearance="subtle"
        aria-label={t('pages:predict.more', { label })}
        className={styles.step}
        icon={<Add16Regular />}
        onClick={() => step(1)}
      />
    </span>
  );
}
