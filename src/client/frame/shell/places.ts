// The entries of the navigation.
import type { FluentIcon } from '@fluentui/react-icons';
import { CalendarLtr20Filled, CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { Grid20Filled, Grid20Regular } from '@fluentui/react-icons/svg/grid';
import { Home20Filled, Home20Regular } from '@fluentui/react-icons/svg/home';
import { Trophy20Filled, Trophy20Regular } from '@fluentui/react-icons/svg/trophy';

const dashboard = {
  path: '/',
  key: 'nav.dashboard',
  shortcut: 'd',
  Icon: Home20Regular,
  HereIcon: Home20Filled,
} as const;
const games = {
  path: '/games',
  key: 'nav.games',
  shortcut: 'g',
  Icon: Grid20Regular,
  HereIcon: Grid20Filled,
} as const;
const leaderboard = {
  path: '/leaderboard',
  key: 'nav.leaderboard',
  shortcut: 'l',
  Icon: Trophy20Regular,
  HereIcon: Trophy20Filled,
} as const;

export const places = [
  dashboard,
  games,
  {
    path: '/events',
    also: ['/predictorEvents', '/tournaments', '/polls', '/draws'],
    key: 'nav.events',
    shortcut: 'e',
    Icon: CalendarLtr20Regular,
    HereIcon: CalendarLtr20Filled,
  },
  leaderboard,
] as const;

/** The shorter menu of a special team; it goes straight to the details of the leaderboard. */
export const specialPlaces: readonly NavigationPlace[] = [
  dashboard,
  games,
  {
    path: '/leaderboard/details',
    key: leaderboard.key,
    Icon: leaderboard.Icon,
    HereIcon: leaderboard.HereIcon,
  },
];

export interface NavigationPlace {
  readonly path: string;
  /** Where else one is in this part of the product, with the pages below. */
  readonly also?: readonly string[];
  readonly key: string;
  readonly Icon: FluentIcon;
  readonly HereIcon: FluentIcon;
}

/** An entry is also current on the pages below it. */
export const isAt = ({ path, also = [] }: Pick<NavigationPlace, 'path' | 'also'>, here: string): boolean =>
  [path, ...also].some((each) => here === each || (each !== '/' && here.startsWith(`${each}/`)));
