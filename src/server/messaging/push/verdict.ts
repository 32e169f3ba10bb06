// Whether a push is sent now, waits for the team's hours of play, or is no longer wanted.
import type { NotificationContent } from '../../base/storage/schema/notifications.ts';
import type { Member } from '../../people/members.ts';
import { isOpen, nextClosing, nextOpening } from '../../people/playHours.ts';
import { kindOf } from '../notifications/kinds/all.ts';

export type Verdict =
  | { readonly is: 'unwanted' }
  | { readonly is: 'tooEarly'; readonly until: number }
  /** `forMs`: how long the push service may keep it for a device that is off. */
  | { readonly is: 'due'; readonly forMs: number };

const longestMs = 12 * 60 * 60_000;
const unwanted: Verdict = { is: 'unwanted' };

type Reader = Pick<Member, 'isDisabled' | 'preferences' | 'team'>;

/** A turn is told of within the hours of play only: not before they begin, and not by a device that is switched on after them. */
export function judgePush(
  { content, read_at }: { readonly content: NotificationContent; readonly read_at: number | null },
  reader: Reader | null,
  now: number,
): Verdict {
  const wish = kindOf(content).pushPreference;
  if (!reader?.team || reader.isDisabled || read_at !== null) return unwanted;
  if (wish === null || !reader.preferences.push[wish]) return unwanted;
  if (wish !== 'yourTurn') return { is: 'due', forMs: longestMs };
  const { availablePeriods, timeZone } = reader.team;
  if (!isOpen(availablePeriods, timeZone, now)) {
    const until = nextOpening(availablePeriods, timeZone, now);
    return until === null ? unwanted : { is: 'tooEarly', until };
  }
  const closesAt = nextClosing(availablePeriods, timeZone, now) ?? Number.POSITIVE_INFINITY;
  return { is: 'due', forMs: Math.min(longestMs, closesAt - now) };
}
