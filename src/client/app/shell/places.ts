// The places the navigation leads to.
import { Grid20Filled, Grid20Regular } from '@fluentui/react-icons/svg/grid';
import { Home20Filled, Home20Regular } from '@fluentui/react-icons/svg/home';

export const places = [
  { path: '/', key: 'nav.dashboard', shortcut: 'd', Icon: Home20Regular, HereIcon: Home20Filled },
  { path: '/games', key: 'nav.games', shortcut: 'g', Icon: Grid20Regular, HereIcon: Grid20Filled },
] as const;

/** A place is also where its own pages are. */
export const isAt = (path: string, here: string): boolean =>
  path === '/' ? here === '/' : here === path || here.startsWith(`${path}/`);
