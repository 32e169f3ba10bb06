// Forwards changes of people to their own sockets, to their team and to the other nodes.
import type { Config } from '../../base/config/config.ts';
import type { Announcement, Announcements } from '../../base/shared/announcements.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Members } from '../../people/members.ts';
import { presentUser } from '../../people/present.ts';
import { readColleagues } from '../../people/store.ts';
import type { Broadcaster } from '../matches/broadcaster.ts';
import type { NodeMessages } from '../matches/nodes/nodeMessages.ts';
import type { Nodes } from '../matches/nodes/nodes.ts';
import type { PeopleMessage } from '../matches/nodes/peopleMessage.ts';
import type { PresenceRegistry } from '../matches/nodes/presence.ts';
import type { LiveEventsHere } from './liveEvents.ts';
import type { Realtime } from './start.ts';
import type { TeamPresence } from './teamPresence.ts';

interface Deps {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly announcements: Announcements;
  readonly members: Members;
  readonly presence: PresenceRegistry;
  readonly teamPresence: TeamPresence;
  readonly realtime: Realtime;
  readonly broadcaster: Broadcaster;
  readonly messages: NodeMessages;
  readonly nodes: Nodes;
}

/** Changes of presence within this time are sent to other nodes together. */
const gatherMs = 150;
/** After sharing presence a node waits this many times as long as it took, so that thousands who return at once are not held up by it. */
const restsFor = 10;

export function forwardPersonChanges(deps: Deps): void {
  const { announcements, log, presence, teamPresence, realtime, messages } = deps;
  const sharePresenceSoon = presenceSharing(deps);
  announcements.subscribe((change) => {
    if (!change.isEcho) messages.people(change);
    if (change.kind === 'sessionsEnded')
      realtime.endSessions(change.sessionIds.map((id) => ({ id, because: change.because })));
    if (change.kind === 'personChanged') {
      teamPresence.update(change.userId);
      realtime.updateMuted(change.userId);
    }
    updateOwnSockets(deps, change).catch((fault: unknown) =>
      log.warn({ fault: String(fault) }, 'a change of a person did not reach their own sockets'),
    );
  });
  presence.onChange((userId, isHere) => {
    teamPresence.update(userId);
    if (isHere) sharePresenceSoon();
  });
}

/** Sends the people concerned their present name, rights and team, in all their windows. */
async function updateOwnSockets(
  { database, members, config, broadcaster }: Deps,
  change: Announcement,
): Promise<void> {
  if (change.kind === 'sessionsEnded') return;
  const changed =
    change.kind === 'personChanged'
      ? [change.userId]
      : (await readColleagues(database, change.teamId)).map(({ id }) => id);
  for (const userId of changed) {
    if (!broadcaster.hasPerson(userId)) continue;
    const member = await members.read(userId);
    if (!member) continue;
    const { guulJwt: _, ...user } = presentUser(member, '', config.specialTeams);
    broadcaster.toPerson(userId, 'person:changed', { user });
  }
}

/** Writes who is here for the other nodes, once for all changes of a short while; with many people here less often. */
function presenceSharing({ nodes, messages, log }: Deps): () => void {
  let isScheduled = false;
  let notBefore = 0;
  const share = async () => {
    isScheduled = false;
    const began = performance.now();
    await nodes.publishPresence();
    const tookMs = performance.now() - began;
    notBefore = performance.now() + tookMs * restsFor;
    messages.people({ kind: 'presence' });
  };
  return () => {
    if (isScheduled || !nodes.hasOthers()) return;
    isScheduled = true;
    const waitMs = Math.max(gatherMs, notBefore - performance.now());
    setTimeout(() => {
      share().catch((fault: unknown) => log.warn({ fault: String(fault) }, 'presence was not shared'));
    }, waitMs).unref();
  };
}

/** A message of another node: it goes to the sockets here, its presence is read, or it is announced here as well. */
export function onPeopleMessage(
  {
    announcements,
    log,
    broadcaster,
    liveEvents,
  }: Pick<Deps, 'announcements' | 'log' | 'broadcaster'> & { readonly liveEvents: LiveEventsHere },
  nodes: Nodes,
  message: PeopleMessage,
): void {
  if (message.kind === 'notified') {
    broadcaster.toPerson(message.userId, 'person:notified', message.news);
    return;
  }
  if (message.kind === 'said') {
    broadcaster.toRoom(message.said.room, 'room:said', message.said);
    return;
  }
  if (message.kind === 'previewed') {
    broadcaster.toRoom(message.previewed.room, 'match:previewed', message.previewed);
    return;
  }
  if (message.kind === 'event') {
    liveEvents.heard(message.event);
    return;
  }
  if (message.kind !== 'presence') {
    announcements.publish({ ...message, isEcho: true });
    return;
  }
  nodes
    .readPresence()
    .catch((fault: unknown) => log.warn({ fault: String(fault) }, 'presence of other nodes was not read'));
}
