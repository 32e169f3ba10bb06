// Posting and deleting schedules; null: it is done.
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { deleteSchedule, deleteScheduledInTeams, postSchedule } from '../../../contract/puzzles/schedules.ts';
import { call } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import type { ScheduleInput } from './suggested.ts';

const refusalIn = (answer: unknown): Refusal | null => (isRefusal(answer) ? answer : null);

export function useScheduling() {
  const { team } = useSignedIn();
  return {
    post: async (schedule: ScheduleInput) => refusalIn(await call(postSchedule, { body: schedule })),
    remove: async (puzzleType: string) => refusalIn(await call(deleteSchedule, { body: { puzzleType } })),
    /** Whatever it is, by the id in the list. */
    removeGame: async (gameId: string) =>
      refusalIn(await call(deleteScheduledInTeams, { body: { companyId: team?.teamId, gameId } })),
  };
}
