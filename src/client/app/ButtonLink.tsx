// A link to a page of ours that looks like a button.
import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface ButtonLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly appearance?: NonNullable<ButtonProps['appearance']>;
  readonly size?: NonNullable<ButtonProps['size']>;
  readonly 'aria-label'?: string;
  readonly className?: string | undefined;
}

export function ButtonLink({ to, children, ...rest }: ButtonLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Button {...rest} as="a" href={useHref(to)} onClick={follow}>
      {children}
    </Button>
  );
}
