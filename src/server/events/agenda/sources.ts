// Port: a feature that puts something on the team's agenda – puzzles, trivia, bingo, predictions – offers one source of it.
import type { Event } from '../../../contract/events/events.ts';
import type { ScheduledGame } from '../../../contract/puzzles/schedules.ts';
import type { Member, MyTeam } from '../../people/members.ts';

/** Who asks: what they see is in their language and from their side. */
export interface Viewer {
  readonly member: Member;
  readonly team: MyTeam;
}

export interface EventSource {
  /** What is on now, was over within a day, or comes within 14 days. */
  events(viewer: Viewer, now: number): Promise<readonly Event[]>;
  /** What is scheduled, for those who may take it away. */
  scheduled(viewer: Viewer, now: number): Promise<readonly ScheduledGame[]>;
  /** Takes it away, again without effect; false: there is no such thing of this kind. */
  remove(teamId: string, gameId: string): Promise<boolean>;
}
