// The bell in the header with the number of unread notifications.
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Alert24Regular } from '@fluentui/react-icons/svg/alert';
import type { MouseEvent } from 'react';
import { type Speak, useTexts } from '../../../ui/texts.tsx';

const mostShown = 9;

const useStyles = makeStyles({
  bell: {
    position: 'relative',
    minWidth: '44px',
    width: '44px',
    height: '44px',
    padding: 0,
    flexShrink: 0,
    overflow: 'visible', // a round button would cut the number
  },
  /** At the shoulder of the bell, with an edge of the card around it. */
  count: {
    position: 'absolute',
    top: '1px',
    left: '23px',
    minWidth: '18px',
    height: '18px',
    padding: '0 4px',
    boxSizing: 'border-box',
    borderRadius: '9px',
    boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}`,
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '0.6875rem',
    fontWeight: 600,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
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
        <span aria-hidden="true" className={styles.count}>
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      )}
    </Button>
  );
}
