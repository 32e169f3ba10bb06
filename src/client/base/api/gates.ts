// Queries for what blocks playing: the subscription and the hours in which the team plays; asked again every minute.
import { subscriptionOverview, todaysTimeLimitations } from '../../../contract/play/gates.ts';
import { useSignedIn } from '../session/useSession.ts';
import { useAnswer } from './useAnswer.ts';

const freshEveryMs = 60_000;

function useTeamId(): string {
  const { team, userId } = useSignedIn();
  return team?.teamId ?? userId;
}

export const useSubscription = () =>
  useAnswer(subscriptionOverview, { params: { id: useTeamId() } }, { everyMs: freshEveryMs });

export const usePlayHours = () =>
  useAnswer(todaysTimeLimitations, { params: { id: useTeamId() } }, { everyMs: freshEveryMs });
