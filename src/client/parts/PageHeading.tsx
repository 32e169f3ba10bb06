// The h1 of a page: sets the document title; takes the focus and is announced when its page is new, not when a tab or filter of it changes.
import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { useType } from '../../ui/type.ts';

interface PageHeadingProps {
  readonly children: string;
  /** The tab's own title, where the heading says something else. */
  readonly tabTitle?: string;
  readonly className?: string | undefined;
}

export function PageHeading({ children, tabTitle = children, className }: PageHeadingProps) {
  const type = useType();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shownAt = useRef<string | null>(null);
  const announce = useAnnounce();
  useEffect(() => {
    document.title = `${tabTitle}, Topla`;
  }, [tabTitle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, not per word
  useLayoutEffect(() => {
    const isSamePage = navigation === 'REPLACE' && shownAt.current === pathname;
    shownAt.current = pathname;
    if (isSamePage || key === 'default') return; // the first page: the browser has announced it itself
    if (navigation !== 'POP') window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    announce(tabTitle);
  }, [key]);
  return (
    <h1 className={mergeClasses(type.title, className)} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
