// The entries of the navigation.
import { CalendarLtr20Filled, CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { Clock20Filled, Clock20Regular } from '@fluentui/react-icons/svg/clock';
import { Grid20Filled, Grid20Regular } from '@fluentui/react-icons/svg/grid';
import { Home20Filled, Home20Regular } from '@fluentui/react-icons/svg/home';
import { People20Filled, People20Regular } from '@fluentui/react-icons/svg/people';
import { Trophy20Filled, Trophy20Regular } from '@fluentui/react-icons/svg/trophy';

export const places = [
  { path: '/', key: 'nav.dashboard', shortcut: 'd', Icon: Home20Regular, HereIcon: Home20Filled },
  { path: '/games', key: 'nav.games', shortcut: 'g', Icon: Grid20Regular, HereIcon: Grid20Filled },
  {
    path: '/events',
    key: 'nav.events',
    shortcut: 'e',
    Icon: CalendarLtr20Regular,
    HereIcon: CalendarLtr20Filled,
  },
  {
    path: '/leaderboard',
    key: 'nav.leaderboard',
    shortcut: 'l',
    Icon: Trophy20Regular,
    HereIcon: Trophy20Filled,
  },
] as const;

/** For admins only. */
export const adminPlaces = [
  { path: '/scheduler', key: 'nav.scheduler', Icon: Clock20Regular, HereIcon: Clock20Filled },
  { path: '/admin-panel', key: 'nav.adminPanel', Icon: People20Regular, HereIcon: People20Filled },
] as const;

/** An entry is also current on the pages below it. */
export const isAt = (path: string, here: string): boolean =>
  path === '/' ? here === '/' : here === path || here.startsWith(`${path}/`);
