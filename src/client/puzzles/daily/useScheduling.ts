// Posting and deleting schedules; lists of puzzles and of what is scheduled are asked for again.
import { useQueryClient } from '@tanstack/react-query';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { deleteSchedule, deleteScheduledInTeams, postSchedule } from '../../../contract/puzzles/schedules.ts';
import { call } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import type { ScheduleInput } from './suggested.ts';

const touched = /^\/api\/(?:Puzzle|Event|Slack\/ManageScheduledGamesList)\b/;

export function useScheduling() {
  const queries = useQueryClient();
  const { team } = useSignedIn();
  const settle = async (answer: unknown): Promise<Refusal | null> => {
    if (isRefusal(answer)) return answer;
    await queries.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && touched.test(path),
    });
    return null;
  };
  return {
    post: async (schedule: ScheduleInput) => settle(await call(postSchedule, { body: schedule })),
    remove: async (puzzleType: string) => settle(await call(deleteSchedule, { body: { puzzleType } })),
    /** Whatever it is, by the id in the list. */
    removeGame: async (gameId: string) =>
      settle(await call(deleteScheduledInTeams, { body: { companyId: team?.teamId, gameId } })),
  };
}
