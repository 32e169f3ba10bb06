// Feature flags of a team.
import type { featureFlags } from '../../contract/dashboard.ts';
import type { Handler } from '../http/route.ts';
import type { TeamServices } from './services.ts';

type Needs = Pick<TeamServices, 'config'>;

export const showingFeatureFlags =
  ({ config }: Needs): Handler<typeof featureFlags> =>
  async ({ member }) => {
    const teams = config.eventSchedulerTeams;
    const teamId = member.team?.teamId;
    return { showEventScheduler: teamId !== undefined && (teams.includes('all') || teams.includes(teamId)) };
  };
