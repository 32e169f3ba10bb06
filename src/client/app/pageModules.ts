// Which module draws each page of contract/pages.
import type { ComponentType } from 'react';
import type { PagePath } from '../../contract/pages.ts';

/** Pages that show texts of the games wait for those texts as well. */
async function withRules<Module>(loading: Promise<Module>): Promise<Module> {
  const { textsLoaded } = await import('../base/words/SignedInTexts.tsx');
  await textsLoaded('later', 'rules');
  return loading;
}

type LaterPage = keyof typeof import('./laterPages.ts').laterPages;

const later = (name: LaterPage) => async () => (await import('./laterPages.ts')).laterPages[name]();

type ArrivalPage = keyof typeof import('./arrivalPages.ts').arrivalPages;

const arrival = (name: ArrivalPage) => async () => (await import('./arrivalPages.ts')).arrivalPages[name]();

const roomPage = async () => (await withRules(import('../play/RoomPage.tsx'))).RoomPage;
const notFoundPage = async () => (await import('../parts/NotFoundPage.tsx')).NotFoundPage;

export const pageModules: Readonly<Record<PagePath | '*', () => Promise<ComponentType>>> = {
  '/': async () => (await import('../people/dashboard/DashboardPage.tsx')).DashboardPage,
  '/games': async () => (await withRules(import('../play/games/list/GamesPage.tsx'))).GamesPage,
  '/games/:id': async () => (await withRules(import('../play/games/game/GamePage.tsx'))).GamePage,
  '/your-turns': later('yourTurns'),
  '/games/:id/:roomID': roomPage,
  '/games/bingo/:bingoId': later('bingo'),
  '/bingoController': later('bingoController'),
  '/puzzle/:gameType': later('puzzle'),
  '/events': later('events'),
  '/events/trivia/:id': later('trivia'),
  '/tournaments/hall-of-fame': later('hallOfFame'),
  '/tournaments/:id': later('tournament'),
  '/tournaments/:id/screen': later('tournamentScreen'),
  '/predictorEvents': later('predictorEvents'),
  '/draws': later('draws'),
  '/polls': later('polls'),
  '/polls/:pollId': later('poll'),
  '/findTheWord': later('oldPuzzlePath'),
  '/sudoku': later('oldPuzzlePath'),
  '/scheduler': later('scheduler'),
  '/triviaController/:id': later('triviaController'),
  '/admin-panel': later('adminPanel'),
  '/admin-panel/:section': later('adminPanel'),
  '/admin/status': later('adminStatus'),
  '/plans': later('plans'),
  '/checkout-sandbox': later('checkoutSandbox'),
  '/checkout-success': later('checkoutSuccess'),
  '/billing-details': later('billingDetails'),
  '/payment-method': later('paymentMethod'),
  '/invoices': later('invoices'),
  '/leaderboard': later('leaderboard'),
  '/analytics': later('analytics'),
  '/leaderboard/details': later('details'),
  '/leaderboard/badge-details': later('badges'),
  '/user-profile': later('profile'),
  '/profile/points': later('points'),
  '/user-settings': later('settings'),
  '/feedback': later('feedback'),
  '/help': later('help'),
  '/login': async () => (await import('../people/signIn/LoginPage.tsx')).LoginPage,
  '/loginMS': arrival('microsoft'),
  '/loginGoogle': arrival('google'),
  '/loginGoogleMeet': arrival('googleMeet'),
  '/integration': arrival('integration'),
  '/sso': arrival('sso'),
  '/sso/back': arrival('ssoBack'),
  '/sso/:teamId': arrival('sso'),
  '/sso/domain/:token': arrival('proveDomain'),
  '/signUp': async () => (await import('../people/signIn/SignUpPage.tsx')).SignUpPage,
  '/forgotPassword': arrival('forgotPassword'),
  '/passwordReset/:token': arrival('passwordReset'),
  '/verify/:token': arrival('verify'),
  '/gamespaceCreation/:userId': arrival('gameSpace'),
  '/meet/side-panel': async () => (await import('../play/hosts/sidePanel/SidePanelPage.tsx')).SidePanelPage,
  '/meet/side-panel-info': async () =>
    (await withRules(import('../play/hosts/panelInfo/PanelInfoPage.tsx'))).PanelInfoPage,
  '/meeting/games/:id/:roomID': roomPage,
  '/teams/configure': later('teamsTab'),
  '/privacy': async () => (await import('../people/legal/LegalPages.tsx')).PrivacyPage,
  '/terms': async () => (await import('../people/legal/LegalPages.tsx')).TermsPage,
  '/404': notFoundPage,
  '*': notFoundPage,
};
