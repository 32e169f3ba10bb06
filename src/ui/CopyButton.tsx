// Copies a text; for 1.5 s its own label says that it did.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { type ReactElement, useEffect, useState } from 'react';
import { useAnnounce } from './Announcer.tsx';

const shownForMs = 1500;

const useStyles = makeStyles({
  byHand: {
    minWidth: 0,
    minHeight: '32px',
    padding: '0 10px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
  },
});

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  readonly appearance?: 'outline' | 'primary' | 'subtle';
  readonly onCopied?: () => void;
  readonly className?: string | undefined;
  /** Where it is not a link that is copied. */
  readonly icon?: ReactElement;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    label,
    copiedLabel,
    onCopied,
    className,
    icon = <Link20Regular />,
    appearance = 'outline',
  } = props;
  const styles = useStyles();
  const [isCopied, setCopied] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const announce = useAnnounce();
  useEffect(() => {
    if (!isCopied) return;
    const over = setTimeout(() => setCopied(false), shownForMs);
    return () => clearTimeout(over);
  }, [isCopied]);
  const press = async () => {
    if (!(await copy(text))) return setByHand(true);
    setCopied(true);
    announce(copiedLabel);
    onCopied?.();
  };
  /** Without the right to the clipboard, as in many frames, the text is offered for copying by hand. */
  if (isByHand && text.includes('\n'))
    return (
      <textarea
        aria-label={label}
        className={mergeClasses(styles.byHand, className)}
        onFocus={({ target }) => target.select()}
        readOnly
        ref={(field) => field?.focus()}
        rows={text.split('\n').length}
        value={text}
      />
    );
  if (isByHand)
    return (
      <input
        aria-label={label}
        className={mergeClasses(styles.byHand, className)}
        onFocus={({ target }) => target.select()}
        readOnly
        ref={(field) => field?.focus()}
        value={text}
      />
    );
  return (
    <Button
      appearance={appearance}
      className={className}
      icon={isCopied ? <Checkmark20Regular /> : icon}
      onClick={press}
    >
      {isCopied ? copiedLabel : label}
    </Button>
  );
}
