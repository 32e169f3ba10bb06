// The bell in the header with the number of unread notifications.
import { Button, CounterBadge, makeStyles } from '@fluentui/react-components';
import { Alert24Regular } from '@fluentui/react-icons/svg/alert';
import type { MouseEvent } from 'react';
import { type Speak, useTexts } from '../../ui/texts.tsx';

const mostShown = 9;

const useStyles = makeStyles({
  bell: { position: 'relative', minWidth: '44px', width: '44px', height: '44px', padding: 0, flexShrink: 0 },
  count: { position: 'absolute', top: '2px', right: '0' },
});

function nameOf(count: number, t: Speak): string {
  if (count === 0) return t('notifications.title');
  return count > mostShown ? t('notifications.bellMany') : t('notifications.bell', { count });
}

interface BellProps {
  readonly count: number;
  readonly isOpen: boolean;
  onOpen(event: MouseEvent<HTMLElement>): void;
  onApproach(): void;
}

export function Bell({ count, isOpen, onOpen, onApproach }: BellProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const name = nameOf(count, t);
  return (
    <Button
      appearance="transparent"
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      aria-label={name}
      className={styles.bell}
      icon={<Alert24Regular />}
      onClick={onOpen}
      onPointerEnter={onApproach}
      shape="circular"
      title={name}
    >
      {count > 0 && (
        <CounterBadge
          aria-hidden="true"
          className={styles.count}
          color="danger"
          count={count}
          overflowCount={mostShown}
          size="medium"
        />
      )}
    </Button>
  );
}
