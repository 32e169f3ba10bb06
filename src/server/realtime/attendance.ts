// Who of a team is here and at which table, as its watchers hear it: once a change, invisible people never.
import type { Presence as Attending } from '../../contract/tables.ts';
import type { Presence } from '../matches/presence.ts';

export interface Attendance {
  /** Looks at somebody again, and tells their team if something changed. */
  look(userId: string): void;
  /** The people of a team as their colleagues may see them now; who asks hears of every change from here on. */
  seen(teamId: string, userIds: readonly string[]): Promise<Attending[]>;
}

export interface AttendanceParts {
  readonly presence: Presence;
  readonly teamOf: (userId: string) => Promise<string | null>;
  readonly invisibleAmong: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly tell: (teamId: string, attending: Attending) => void;
  readonly note: (fault: unknown) => void;
}

/** A page that is left and opened again is one coming and going too many. */
const settleMs = 150;

export function keepAttendance(parts: AttendanceParts): Attendance {
  const { presence } = parts;
  const waiting = new Set<string>();
  /** One look after the other: an earlier one that takes long must not have the last word. */
  let telling: Promise<void> = Promise.resolve();
  /** What is known of whoever is online, and in which team: told to all of it, or only to somebody who asked. */
  const told = new Map<
    string,
    { readonly teamId: string; readonly room: string | null; readonly isToAll: boolean }
  >();

  async function attendingOf(userIds: readonly string[]): Promise<Attending[]> {
    const here = userIds.filter((userId) => presence.isOnline(userId));
    const hidden = await parts.invisibleAmong(here);
    return userIds.map((userId) => {
      const isOnline = presence.isOnline(userId) && !hidden.has(userId);
      return { userId, isOnline, room: isOnline ? presence.roomOf(userId) : null };
    });
  }

  async function tellOf(userIds: readonly string[]): Promise<void> {
    for (const { userId, isOnline, room } of await attendingOf(userIds)) {
      const before = told.get(userId);
      const teamId = isOnline ? await parts.teamOf(userId) : null;
      if (before && before.teamId !== teamId) {
        told.delete(userId);
        parts.tell(before.teamId, { userId, isOnline: false, room: null });
      }
      if (teamId === null) continue;
      if (before?.isToAll && before.teamId === teamId && before.room === room) continue;
      told.set(userId, { teamId, room, isToAll: true });
      parts.tell(teamId, { userId, isOnline, room });
    }
  }

  return {
    async seen(teamId, userIds) {
      const people = await attendingOf(userIds);
      for (const { userId, isOnline, room } of people)
        if (isOnline && !told.has(userId)) told.set(userId, { teamId, room, isToAll: false });
      return people;
    },
    look(userId) {
      if (waiting.size === 0)
        setTimeout(() => {
          const all = [...waiting];
          waiting.clear();
          telling = telling.then(() => tellOf(all)).catch(parts.note);
        }, settleMs).unref();
      waiting.add(userId);
    },
  };
}
