// The calls of the authorization service and who answers them.
import * as call from '../../contract/authorization.ts';
import * as chat from '../../contract/chat.ts';
import { connect, connections, disconnect } from '../../contract/connections.ts';
import * as gates from '../../contract/gates.ts';
import { deleteAccount, exportData } from '../../contract/leaving.ts';
import * as notifications from '../../contract/notifications.ts';
import { changePassword, passwordReset, passwordResetRequest } from '../../contract/passwords.ts';
import { login, loginWithMS, loginWithSlack } from '../../contract/providers.ts';
import { surveyEnd } from '../../contract/survey.ts';
import { configureTab } from '../../contract/tabs.ts';
import { callMember, removeMember, sendInviteEmail } from '../../contract/team.ts';
import { updateUserSettings } from '../../contract/userSettings.ts';
import { configuringTab } from '../chat/configureTab.ts';
import {
  disconnectingSlack,
  installingSlack,
  listingSlackChannels,
  listingTeamChannels,
  listingTeamGroups,
  showingChatTools,
} from '../chat/tools.ts';
import type { Route } from '../http/route.ts';
import { inviting } from '../matches/invite.ts';
import { countingNotifications, listingNotifications, markingAsRead } from '../notifications/list.ts';
import type { Parts } from '../start/services.ts';
import { invitingByMail } from '../teams/inviteByMail.ts';
import { callingMember } from '../teams/inviteToPlay.ts';
import { removingMember } from '../teams/removeMember.ts';
import {
  checkingRestriction,
  listingLimitedGames,
  showingSubscriptionOverview,
  showingTodaysHours,
} from '../teams/restrictions.ts';
import { listingTeamsPeople, listingUsers } from '../teams/userList.ts';
import { changingPassword } from './changePassword.ts';
import { connecting, disconnecting, listingConnections } from './connections.ts';
import { creatingGameSpace } from './createGameSpace.ts';
import { deletingAccount } from './deleteAccount.ts';
import { exporting } from './exportData.ts';
import { requestingPasswordReset, resettingPassword } from './forgottenPassword.ts';
import { showingLoginSettings } from './loginSettings.ts';
import { refreshing, signingOut, signingOutEverywhere } from './session.ts';
import { signingIn, verifying } from './signIn.ts';
import { signingInWithMicrosoft, signingInWithSlack, signingInWithToken } from './signInWith.ts';
import { resendingVerification, signingUp } from './signUp.ts';
import { endingSurvey } from './survey.ts';
import { updatingUserSettings } from './updateUserSettings.ts';

export function authorizationRoutes(route: Route, parts: Parts): void {
  route(call.signUp, signingUp(parts));
  route(call.verify, verifying(parts));
  route(call.resendVerification, resendingVerification(parts));
  route(passwordResetRequest, requestingPasswordReset(parts));
  route(passwordReset, resettingPassword(parts));
  route(changePassword, changingPassword(parts));
  route(updateUserSettings, updatingUserSettings(parts));
  route(call.loginWithGS, signingIn(parts));
  route(loginWithSlack, signingInWithSlack(parts));
  route(loginWithMS, signingInWithMicrosoft(parts));
  route(login, signingInWithToken(parts));
  route(connections, listingConnections(parts));
  route(connect, connecting(parts));
  route(disconnect, disconnecting(parts));
  route(call.loginSettings, showingLoginSettings(parts));
  route(call.refresh, refreshing(parts));
  route(call.logout, signingOut(parts));
  route(call.logoutAll, signingOutEverywhere(parts));
  route(call.createGameSpace, creatingGameSpace(parts));
  route(surveyEnd, endingSurvey(parts));
  route(call.userList, listingUsers(parts));
  route(sendInviteEmail, invitingByMail(parts));
  route(callMember, callingMember(parts));
  route(removeMember, removingMember(parts));
  route(configureTab, configuringTab(parts));
  route(deleteAccount, deletingAccount(parts));
  route(exportData, exporting(parts));
  route(notifications.sendInviteMessage, inviting(parts));
  route(chat.chatTools, showingChatTools(parts));
  route(chat.installSlack, installingSlack(parts));
  route(chat.disconnectSlack, disconnectingSlack(parts));
  route(chat.slackChannels, listingSlackChannels(parts));
  route(chat.teamGroups, listingTeamGroups(parts));
  route(chat.teamChannels, listingTeamChannels(parts));
  route(chat.teamsPeople, listingTeamsPeople(parts));
  route(gates.subscriptionOverview, showingSubscriptionOverview());
  route(gates.todaysTimeLimitations, showingTodaysHours(parts));
  route(gates.checkIfRestricted, checkingRestriction());
  route(gates.limitedGames, listingLimitedGames());
  route(notifications.getCount, countingNotifications(parts));
  route(notifications.getList, listingNotifications(parts));
  route(notifications.markAsRead, markingAsRead(parts));
}
