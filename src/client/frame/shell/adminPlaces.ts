// The entries of the navigation for admins.
import { Clock20Filled, Clock20Regular } from '@fluentui/react-icons/svg/clock';
import {
  DataBarVertical20Filled,
  DataBarVertical20Regular,
} from '@fluentui/react-icons/svg/data-bar-vertical';
import { Payment20Filled, Payment20Regular } from '@fluentui/react-icons/svg/payment';
import { People20Filled, People20Regular } from '@fluentui/react-icons/svg/people';
import type { NavigationPlace } from './places.ts';

export const adminPlaces: readonly NavigationPlace[] = [
  {
    path: '/scheduler',
    also: ['/triviaController', '/bingoController'],
    key: 'nav.scheduler',
    Icon: Clock20Regular,
    HereIcon: Clock20Filled,
  },
  {
    path: '/admin-panel',
    also: ['/admin'],
    key: 'nav.adminPanel',
    Icon: People20Regular,
    HereIcon: People20Filled,
  },
  {
    path: '/analytics',
    key: 'nav.analytics',
    Icon: DataBarVertical20Regular,
    HereIcon: DataBarVertical20Filled,
  },
  {
    path: '/plans',
    also: ['/payment-method', '/billing-details', '/invoices', '/checkout-sandbox', '/checkout-success'],
    key: 'nav.plans',
    Icon: Payment20Regular,
    HereIcon: Payment20Filled,
  },
];
