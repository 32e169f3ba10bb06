// Modules of the pages that are rarely opened first. A file of its own, so that what they need is not listed in what everybody loads first.
import type { ComponentType } from 'react';
import { textsLoaded } from '../words/SignedInTexts.tsx';

type Load = () => Promise<ComponentType>;

/** Texts of puzzles, events and administration are there before the page is. */
const withPuzzles =
  (load: Load): Load =>
  async () => {
    const [page] = await Promise.all([load(), textsLoaded('puzzles')]);
    return page;
  };

export const laterPages = {
  adminPanel: withPuzzles(async () => (await import('../pages/admin/AdminPanelPage.tsx')).AdminPanelPage),
  analytics: withPuzzles(async () => (await import('../pages/analytics/AnalyticsPage.tsx')).AnalyticsPage),
  badges: async () => (await import('../pages/leaderboard/badges/BadgesPage.tsx')).BadgesPage,
  bingo: withPuzzles(async () => (await import('../pages/bingo/BingoPage.tsx')).BingoPage),
  bingoController: withPuzzles(
    async () => (await import('../pages/bingoController/BingoControllerPage.tsx')).BingoControllerPage,
  ),
  billingDetails: withPuzzles(
    async () => (await import('../pages/billing/BillingDetailsPage.tsx')).BillingDetailsPage,
  ),
  checkoutSandbox: withPuzzles(
    async () => (await import('../pages/billing/CheckoutSandboxPage.tsx')).CheckoutSandboxPage,
  ),
  checkoutSuccess: withPuzzles(
    async () => (await import('../pages/billing/CheckoutSuccessPage.tsx')).CheckoutSuccessPage,
  ),
  details: async () => (await import('../pages/leaderboard/details/DetailsPage.tsx')).DetailsPage,
  events: withPuzzles(async () => (await import('../pages/events/EventsPage.tsx')).EventsPage),
  feedback: withPuzzles(async () => (await import('../pages/feedback/FeedbackPage.tsx')).FeedbackPage),
  help: withPuzzles(async () => (await import('../pages/help/HelpPage.tsx')).HelpPage),
  invoices: withPuzzles(async () => (await import('../pages/billing/InvoicesPage.tsx')).InvoicesPage),
  leaderboard: async () => (await import('../pages/leaderboard/LeaderboardPage.tsx')).LeaderboardPage,
  oldPuzzlePath: async () => (await import('../pages/puzzle/OldPuzzlePath.tsx')).OldPuzzlePath,
  paymentMethod: withPuzzles(
    async () => (await import('../pages/billing/PaymentMethodPage.tsx')).PaymentMethodPage,
  ),
  plans: withPuzzles(async () => (await import('../pages/billing/PlansPage.tsx')).PlansPage),
  points: withPuzzles(async () => (await import('../pages/profile/points/PointsPage.tsx')).PointsPage),
  predictorEvents: withPuzzles(
    async () => (await import('../pages/predictorEvents/PredictorEventsPage.tsx')).PredictorEventsPage,
  ),
  profile: async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage,
  puzzle: withPuzzles(async () => (await import('../pages/puzzle/PuzzlePage.tsx')).PuzzlePage),
  scheduler: withPuzzles(async () => (await import('../pages/scheduler/SchedulerPage.tsx')).SchedulerPage),
  settings: async () => (await import('../pages/settings/SettingsPage.tsx')).SettingsPage,
  teamsTab: async () => (await import('../pages/hosts/TeamsTabPage.tsx')).TeamsTabPage,
  trivia: withPuzzles(async () => (await import('../pages/trivia/TriviaPage.tsx')).TriviaPage),
  triviaController: withPuzzles(
    async () => (await import('../pages/trivia/TriviaControllerPage.tsx')).TriviaControllerPage,
  ),
} as const satisfies Readonly<Record<string, Load>>;
