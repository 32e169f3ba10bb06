// A text link to a page of the product.
import { Link, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The padding makes no line higher, only the target: on a phone as high as a finger. */
const useStyles = makeStyles({
  link: {
    fontWeight: 600,
    padding: '3px 0',
    '@media (max-width: 639.98px)': { margin: '-9px 0', padding: '12px 0' },
  },
});

interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Where several links on a page say the same. */
  readonly label?: string;
  readonly onFollow?: () => void;
}

export function TextLink({ to, children, className, label, onFollow }: TextLinkProps) {
  const styles = useStyles();
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Link
      aria-label={label}
      className={mergeClasses(styles.link, className)}
      href={useHref(to)}
      onClick={(event) => {
        onFollow?.();
        follow(event);
      }}
    >
      {children}
    </Link>
  );
}
