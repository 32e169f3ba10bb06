// Which module draws each page of contract/pages.
import type { ComponentType } from 'react';
import type { PagePath } from '../../contract/pages.ts';

/** Pages that show texts of the games wait for those texts as well. */
async function withRules<Module>(loading: Promise<Module>): Promise<Module> {
  const { textsLoaded } = await import('../words/SignedInTexts.tsx');
  await textsLoaded('rules');
  return loading;
}

async function withPuzzles<Module>(loading: Promise<Module>): Promise<Module> {
  const { textsLoaded } = await import('../words/SignedInTexts.tsx');
  await textsLoaded('puzzles');
  return loading;
}

const oldPuzzlePath = async () => (await import('../pages/puzzle/OldPuzzlePath.tsx')).OldPuzzlePath;
const roomPage = async () => (await withRules(import('../play/RoomPage.tsx'))).RoomPage;
const notFoundPage = async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage;

export const pageModules: Readonly<Record<PagePath | '*', () => Promise<ComponentType>>> = {
  '/': async () => (await import('../pages/dashboard/DashboardPage.tsx')).DashboardPage,
  '/games': async () => (await withRules(import('../pages/games/list/GamesPage.tsx'))).GamesPage,
  '/games/:id': async () => (await withRules(import('../pages/games/game/GamePage.tsx'))).GamePage,
  '/games/:id/:roomID': roomPage,
  '/games/bingo/:bingoId': async () => (await import('./eventPages.ts')).bingoPage(),
  '/bingoController': async () => (await import('./eventPages.ts')).bingoControllerPage(),
  '/puzzle/:gameType': async () => (await withPuzzles(import('../pages/puzzle/PuzzlePage.tsx'))).PuzzlePage,
  '/events': async () => (await withPuzzles(import('../pages/events/EventsPage.tsx'))).EventsPage,
  '/events/trivia/:id': async () => (await withPuzzles(import('../pages/trivia/TriviaPage.tsx'))).TriviaPage,
  '/predictorEvents': async () =>
    (await withPuzzles(import('../pages/predictorEvents/PredictorEventsPage.tsx'))).PredictorEventsPage,
  '/findTheWord': oldPuzzlePath,
  '/sudoku': oldPuzzlePath,
  '/scheduler': async () => (await withPuzzles(import('../pages/scheduler/SchedulerPage.tsx'))).SchedulerPage,
  '/triviaController/:id': async () =>
    (await withPuzzles(import('../pages/trivia/TriviaControllerPage.tsx'))).TriviaControllerPage,
  '/admin-panel': async () => (await withPuzzles(import('../pages/admin/AdminPanelPage.tsx'))).AdminPanelPage,
  '/leaderboard': async () => (await import('../pages/leaderboard/LeaderboardPage.tsx')).LeaderboardPage,
  '/leaderboard/details': async () =>
    (await import('../pages/leaderboard/details/DetailsPage.tsx')).DetailsPage,
  '/leaderboard/badge-details': async () =>
    (await import('../pages/leaderboard/badges/BadgesPage.tsx')).BadgesPage,
  '/user-profile': async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage,
  '/user-settings': async () => (await import('../pages/settings/SettingsPage.tsx')).SettingsPage,
  '/login': async () => (await import('../pages/signIn/LoginPage.tsx')).LoginPage,
  '/loginMS': async () => (await import('../pages/signIn/provider/ProviderReturnPage.tsx')).MicrosoftPage,
  '/loginGoogle': async () => (await import('../pages/signIn/provider/ProviderReturnPage.tsx')).GooglePage,
  '/loginGoogleMeet': async () =>
    (await import('../pages/signIn/provider/GoogleMeetPage.tsx')).GoogleMeetPage,
  '/integration': async () => (await import('../pages/signIn/provider/IntegrationPage.tsx')).IntegrationPage,
  '/signUp': async () => (await import('../pages/signIn/SignUpPage.tsx')).SignUpPage,
  '/forgotPassword': async () =>
    (await import('../pages/signIn/password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  '/passwordReset/:token': async () =>
    (await import('../pages/signIn/password/PasswordResetPage.tsx')).PasswordResetPage,
  '/verify/:token': async () => (await import('../pages/signIn/verify/VerifyPage.tsx')).VerifyPage,
  '/gamespaceCreation/:userId': async () => (await import('../pages/signIn/GameSpacePage.tsx')).GameSpacePage,
  '/meet/side-panel': async () => (await import('../pages/hosts/sidePanel/SidePanelPage.tsx')).SidePanelPage,
  '/meet/side-panel-info': async () =>
    (await withRules(import('../pages/hosts/panelInfo/PanelInfoPage.tsx'))).PanelInfoPage,
  '/meeting/games/:id/:roomID': roomPage,
  '/teams/configure': async () => (await import('../pages/hosts/TeamsTabPage.tsx')).TeamsTabPage,
  '/404': notFoundPage,
  '*': notFoundPage,
};
