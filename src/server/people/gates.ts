// What a team's subscription and settings keep people from.
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { PlayPeriod } from '../storage/schema.ts';
import type { Member, MyTeam } from './members.ts';

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

export const gameRefusal = (team: MyTeam, gameName: string): Refusal | null =>
  team.limitedGames.includes(gameName) ? refuse('GameNotAllowed') : null;

export const periodRefusal = (team: MyTeam, now: number): Refusal | null =>
  isOpen(team.availablePeriods, team.timeZone, now) ? null : refuse('OutsidePlayPeriod');

const daysInWeek = 7;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** No periods: always open. One that ends before it begins runs past midnight. */
export function isOpen(periods: readonly PlayPeriod[], timeZone: string, now: number): boolean {
  if (periods.length === 0) return true;
  const { day, time } = localTime(timeZone, now);
  return periods.some((period) => {
    const runsOn = period.to <= period.from;
    const begins = day === period.day && time >= period.from;
    if (!runsOn) return begins && time < period.to;
    return begins || (day === (period.day + 1) % daysInWeek && time < period.to);
  });
}

function localTime(timeZone: string, now: number): { day: number; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const parts = new Map(format.formatToParts(now).map((part) => [part.type, part.value]));
  return {
    day: weekdays.indexOf(parts.get('weekday') ?? ''),
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}
