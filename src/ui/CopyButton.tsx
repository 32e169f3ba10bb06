// Copies a text; for 1.5 s its own label says that it did.
import { Button } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { useEffect, useState } from 'react';
import { useAnnounce } from './Announcer.tsx';

const shownForMs = 1500;

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  readonly appearance?: 'outline' | 'primary' | 'subtle';
  readonly onCopied?: () => void;
  readonly className?: string;
}

/** Without the right to the clipboard the text is offered for copying by hand. */
async function copy(text: string, label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    window.prompt(label, text);
  }
}

export function CopyButton({ text, label, copiedLabel, onCopied, className, ...rest }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const announce = useAnnounce();
  useEffect(() => {
    if (!isCopied) return;
    const over = setTimeout(() => setCopied(false), shownForMs);
    return () => clearTimeout(over);
  }, [isCopied]);
  const press = async () => {
    await copy(text, label);
    setCopied(true);
    announce(copiedLabel);
    onCopied?.();
  };
  return (
    <Button
      appearance={rest.appearance ?? 'outline'}
      className={className}
      icon={isCopied ? <Checkmark20Regular /> : <Link20Regular />}
      onClick={press}
    >
      {isCopied ? copiedLabel : label}
    </Button>
  );
}
