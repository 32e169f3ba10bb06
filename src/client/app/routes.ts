// Every screen there is: its path, who may see it, the frame around it, and where its page comes from.
import type { ComponentType } from 'react';

export type Guard = 'public' | 'login' | 'admin';
/**
 * door: before sign-in. shell: header, navigation, footer. table: the page has the window to itself.
 * meeting: the same, and whoever is not signed in signs in there.
 */
export type Frame = 'door' | 'shell' | 'table' | 'meeting';

export interface Screen {
  readonly path: string;
  readonly guard: Guard;
  readonly frame: Frame;
  page(): Promise<ComponentType>;
}

/** A page that says what the games say comes with those words. */
async function withRules<Page>(page: Promise<Page>): Promise<Page> {
  const { whenSpoken } = await import('../words/SpokenWords.tsx');
  await whenSpoken('rules');
  return page;
}

export const screens: readonly Screen[] = [
  {
    path: '/',
    guard: 'login',
    frame: 'shell',
    page: async () => (await import('../pages/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: '/games',
    guard: 'login',
    frame: 'shell',
    page: async () => (await withRules(import('../pages/games/list/GamesPage.tsx'))).GamesPage,
  },
  {
    path: '/games/:id',
    guard: 'login',
    frame: 'shell',
    page: async () => (await withRules(import('../pages/games/game/GamePage.tsx'))).GamePage,
  },
  {
    path: '/games/:id/:roomID',
    guard: 'login',
    frame: 'table',
    page: async () => (await withRules(import('../play/RoomPage.tsx'))).RoomPage,
  },
  {
    path: '/admin-panel',
    guard: 'admin',
    frame: 'shell',
    page: async () => (await import('../pages/admin/AdminPanelPage.tsx')).AdminPanelPage,
  },
  {
    path: '/leaderboard',
    guard: 'login',
    frame: 'shell',
    page: async () => (await import('../pages/leaderboard/LeaderboardPage.tsx')).LeaderboardPage,
  },
  {
    path: '/leaderboard/details',
    guard: 'login',
    frame: 'shell',
    page: async () => (await import('../pages/leaderboard/details/DetailsPage.tsx')).DetailsPage,
  },
  {
    path: '/leaderboard/badge-details',
    guard: 'login',
    frame: 'shell',
    page: async () => (await import('../pages/leaderboard/badges/BadgesPage.tsx')).BadgesPage,
  },
  {
    path: '/user-profile',
    guard: 'login',
    frame: 'shell',
    page: async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage,
  },
  {
    path: '/user-settings',
    guard: 'login',
    frame: 'shell',
    page: async () => (await import('../pages/settings/SettingsPage.tsx')).SettingsPage,
  },
  {
    path: '/login',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/signIn/LoginPage.tsx')).LoginPage,
  },
  {
    path: '/loginMS',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/signIn/provider/ProviderReturnPage.tsx')).MicrosoftPage,
  },
  {
    path: '/loginGoogle',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/signIn/provider/ProviderReturnPage.tsx')).GooglePage,
  },
  {
    path: '/loginGoogleMeet',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/signIn/provider/GoogleMeetPage.tsx')).GoogleMeetPage,
  },
  {
    path: '/integration',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/signIn/provider/IntegrationPage.tsx')).IntegrationPage,
  },
  {
    path: '/signUp',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/signIn/SignUpPage.tsx')).SignUpPage,
  },
  {
    path: '/forgotPassword',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/signIn/password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  {
    path: '/passwordReset/:token',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/signIn/password/PasswordResetPage.tsx')).PasswordResetPage,
  },
  {
    path: '/verify/:token',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/signIn/verify/VerifyPage.tsx')).VerifyPage,
  },
  {
    path: '/gamespaceCreation/:userId',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/signIn/GameSpacePage.tsx')).GameSpacePage,
  },
  {
    path: '/meet/side-panel',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/hosts/sidePanel/SidePanelPage.tsx')).SidePanelPage,
  },
  {
    path: '/meet/side-panel-info',
    guard: 'public',
    frame: 'meeting',
    page: async () => (await withRules(import('../pages/hosts/panelInfo/PanelInfoPage.tsx'))).PanelInfoPage,
  },
  {
    path: '/meeting/games/:id/:roomID',
    guard: 'public',
    frame: 'meeting',
    page: async () => (await withRules(import('../play/RoomPage.tsx'))).RoomPage,
  },
  {
    path: '/teams/configure',
    guard: 'public',
    frame: 'meeting',
    page: async () => (await import('../pages/hosts/TeamsTabPage.tsx')).TeamsTabPage,
  },
  {
    path: '/404',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage,
  },
  {
    path: '*',
    guard: 'public',
    frame: 'door',
    page: async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage,
  },
];

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

const known = screens
  .filter(({ path }) => path !== '*')
  .map((screen) => [pattern(screen.path), screen] as const);

/** The screen at a path; null where the catch-all stands. */
export const screenAt = (path: string): Screen | null =>
  known.find(([shape]) => shape.test(path))?.[1] ?? null;
