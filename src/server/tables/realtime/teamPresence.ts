// Presence of a team's members, as their colleagues may see it: every change is sent once, invisible people never appear.
import type { Presence as PersonPresence } from '../../../contract/play/tables.ts';
import { sharedReading } from '../../base/storage/sharedReading.ts';
import type { PresenceRegistry } from '../matches/nodes/presence.ts';

export interface TeamPresence {
  /** Something about this person may have changed: publishes it to their team if so. */
  update(userId: string): void;
  /** The members as their colleagues may see them now; every later change is published. */
  snapshot(teamId: string): Promise<readonly PersonPresence[]>;
}

export interface TeamPresenceOptions {
  readonly presence: PresenceRegistry;
  readonly colleaguesOf: (teamId: string) => Promise<readonly string[]>;
  /** The teams of those who have one. */
  readonly teamsOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Whose tables they are: a colleague at a table of another team is shown as online, without it. */
  readonly teamsOfRooms: (roomIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Whether somebody here looks on who of a team is there. */
  readonly isWatched: (teamId: string) => boolean;
  readonly invisibleAmong: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Who changed at the same moment is published together. */
  readonly publish: (teamId: string, people: readonly PersonPresence[]) => void;
  readonly onError: (fault: unknown) => void;
}

/** A page that is left and opened again within this time is no change. */
const gatherMs = 150;

/** What was last published of a person who is online. */
interface Published {
  readonly teamId: string;
  readonly room: string | null;
  /** False while only a snapshot has shown them: it was not published to the rest of the team yet. */
  readonly isToWholeTeam: boolean;
}

export function createTeamPresence(options: TeamPresenceOptions): TeamPresence {
  const { presence, publish } = options;
  const pending = new Set<string>();
  const published = new Map<string, Published>();
  /** Updates run one after the other: a slow earlier one must not overwrite a later one. */
  let lastUpdate: Promise<void> = Promise.resolve();

  /** The teams of the rooms that these people are in. */
  const roomTeams = (people: readonly PersonPresence[]) =>
    options.teamsOfRooms([...new Set(people.flatMap(({ room }) => room ?? []))]);

  async function visiblePresence(userIds: readonly string[]): Promise<PersonPresence[]> {
    const online = userIds.filter((userId) => presence.isOnline(userId));
    const invisible = await options.invisibleAmong(online);
    return userIds.map((userId) => {
      const isOnline = presence.isOnline(userId) && !invisible.has(userId);
      return { userId, isOnline, room: isOnline ? presence.roomOf(userId) : null };
    });
  }

  /** All are read together: when a node dies or comes, thousands change at once. */
  async function publishChanges(userIds: readonly string[]): Promise<void> {
    const teams = await options.teamsOf(userIds.filter((userId) => presence.isOnline(userId)));
    const isSeen = (userId: string) =>
      [teams.get(userId), published.get(userId)?.teamId].some(
        (teamId) => teamId !== undefined && options.isWatched(teamId),
      );
    const seen = userIds.filter(isSeen);
    for (const userId of userIds) if (!isSeen(userId)) published.delete(userId); // whoever comes to look gets a snapshot
    if (seen.length === 0) return;
    const people = await visiblePresence(seen);
    const teamOfRoom = await roomTeams(people);
    const changed = new Map<string, PersonPresence[]>();
    const note = (teamId: string, person: PersonPresence) => {
      const others = changed.get(teamId);
      if (others) others.push(person);
      else changed.set(teamId, [person]);
    };
    for (const { userId, isOnline, room: at } of people) {
      const before = published.get(userId);
      const teamId = isOnline ? (teams.get(userId) ?? null) : null;
      const room = at !== null && teamOfRoom.get(at) === teamId ? at : null;
      if (before && before.teamId !== teamId) {
        published.delete(userId);
        note(before.teamId, { userId, isOnline: false, room: null });
      }
      if (teamId === null) continue;
      const isKnown = before?.isToWholeTeam && before.teamId === teamId && before.room === room;
      if (isKnown) continue;
      published.set(userId, { teamId, room, isToWholeTeam: true });
      note(teamId, { userId, isOnline, room });
    }
    for (const [teamId, those] of changed) publish(teamId, those);
  }

  function publishPending(): void {
    const userIds = [...pending];
    pending.clear();
    lastUpdate = lastUpdate.then(() => publishChanges(userIds)).catch(options.onError);
  }

  async function readTeam(teamId: string): Promise<readonly PersonPresence[]> {
    const seen = await visiblePresence(await options.colleaguesOf(teamId));
    const teamOfRoom = await roomTeams(seen);
    const people = seen.map(({ userId, isOnline, room }) => ({
      userId,
      isOnline,
      room: room !== null && teamOfRoom.get(room) === teamId ? room : null,
    }));
    for (const { userId, isOnline, room } of people)
      if (isOnline && !published.has(userId)) published.set(userId, { teamId, room, isToWholeTeam: false });
    return people;
  }

  return {
    snapshot: sharedReading(readTeam, (teamId) => teamId),
    update(userId) {
      if (pending.size === 0) setTimeout(publishPending, gatherMs).unref();
      pending.add(userId);
    },
  };
}
