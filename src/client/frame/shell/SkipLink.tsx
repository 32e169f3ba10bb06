// The skip link to the main content.
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  link: {
    position: 'fixed',
    top: '8px',
    left: '8px',
    zIndex: 100,
    padding: '10px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '0.875rem',
    fontWeight: 600,
    boxShadow: tokens.shadow16,
    ':not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0, overflow: 'hidden' },
  },
});

interface SkipLinkProps {
  /** The id of the skip target, which takes the focus. */
  readonly to: string;
  readonly children: ReactNode;
}

export function SkipLink({ to, children }: SkipLinkProps) {
  const styles = useStyles();
  return (
    <a
      className={styles.link}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
