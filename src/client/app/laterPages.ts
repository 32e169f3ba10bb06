// Modules of the pages that are rarely opened first. A file of its own, so that what they need is not listed in what everybody loads first.
import type { ComponentType } from 'react';
import { textsLoaded } from '../base/words/SignedInTexts.tsx';

type Load = () => Promise<ComponentType>;

/** Texts of events and administration are there before the page is. */
const withPageTexts =
  (load: Load): Load =>
  async () => {
    const [page] = await Promise.all([load(), textsLoaded('later', 'pages')]);
    return page;
  };

/** Pages that have all of their texts beside those of the first page. */
const withTexts =
  (load: Load): Load =>
  async () => {
    const [page] = await Promise.all([load(), textsLoaded('later')]);
    return page;
  };

const withPuzzleTexts =
  (load: Load): Load =>
  async () => {
    const [page] = await Promise.all([load(), textsLoaded('later', 'pages', 'puzzles')]);
    return page;
  };

export const laterPages = {
  adminPanel: withPageTexts(async () => (await import('../admin/panel/AdminPanelPage.tsx')).AdminPanelPage),
  adminStatus: withPageTexts(async () => (await import('../admin/panel/status/StatusPage.tsx')).StatusPage),
  analytics: withPageTexts(async () => (await import('../people/analytics/AnalyticsPage.tsx')).AnalyticsPage),
  badges: withTexts(async () => (await import('../people/leaderboard/badges/BadgesPage.tsx')).BadgesPage),
  bingo: withPageTexts(async () => (await import('../events/bingo/page/BingoPage.tsx')).BingoPage),
  bingoController: withPageTexts(
    async () => (await import('../events/bingo/desk/BingoControllerPage.tsx')).BingoControllerPage,
  ),
  billingDetails: withPageTexts(
    async () => (await import('../admin/billing/BillingDetailsPage.tsx')).BillingDetailsPage,
  ),
  checkoutSandbox: withPageTexts(
    async () => (await import('../admin/billing/CheckoutSandboxPage.tsx')).CheckoutSandboxPage,
  ),
  checkoutSuccess: withPageTexts(
    async () => (await import('../admin/billing/CheckoutSuccessPage.tsx')).CheckoutSuccessPage,
  ),
  details: withTexts(async () => (await import('../people/leaderboard/details/DetailsPage.tsx')).DetailsPage),
  draws: withPageTexts(async () => (await import('../events/draws/DrawsPage.tsx')).DrawsPage),
  events: withPageTexts(async () => (await import('../events/agenda/EventsPage.tsx')).EventsPage),
  feedback: withPageTexts(async () => (await import('../people/feedback/FeedbackPage.tsx')).FeedbackPage),
  hallOfFame: withPageTexts(
    async () => (await import('../events/tournament/hall/HallOfFamePage.tsx')).HallOfFamePage,
  ),
  help: withPuzzleTexts(async () => (await import('../people/help/HelpPage.tsx')).HelpPage),
  invoices: withPageTexts(async () => (await import('../admin/billing/InvoicesPage.tsx')).InvoicesPage),
  leaderboard: withTexts(
    async () => (await import('../people/leaderboard/LeaderboardPage.tsx')).LeaderboardPage,
  ),
  oldPuzzlePath: async () => (await import('../puzzles/page/OldPuzzlePath.tsx')).OldPuzzlePath,
  paymentMethod: withPageTexts(
    async () => (await import('../admin/billing/PaymentMethodPage.tsx')).PaymentMethodPage,
  ),
  plans: withPageTexts(async () => (await import('../admin/billing/PlansPage.tsx')).PlansPage),
  points: withPageTexts(async () => (await import('../people/profile/points/PointsPage.tsx')).PointsPage),
  poll: withPageTexts(async () => (await import('../events/polls/PollPage.tsx')).PollPage),
  polls: withPageTexts(async () => (await import('../events/polls/PollsPage.tsx')).PollsPage),
  predictorEvents: withPageTexts(
    async () => (await import('../events/predictions/PredictorEventsPage.tsx')).PredictorEventsPage,
  ),
  profile: withTexts(async () => (await import('../people/profile/ProfilePage.tsx')).ProfilePage),
  puzzle: withPuzzleTexts(async () => (await import('../puzzles/page/PuzzlePage.tsx')).PuzzlePage),
  scheduler: withPuzzleTexts(
    async () => (await import('../events/scheduler/SchedulerPage.tsx')).SchedulerPage,
  ),
  settings: withTexts(async () => (await import('../people/settings/SettingsPage.tsx')).SettingsPage),
  teamsTab: withTexts(async () => (await import('../play/hosts/TeamsTabPage.tsx')).TeamsTabPage),
  tournament: withPageTexts(
    async () => (await import('../events/tournament/page/TournamentPage.tsx')).TournamentPage,
  ),
  tournamentScreen: withPageTexts(
    async () => (await import('../events/tournament/screen/TournamentScreenPage.tsx')).TournamentScreenPage,
  ),
  trivia: withPageTexts(async () => (await import('../events/trivia/TriviaPage.tsx')).TriviaPage),
  triviaController: withPageTexts(
    async () => (await import('../events/trivia/TriviaControllerPage.tsx')).TriviaControllerPage,
  ),
  yourTurns: withPageTexts(async () => (await import('../play/turns/YourTurnsPage.tsx')).YourTurnsPage),
} as const satisfies Readonly<Record<string, Load>>;
