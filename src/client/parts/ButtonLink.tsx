// A link to a page of the product that looks like a button.
import { Button, type ButtonProps } from '@fluentui/react-components';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface ButtonLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly appearance?: NonNullable<ButtonProps['appearance']>;
  readonly size?: NonNullable<ButtonProps['size']>;
  readonly 'aria-label'?: string;
  readonly className?: string | undefined;
  readonly icon?: NonNullable<ButtonProps['icon']>;
  /** Called in addition to the navigation. */
  onFollow?(): void;
}

export function ButtonLink({ to, children, onFollow, ...rest }: ButtonLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    follow(event);
    onFollow?.();
  };
  return (
    <Button {...rest} as="a" href={useHref(to)} onClick={go}>
      {children}
    </Button>
  );
}
