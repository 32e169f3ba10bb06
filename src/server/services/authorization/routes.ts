// The calls of the authorization service and who answers them.
import * as call from '../../../contract/authorization.ts';
import * as gates from '../../../contract/gates.ts';
import * as notifications from '../../../contract/notifications.ts';
import { changePassword, passwordReset, passwordResetRequest } from '../../../contract/passwords.ts';
import { surveyEnd } from '../../../contract/survey.ts';
import type { Route } from '../../http/route.ts';
import type { Parts } from '../../parts.ts';
import { changingPassword } from './changePassword.ts';
import { creatingGameSpace } from './createGameSpace.ts';
import { requestingPasswordReset, resettingPassword } from './forgottenPassword.ts';
import {
  checkingRestriction,
  listingLimitedGames,
  showingSubscriptionOverview,
  showingTodaysHours,
} from './gates.ts';
import { invitingColleague } from './invite.ts';
import { countingNotifications, listingNotifications, markingAsRead } from './notifications.ts';
import { refreshing, signingOut, signingOutEverywhere } from './session.ts';
import { showingLoginSettings, signingIn, verifying } from './signIn.ts';
import { resendingVerification, signingUp } from './signUp.ts';
import { endingSurvey } from './survey.ts';
import { listingUsers } from './userList.ts';

export function authorizationRoutes(route: Route, parts: Parts): void {
  route(call.signUp, signingUp(parts));
  route(call.verify, verifying(parts));
  route(call.resendVerification, resendingVerification(parts));
  route(passwordResetRequest, requestingPasswordReset(parts));
  route(passwordReset, resettingPassword(parts));
  route(changePassword, changingPassword(parts));
  route(call.loginWithGS, signingIn(parts));
  route(call.loginSettings, showingLoginSettings(parts));
  route(call.refresh, refreshing(parts));
  route(call.logout, signingOut(parts));
  route(call.logoutAll, signingOutEverywhere(parts));
  route(call.createGameSpace, creatingGameSpace(parts));
  route(surveyEnd, endingSurvey(parts));
  route(call.userList, listingUsers(parts));
  route(notifications.sendInviteMessage, invitingColleague(parts));
  route(gates.subscriptionOverview, showingSubscriptionOverview());
  route(gates.todaysTimeLimitations, showingTodaysHours(parts));
  route(gates.checkIfRestricted, checkingRestriction());
  route(gates.limitedGames, listingLimitedGames());
  route(notifications.getCount, countingNotifications(parts));
  route(notifications.getList, listingNotifications(parts));
  route(notifications.markAsRead, markingAsRead(parts));
}
