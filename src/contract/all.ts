// All calls, in the order people read them.
import { achievements } from './achievements.ts';
import * as admin from './admin.ts';
import * as analytics from './analytics.ts';
import * as authorization from './authorization.ts';
import * as billing from './billing.ts';
import * as chat from './chat.ts';
import { postClick } from './clicks.ts';
import * as connections from './connections.ts';
import * as dashboard from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import { getEvents } from './events.ts';
import { postFeedback } from './feedback.ts';
import * as game from './game.ts';
import * as gates from './gates.ts';
import * as health from './health.ts';
import * as leaderboards from './leaderboards.ts';
import * as leaving from './leaving.ts';
import * as newcomers from './newcomers.ts';
import * as notifications from './notifications.ts';
import * as passwords from './passwords.ts';
import * as predictionBoards from './predictionBoards.ts';
import * as predictionDesk from './predictionDesk.ts';
import * as predictions from './predictions.ts';
import * as preferences from './preferences.ts';
import * as profile from './profile.ts';
import * as providers from './providers.ts';
import { gridCalls, puzzleArchive, rowCalls } from './puzzles.ts';
import * as schedules from './schedules.ts';
import { teamStatus } from './status.ts';
import * as survey from './survey.ts';
import { configureTab } from './tabs.ts';
import * as team from './team.ts';
import * as trivia from './trivia.ts';
import { updateUserSettings } from './userSettings.ts';
import { xpLines } from './xpLines.ts';

export const calls: readonly Endpoint[] = [
  authorization.signUp,
  authorization.verify,
  authorization.resendVerification,
  passwords.passwordResetRequest,
  passwords.passwordReset,
  passwords.changePassword,
  updateUserSettings,
  authorization.loginWithGS,
  providers.loginWithSlack,
  providers.loginWithMS,
  providers.login,
  connections.connections,
  connections.connect,
  connections.disconnect,
  authorization.loginSettings,
  authorization.demo,
  authorization.refresh,
  authorization.logout,
  authorization.logoutAll,
  authorization.createGameSpace,
  leaving.deleteAccount,
  leaving.exportData,
  survey.surveyEnd,
  team.sendInviteEmail,
  authorization.userList,
  team.callMember,
  team.removeMember,
  newcomers.newcomers,
  newcomers.confirmNewcomer,
  newcomers.refuseNewcomer,
  configureTab,
  notifications.sendInviteMessage,
  chat.chatTools,
  chat.installSlack,
  chat.disconnectSlack,
  chat.slackChannels,
  chat.teamGroups,
  chat.teamChannels,
  chat.teamsPeople,
  admin.adminPage,
  admin.updateAdminSettings,
  admin.inviteLink,
  admin.renewInviteLink,
  admin.auditLog,
  admin.exportTeam,
  admin.deleteTeam,
  admin.keepTeam,
  billing.billingCustomer,
  billing.saveBillingCustomer,
  billing.invoiceList,
  billing.setupPayment,
  billing.subscribe,
  billing.subscription,
  billing.paymentMethod,
  billing.changeSubscription,
  billing.cancelSubscription,
  billing.finishSandboxCheckout,
  gates.subscriptionOverview,
  gates.todaysTimeLimitations,
  gates.checkIfRestricted,
  gates.limitedGames,
  notifications.getCount,
  notifications.getList,
  notifications.markAsRead,
  leaderboards.leaderboardOverview,
  leaderboards.badgeLeaderboard,
  leaderboards.leaderboardDetails,
  leaderboards.badgeDetails,
  leaderboards.puzzleDetails,
  profile.profileOverview,
  profile.userProfile,
  xpLines,
  preferences.putOnboarding,
  preferences.putPreferences,
  dashboard.featureFlags,

  game.gameAreaInfo,
  game.replay,
  schedules.scheduledGames,
  schedules.deleteScheduledInTeams,
  schedules.deleteScheduledInSlack,
  schedules.getSchedule,
  schedules.postSchedule,
  schedules.deleteSchedule,
  ...Object.values(rowCalls).flatMap(({ info, join, guess }) => [info, join, guess]),
  ...Object.values(gridCalls).flatMap(({ info, join, draft, submit, hint }) => [
    info,
    join,
    draft,
    submit,
    hint,
  ]),
  puzzleArchive,
  trivia.postTrivia,
  trivia.putTrivia,
  trivia.makeTriviaPassive,
  trivia.allTrivia,
  trivia.allTriviaScheduler,
  trivia.pastTrivia,
  trivia.activeTrivia,
  trivia.triviaLibrary,
  trivia.triviaFromLibrary,
  trivia.getTrivia,
  trivia.deleteTrivia,
  trivia.registerForTrivia,
  trivia.unregisterFromTrivia,
  predictions.predictorFixtures,
  predictions.predictorGames,
  predictions.scoreStages,
  predictions.stageMatches,
  predictions.predictScores,
  predictions.raceStages,
  predictions.stageRace,
  predictions.predictRace,
  predictions.eventQuestions,
  predictions.predictEvent,
  predictionDesk.schedulePredictor,
  predictionDesk.schedulePredictorInTeams,
  predictionDesk.schedulePredictorInSlack,
  predictionDesk.saveSpecialEvent,
  predictionDesk.resultsDesk,
  predictionDesk.enterResult,
  predictionDesk.setFactor,
  predictionBoards.scoreTotals,
  predictionBoards.scoreFixtures,
  predictionBoards.scoreOverview,
  predictionBoards.scoreStage,
  predictionBoards.raceOverview,
  predictionBoards.raceByRace,
  predictionBoards.specialOverview,
  predictionBoards.getSpecialGame,
  predictionBoards.detailsSpecial,
  postClick,
  postFeedback,
  teamStatus,
  analytics.analyticsOverview,
  analytics.gameDetails,
  analytics.activeMembers,
  getEvents,
  achievements,
  health.healthz,
  health.readyz,
];
