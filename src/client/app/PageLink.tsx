// A link to a page of ours that begins to fetch it when the pointer or the focus comes near.
import { Link, type LinkProps } from 'react-router-dom';
import { screenAt } from './routes.ts';
import { fetchPage } from './screens.tsx';

interface PageLinkProps extends LinkProps {
  readonly to: string;
}

export function PageLink(props: PageLinkProps) {
  const approach = () => {
    const screen = screenAt(props.to);
    if (screen) fetchPage(screen).catch(() => {}); // the page itself says so when it is opened
  };
  return <Link {...props} onFocus={approach} onPointerEnter={approach} />;
}
