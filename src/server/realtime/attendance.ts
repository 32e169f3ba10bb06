// Who of a team is here and at which table, as its watchers hear it: once a change, invisible people never.
import type { Presence as Attending } from '../../contract/tables.ts';
import type { Presence } from '../matches/presence.ts';

export interface Attendance {
  /** Looks at somebody again, and tells their team if something changed. */
  look(userId: string): void;
  /** These people as others may see them now. */
  seen(userIds: readonly string[]): Promise<Attending[]>;
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
  /** What was told last of whoever is online, and to which team. */
  const told = new Map<string, { readonly teamId: string; readonly room: string | null }>();

  async function seen(userIds: readonly string[]): Promise<Attending[]> {
    const here = userIds.filter((userId) => presence.isOnline(userId));
    const hidden = await parts.invisibleAmong(here);
    return userIds.map((userId) => {
      const isOnline = presence.isOnline(userId) && !hidden.has(userId);
      return { userId, isOnline, room: isOnline ? presence.roomOf(userId) : null };
    });
  }

  async function tellOf(userIds: readonly string[]): Promise<void> {
    for (const { userId, isOnline, room } of await seen(userIds)) {
      const before = told.get(userId);
      const teamId = isOnline ? await parts.teamOf(userId) : null;
      if (before && before.teamId !== teamId) {
        told.delete(userId);
        parts.tell(before.teamId, { userId, isOnline: false, room: null });
      }
      if (teamId === null || (before?.teamId === teamId && before.room === room)) continue;
      told.set(userId, { teamId, room });
      parts.tell(teamId, { userId, isOnline, room });
    }
  }

  return {
    seen,
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
