// Everything that is on for a member's team, whatever kind it is, from soon to late.
import type { Event } from '../../../contract/events/events.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { EventSource, Viewer } from './sources.ts';

export interface AgendaDeps {
  readonly clock: WallClock;
  readonly sources: readonly EventSource[];
}

export type EventsFor = (viewer: Viewer) => Promise<readonly Event[]>;

/** What has no time comes last. */
export const byTime = (one: string | null, other: string | null): number =>
  (one === null ? Number.POSITIVE_INFINITY : Date.parse(one)) -
  (other === null ? Number.POSITIVE_INFINITY : Date.parse(other));

export async function eventsFor({ clock, sources }: AgendaDeps, viewer: Viewer): Promise<Event[]> {
  const now = clock.now();
  const lists = await Promise.all(sources.map((source) => source.events(viewer, now)));
  return lists.flat().toSorted((one, other) => byTime(one.start, other.start));
}
