// One button of a half-made move.
import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './board.module.css';

interface Props {
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
  onPress(): void;
}

export function ActionButton({ isPrimary = false, isDisabled = false, children, onPress }: Props) {
  return (
    <Button
      className={styles.action}
      size="large"
      appearance={isPrimary ? 'primary' : 'secondary'}
      disabledFocusable={isDisabled}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
