// Whose profile somebody may see: their own, and those of the people of their team.
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Member, Members } from './members.ts';

/** Oneself or a member of one's team; NotFound for anybody else. */
export async function colleagueFor(
  members: Pick<Members, 'read'>,
  asking: Member,
  userId = asking.userId,
): Promise<Member | Refusal> {
  if (userId === asking.userId) return asking;
  const other = asking.team && (await members.read(userId));
  const isColleague = other?.team?.teamId === asking.team?.teamId && !other?.isDisabled;
  return other && isColleague ? other : refuse('NotFound');
}
