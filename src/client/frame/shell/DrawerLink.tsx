// A link inside the account drawer, which closes first.
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterDialogs } from '../../parts/afterDialogs.ts';
import { PageLink } from '../../parts/PageLink.tsx';

const useStyles = makeStyles({
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    margin: '0 -8px',
    padding: '0 8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontWeight: 600,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface DrawerLinkProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly children: string;
  /** The drawer closes. */
  onGo(): void;
}

export function DrawerLink({ to, icon, children, onGo }: DrawerLinkProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <PageLink
      className={styles.link}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // left to the browser: a new tab or window
        event.preventDefault();
        onGo();
        afterDialogs(() => void navigate(to));
      }}
      to={to}
    >
      {icon}
      {children}
    </PageLink>
  );
}
