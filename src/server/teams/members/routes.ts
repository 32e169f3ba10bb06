// Routes of a team: members, invitations, restrictions.
import * as team from '../../../contract/admin/team.ts';
import { teamsPeople } from '../../../contract/messaging/chat.ts';
import { userList } from '../../../contract/people/userList.ts';
import * as gates from '../../../contract/play/gates.ts';
import { featureFlags } from '../../../contract/progress/dashboard.ts';
import type { Route } from '../../web/http/route.ts';
import { inviteByMail } from './inviteByMail.ts';
import { callMember } from './inviteToPlay.ts';
import { removeMember } from './removeMember.ts';
import {
  checkRestriction,
  getFeatureFlags,
  getSubscriptionOverview,
  getTodaysHours,
  listLimitedGames,
} from './restrictions.ts';
import type { TeamServices } from './services.ts';
import { listTeamsPeople, listUsers } from './userList.ts';

export function teamRoutes(route: Route, services: TeamServices): void {
  route(userList, listUsers(services));
  route(teamsPeople, listTeamsPeople(services));
  route(team.sendInviteEmail, inviteByMail(services));
  route(team.callMember, callMember(services));
  route(team.removeMember, removeMember(services));
  route(gates.subscriptionOverview, getSubscriptionOverview());
  route(gates.todaysTimeLimitations, getTodaysHours(services));
  route(gates.checkIfRestricted, checkRestriction());
  route(gates.limitedGames, listLimitedGames());
  route(featureFlags, getFeatureFlags(services));
}
