// Gates: the limits that a team's subscription and settings put on playing, and on signing in.
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { SessionOrigin } from './identity/sessions.ts';
import type { Member, MyTeam } from './members.ts';
import { isOpen } from './playHours.ts';

/** On hold: members are sent to their admins, admins to the payment method. */
export function subscriptionRefusal(member: Pick<Member, 'isAdmin' | 'team'>): Refusal | null {
  if (!member.team?.isLimited) return null;
  if (!member.isAdmin) return refuse('YouAreNotAllowed');
  const due = member.team.deactivationDueAt;
  return refuse(
    'PleaseUpdateYourPaymentMethod',
    due === null ? {} : { deactivationDueDate: new Date(due).toISOString() },
  );
}

/** An identity provider asks for a second factor itself; sessions from before the rule go on. */
export const factorRefusal = (
  { lacksFactorSince }: Pick<Member, 'lacksFactorSince'>,
  { openedAt, isVouched }: SessionOrigin,
): Refusal | null =>
  lacksFactorSince !== null && !isVouched && openedAt >= lacksFactorSince ? refuse('FactorNeeded') : null;

export const gameRefusal = (team: Pick<MyTeam, 'limitedGames'>, gameName: string): Refusal | null =>
  team.limitedGames.includes(gameName) ? refuse('GameNotAllowed') : null;

export const periodRefusal = (
  team: Pick<MyTeam, 'availablePeriods' | 'timeZone'>,
  now: number,
): Refusal | null => (isOpen(team.availablePeriods, team.timeZone, now) ? null : refuse('OutsidePlayPeriod'));
