// Routes of a team: members, invitations, restrictions.

import { callMember, removeMember, sendInviteEmail } from '../../../contract/admin/team.ts';
import { teamsPeople } from '../../../contract/messaging/chat.ts';
import * as call from '../../../contract/people/authorization.ts';
import * as gates from '../../../contract/play/gates.ts';
import { featureFlags } from '../../../contract/progress/dashboard.ts';
import type { Route } from '../../web/http/route.ts';
import { invitingByMail } from './inviteByMail.ts';
import { callingMember } from './inviteToPlay.ts';
import { removingMember } from './removeMember.ts';
import {
  checkingRestriction,
  listingLimitedGames,
  showingFeatureFlags,
  showingSubscriptionOverview,
  showingTodaysHours,
} from './restrictions.ts';
import type { TeamServices } from './services.ts';
import { listingTeamsPeople, listingUsers } from './userList.ts';

export function teamRoutes(route: Route, services: TeamServices): void {
  route(call.userList, listingUsers(services));
  route(teamsPeople, listingTeamsPeople(services));
  route(sendInviteEmail, invitingByMail(services));
  route(callMember, callingMember(services));
  route(removeMember, removingMember(services));
  route(gates.subscriptionOverview, showingSubscriptionOverview());
  route(gates.todaysTimeLimitations, showingTodaysHours(services));
  route(gates.checkIfRestricted, checkingRestriction());
  route(gates.limitedGames, listingLimitedGames());
  route(featureFlags, showingFeatureFlags(services));
}
