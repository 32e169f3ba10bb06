// A link to a page of ours that begins to fetch it when the pointer or the focus comes near.
import { Link, type LinkProps } from 'react-router-dom';
import { fetchScreen } from '../app/screens.tsx';

interface PageLinkProps extends LinkProps {
  readonly to: string;
}

export function PageLink(props: PageLinkProps) {
  const approach = () => void fetchScreen(new URL(props.to, window.location.origin).pathname);
  return <Link {...props} onFocus={approach} onPointerEnter={approach} />;
}
