// Whether people can join a team by its invite link.
import { dayOf } from '../base/shared/days.ts';
import type { StoredTeam } from './teamStore.ts';

/** Links given out before an admin renewed it are not, nor is any after its last day or its last use. */
export function isLinkGood(team: StoredTeam, invite: string | null | undefined, now: number): boolean {
  const { invite_code, invite_last_day, time_zone } = team;
  const isPresent = invite_code === null || invite_code === invite;
  const isInTime = invite_last_day === null || dayOf(time_zone, now) <= invite_last_day;
  return isPresent && isInTime && hasUsesLeft(team);
}

export const hasUsesLeft = ({ invite_uses_left }: StoredTeam): boolean =>
  invite_uses_left === null || invite_uses_left > 0;
