// A link to a page of the product; the page is fetched when the pointer or the focus comes near.
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePrefetch } from '../base/navigation/prefetch.ts';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

export function PageLink({ to, onClick, onFocus, onPointerEnter, ...rest }: PageLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const prefetch = usePrefetch();
  const prefetchPage = () => prefetch(new URL(href, window.location.origin).pathname);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetchPage();
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetchPage();
      }}
    />
  );
}
