// Modules of the pages that are rarely opened first. A file of its own, so that what they need is not listed in what everybody loads first.
import type { ComponentType } from 'react';
import { textsLoaded } from '../words/SignedInTexts.tsx';

type Load = () => Promise<ComponentType>;

/** Texts of events and administration are there before the page is. */
const withPageTexts =
  (load: Load): Load =>
  async () => {
    const [page] = await Promise.all([load(), textsLoaded('pages')]);
    return page;
  };

const withPuzzleTexts =
  (load: Load): Load =>
  async () => {
    const [page] = await Promise.all([load(), textsLoaded('pages', 'puzzles')]);
    return page;
  };

export const laterPages = {
  adminPanel: withPageTexts(async () => (await import('../pages/admin/AdminPanelPage.tsx')).AdminPanelPage),
  adminStatus: withPageTexts(async () => (await import('../pages/admin/status/StatusPage.tsx')).StatusPage),
  analytics: withPageTexts(async () => (await import('../pages/analytics/AnalyticsPage.tsx')).AnalyticsPage),
  badges: async () => (await import('../pages/leaderboard/badges/BadgesPage.tsx')).BadgesPage,
  bingo: withPageTexts(async () => (await import('../pages/bingo/BingoPage.tsx')).BingoPage),
  bingoController: withPageTexts(
    async () => (await import('../pages/bingoController/BingoControllerPage.tsx')).BingoControllerPage,
  ),
  billingDetails: withPageTexts(
    async () => (await import('../pages/billing/BillingDetailsPage.tsx')).BillingDetailsPage,
  ),
  checkoutSandbox: withPageTexts(
    async () => (await import('../pages/billing/CheckoutSandboxPage.tsx')).CheckoutSandboxPage,
  ),
  checkoutSuccess: withPageTexts(
    async () => (await import('../pages/billing/CheckoutSuccessPage.tsx')).CheckoutSuccessPage,
  ),
  details: async () => (await import('../pages/leaderboard/details/DetailsPage.tsx')).DetailsPage,
  events: withPageTexts(async () => (await import('../pages/events/EventsPage.tsx')).EventsPage),
  feedback: withPageTexts(async () => (await import('../pages/feedback/FeedbackPage.tsx')).FeedbackPage),
  help: withPuzzleTexts(async () => (await import('../pages/help/HelpPage.tsx')).HelpPage),
  invoices: withPageTexts(async () => (await import('../pages/billing/InvoicesPage.tsx')).InvoicesPage),
  leaderboard: async () => (await import('../pages/leaderboard/LeaderboardPage.tsx')).LeaderboardPage,
  oldPuzzlePath: async () => (await import('../pages/puzzle/OldPuzzlePath.tsx')).OldPuzzlePath,
  paymentMethod: withPageTexts(
    async () => (await import('../pages/billing/PaymentMethodPage.tsx')).PaymentMethodPage,
  ),
  plans: withPageTexts(async () => (await import('../pages/billing/PlansPage.tsx')).PlansPage),
  points: withPageTexts(async () => (await import('../pages/profile/points/PointsPage.tsx')).PointsPage),
  predictorEvents: withPageTexts(
    async () => (await import('../pages/predictorEvents/PredictorEventsPage.tsx')).PredictorEventsPage,
  ),
  profile: async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage,
  puzzle: withPuzzleTexts(async () => (await import('../pages/puzzle/PuzzlePage.tsx')).PuzzlePage),
  scheduler: withPageTexts(async () => (await import('../pages/scheduler/SchedulerPage.tsx')).SchedulerPage),
  settings: async () => (await import('../pages/settings/SettingsPage.tsx')).SettingsPage,
  teamsTab: async () => (await import('../pages/hosts/TeamsTabPage.tsx')).TeamsTabPage,
  trivia: withPageTexts(async () => (await import('../pages/trivia/TriviaPage.tsx')).TriviaPage),
  triviaController: withPageTexts(
    async () => (await import('../pages/trivia/TriviaControllerPage.tsx')).TriviaControllerPage,
  ),
} as const satisfies Readonly<Record<string, Load>>;
