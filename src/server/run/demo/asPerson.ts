// The demo's people as the server's own handlers and rules see them, so that what they do is done by the same code as everybody's.
import { randomUUID } from 'node:crypto';
import { demoTeamId } from '../../../contract/people/demo.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Members } from '../../people/members.ts';
import type { Visitor } from '../../tables/liveEvents.ts';
import type { TablePerson } from '../../tables/matches/rooms/newRoom.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import type { DemoPerson } from './people.ts';

interface Deps {
  readonly log: Log;
  readonly members: Members;
}

/** Null: the team is gone. */
export async function contextOf({ log, members }: Deps, userId: string): Promise<MemberContext | null> {
  const member = await members.of(userId);
  if (!member?.team) return null;
  return {
    requestId: randomUUID(),
    address: '',
    device: '',
    isNavigation: false,
    cookies: '',
    setCookie: () => {},
    language: member.language,
    log,
    member,
    team: member.team,
    session: null,
  };
}

/** `isAdmin`: the one who leads an event. */
export const actorOf = (person: DemoPerson, isAdmin = false): TablePerson => ({
  ...person,
  teamId: demoTeamId,
  isAdmin,
  language: 'en',
});

/** In a live event, without a window that anything could be sent to. */
export const visitorOf = (person: DemoPerson, isAdmin = false): Visitor => ({
  actor: actorOf(person, isAdmin),
  enter: () => {},
  leave: () => {},
});

/** A clock that stood at this moment. */
export const clockAt = (moment: number, { monotonic }: WallClock): WallClock => ({
  now: () => moment,
  monotonic,
});

/** Different for every person and thing, and the same each time; 0 to `below` − 1. */
export const spread = (person: number, thing: number, below: number): number =>
  (person * 7 + thing * 5 + person * thing * 3) % below;
