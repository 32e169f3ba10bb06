// Routes of accounts: sign-up, sign-in, sessions, passwords, settings, export and deletion.
import * as call from '../../../contract/people/authorization.ts';
import * as confirming from '../../../contract/people/confirming.ts';
import { connect, connections, disconnect } from '../../../contract/people/connections.ts';
import * as leaving from '../../../contract/people/leaving.ts';
import * as newcomers from '../../../contract/people/newcomers.ts';
import * as passkeys from '../../../contract/people/passkeys.ts';
import * as passwords from '../../../contract/people/passwords.ts';
import { putOnboarding, putPreferences } from '../../../contract/people/preferences.ts';
import { login, loginWithMS, loginWithSlack } from '../../../contract/people/providers.ts';
import * as factor from '../../../contract/people/secondFactor.ts';
import * as sessions from '../../../contract/people/sessions.ts';
import { surveyEnd } from '../../../contract/people/survey.ts';
import * as userSettings from '../../../contract/people/userSettings.ts';
import type { Route } from '../../web/http/route.ts';
import { changePassword } from './changePassword.ts';
import { confirmPerson, getConfirmWays } from './confirm.ts';
import { connectAccount, disconnectAccount, listConnections } from './connections.ts';
import { createGameSpace } from './createGameSpace.ts';
import { deleteAccount } from './deleteAccount.ts';
import { exportData } from './exportData.ts';
import { requestPasswordReset, resetPassword } from './forgottenPassword.ts';
import { getLoginSettings } from './loginSettings.ts';
import { confirmNewcomer, listNewcomers, refuseNewcomer } from './newcomers.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './passkeys.ts';
import { updateOnboarding, updatePreferences } from './preferences.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from './secondFactor.ts';
import type { AccountServices } from './services.ts';
import { endOwnSession, listOwnSessions, refreshSession, signOut, signOutEverywhere } from './session.ts';
import { signIn, verifyEmail } from './signIn.ts';
import { signInWithMicrosoft, signInWithSlack, signInWithToken } from './signInWith.ts';
import { getPasskeyChallenge, signInWithPasskey } from './signInWithPasskey.ts';
import { resendVerification, signUp } from './signUp.ts';
import { endSurvey } from './survey.ts';
import { updateUserSettings } from './updateUserSettings.ts';

export function accountRoutes(route: Route, services: AccountServices): void {
  route(call.signUp, signUp(services));
  route(call.verify, verifyEmail(services));
  route(call.resendVerification, resendVerification(services));
  route(passwords.passwordResetRequest, requestPasswordReset(services));
  route(passwords.passwordReset, resetPassword(services));
  route(passwords.changePassword, changePassword(services));
  route(factor.secondFactor, getSecondFactor(services));
  route(factor.beginSecondFactor, beginSecondFactor(services));
  route(factor.confirmSecondFactor, confirmSecondFactor(services));
  route(factor.renewRecoveryCodes, renewRecoveryCodes(services));
  route(factor.endSecondFactor, endSecondFactor(services));
  route(passkeys.passkeys, listPasskeys(services));
  route(passkeys.beginPasskey, beginPasskey(services));
  route(passkeys.addPasskey, addPasskey(services));
  route(passkeys.removePasskey, removePasskey(services));
  route(passkeys.passkeyChallenge, getPasskeyChallenge(services));
  route(passkeys.loginWithPasskey, signInWithPasskey(services));
  route(confirming.confirmWays, getConfirmWays(services));
  route(confirming.confirmed, async () => ({ ok: true }));
  route(confirming.confirm, confirmPerson(services));
  route(userSettings.updateUserSettings, updateUserSettings(services));
  route(putOnboarding, updateOnboarding(services));
  route(putPreferences, updatePreferences(services));
  route(call.loginWithGS, signIn(services));
  route(loginWithSlack, signInWithSlack(services));
  route(loginWithMS, signInWithMicrosoft(services));
  route(login, signInWithToken(services));
  route(connections, listConnections(services));
  route(connect, connectAccount(services));
  route(disconnect, disconnectAccount(services));
  route(call.loginSettings, getLoginSettings(services));
  route(sessions.refresh, refreshSession(services));
  route(sessions.logout, signOut(services));
  route(sessions.logoutAll, signOutEverywhere(services));
  route(sessions.getSessions, listOwnSessions(services));
  route(sessions.endSession, endOwnSession(services));
  route(call.createGameSpace, createGameSpace(services));
  route(surveyEnd, endSurvey(services));
  route(newcomers.newcomers, listNewcomers(services));
  route(newcomers.confirmNewcomer, confirmNewcomer(services));
  route(newcomers.refuseNewcomer, refuseNewcomer(services));
  route(leaving.deleteAccount, deleteAccount(services));
  route(leaving.exportData, exportData(services));
}
