// What keeps a person from playing at the moment, as far as they may know it, and the features their team has.
import type * as call from '../../../contract/play/gates.ts';
import type { featureFlags } from '../../../contract/progress/dashboard.ts';
import { timeOrNull } from '../../base/shared/isoTime.ts';
import { hoursToday, isOpen, nextOpening } from '../../people/playHours.ts';
import type { Handler } from '../../web/http/route.ts';
import type { TeamServices } from './services.ts';

type Deps = Pick<TeamServices, 'clock'>;

/** Members only learn that the team is restricted; the reason is shown to admins. */
export const getSubscriptionOverview =
  (): Handler<typeof call.subscriptionOverview> =>
  async ({ team, member }) => ({
    isLimited: team.isLimited,
    isPaymentFailed: member.isAdmin && team.deactivationDueAt !== null,
    deactivationDueDate: member.isAdmin ? timeOrNull(team.deactivationDueAt) : null,
  });

export const getTodaysHours =
  ({ clock }: Deps): Handler<typeof call.todaysTimeLimitations> =>
  async ({ team }) => {
    const { availablePeriods, timeZone } = team;
    const now = clock.now();
    const isAllowedNow = isOpen(availablePeriods, timeZone, now);
    return {
      isAllowedNow,
      periods: hoursToday(availablePeriods, timeZone, now),
      timeZone,
      nextOpening: isAllowedNow ? null : timeOrNull(nextOpening(availablePeriods, timeZone, now)),
    };
  };

export const checkRestriction =
  (): Handler<typeof call.checkIfRestricted> =>
  async ({ team }) => ({ isRestricted: team.isLimited, reason: team.isLimited ? 'subscription' : null });

export const listLimitedGames =
  (): Handler<typeof call.limitedGames> =>
  async ({ team }) => ({ limitedGames: [...team.limitedGames] });

export const getFeatureFlags =
  ({ config }: Pick<TeamServices, 'config'>): Handler<typeof featureFlags> =>
  async ({ member }) => {
    const teams = config.eventSchedulerTeams;
    const teamId = member.team?.teamId;
    return { showEventScheduler: teamId !== undefined && (teams.includes('all') || teams.includes(teamId)) };
  };
