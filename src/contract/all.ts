// All calls, in the order people read them.
import { adminCalls } from './admin/all.ts';
import * as analytics from './admin/analytics.ts';
import { postClick } from './admin/clicks.ts';
import { postFeedback } from './admin/feedback.ts';
import { teamStatus } from './admin/status.ts';
import * as team from './admin/team.ts';
import * as teamWords from './admin/teamWords.ts';
import * as billing from './billing/billing.ts';
import { previewSubscription } from './billing/preview.ts';
import type { Endpoint } from './endpoint.ts';
import * as draws from './events/draws.ts';
import { getEvents } from './events/events.ts';
import * as hallOfFame from './events/hallOfFame.ts';
import * as polls from './events/polls.ts';
import * as predictionBoards from './events/predictionBoards.ts';
import * as predictionDesk from './events/predictionDesk.ts';
import * as predictions from './events/predictions.ts';
import * as tournaments from './events/tournaments.ts';
import * as trivia from './events/trivia.ts';
import * as health from './health.ts';
import * as chat from './messaging/chat.ts';
import * as notifications from './messaging/notifications.ts';
import * as push from './messaging/push.ts';
import { configureTab } from './messaging/tabs.ts';
import * as authorization from './people/authorization.ts';
import * as confirming from './people/confirming.ts';
import * as connections from './people/connections.ts';
import * as leaving from './people/leaving.ts';
import * as newcomers from './people/newcomers.ts';
import * as passkeys from './people/passkeys.ts';
import * as passwords from './people/passwords.ts';
import * as preferences from './people/preferences.ts';
import * as providers from './people/providers.ts';
import * as secondFactor from './people/secondFactor.ts';
import * as sessions from './people/sessions.ts';
import * as ssoSignIn from './people/sso.ts';
import * as survey from './people/survey.ts';
import { userList } from './people/userList.ts';
import { updateUserSettings } from './people/userSettings.ts';
import * as conditional from './play/conditionalMoves.ts';
import * as daily from './play/daily.ts';
import * as game from './play/game.ts';
import * as gates from './play/gates.ts';
import * as notes from './play/notes.ts';
import { reportPerson } from './play/reports.ts';
import { achievements } from './progress/achievements.ts';
import * as dashboard from './progress/dashboard.ts';
import { firstSteps } from './progress/firstSteps.ts';
import * as leaderboards from './progress/leaderboards.ts';
import * as profile from './progress/profile.ts';
import * as ratings from './progress/ratings.ts';
import { xpLines } from './progress/xpLines.ts';
import { attemptCalls } from './puzzles/families.ts';
import { puzzleArchive } from './puzzles/puzzles.ts';
import * as schedules from './puzzles/schedules.ts';

export const calls: readonly Endpoint[] = [
  authorization.signUp,
  authorization.verify,
  authorization.resendVerification,
  passwords.passwordResetRequest,
  passwords.passwordReset,
  passwords.changePassword,
  secondFactor.secondFactor,
  secondFactor.beginSecondFactor,
  secondFactor.confirmSecondFactor,
  secondFactor.renewRecoveryCodes,
  secondFactor.endSecondFactor,
  passkeys.passkeys,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  passkeys.removePasskey,
  passkeys.passkeyChallenge,
  passkeys.loginWithPasskey,
  confirming.confirmWays,
  confirming.confirmed,
  confirming.confirm,
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
  authorization.demoProgress,
  sessions.refresh,
  sessions.logout,
  sessions.logoutAll,
  sessions.getSessions,
  sessions.endSession,
  authorization.createGameSpace,
  leaving.deleteAccount,
  leaving.exportData,
  survey.surveyEnd,
  team.sendInviteEmail,
  userList,
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
  ssoSignIn.ssoBegin,
  ssoSignIn.ssoFinish,
  ssoSignIn.ssoConfirm,
  ssoSignIn.proveDomain,
  ...adminCalls,
  billing.billingCustomer,
  billing.saveBillingCustomer,
  billing.invoiceList,
  billing.setupPayment,
  billing.subscribe,
  billing.subscription,
  billing.paymentMethod,
  previewSubscription,
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
  push.pushState,
  push.subscribeToPush,
  push.unsubscribeFromPush,
  leaderboards.leaderboardOverview,
  leaderboards.badgeLeaderboard,
  leaderboards.leaderboardDetails,
  leaderboards.badgeDetails,
  leaderboards.puzzleDetails,
  firstSteps,
  profile.profileOverview,
  profile.userProfile,
  xpLines,
  ratings.personRatings,
  ratings.ratingStory,
  ratings.ratingsAtTable,
  preferences.putOnboarding,
  preferences.putPreferences,
  dashboard.featureFlags,

  game.gameAreaInfo,
  daily.yourTurns,
  daily.turnCount,
  daily.awayDays,
  daily.setAway,
  conditional.conditionalMoves,
  conditional.putConditionalMoves,
  notes.matchNote,
  notes.putMatchNote,
  reportPerson,
  teamWords.teamWordCount,
  game.gameLog,
  game.ownView,
  game.replay,
  schedules.scheduledGames,
  schedules.deleteScheduledInTeams,
  schedules.deleteScheduledInSlack,
  schedules.getSchedule,
  schedules.postSchedule,
  schedules.deleteSchedule,
  ...attemptCalls,
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
  trivia.triviaReport,
  trivia.deleteTrivia,
  trivia.registerForTrivia,
  trivia.unregisterFromTrivia,
  hallOfFame.hallOfFame,
  hallOfFame.mostTournamentWins,
  hallOfFame.tournamentSeasons,
  hallOfFame.tournamentYear,
  tournaments.listTournaments,
  tournaments.createTournament,
  tournaments.getTournament,
  tournaments.joinTournament,
  tournaments.leaveTournament,
  tournaments.checkInToTournament,
  tournaments.directTournament,
  tournaments.repeatTournament,
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
  predictionBoards.stageTips,
  predictionBoards.specialOverview,
  predictionBoards.getSpecialGame,
  predictionBoards.detailsSpecial,
  polls.listPolls,
  polls.getPoll,
  polls.createPoll,
  polls.votePoll,
  polls.closePoll,
  polls.removePoll,
  draws.getDraws,
  draws.drawNow,
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
