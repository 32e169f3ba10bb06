// What is announced of people, passed on: to their own sockets, to their team, to the other nodes.

import type { Config } from '../config/config.ts';
import type { Host } from '../matches/host.ts';
import type { NodeNews, PeopleNews } from '../matches/nodeNews.ts';
import type { Nodes } from '../matches/nodes.ts';
import type { Presence } from '../matches/presence.ts';
import type { Members } from '../people/members.ts';
import { presentUser } from '../people/present.ts';
import { readColleagues } from '../people/store.ts';
import type { Announcement, Announcements } from '../shared/announcements.ts';
import type { Log } from '../shared/log.ts';
import type { Database } from '../storage/database.ts';
import type { Attendance } from './attendance.ts';
import type { Realtime } from './start.ts';

interface PeopleNewsServices {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly announcements: Announcements;
  readonly members: Members;
}

interface PeopleParts {
  readonly ground: PeopleNewsServices;
  readonly presence: Presence;
  readonly attendance: Attendance;
  readonly realtime: Realtime;
  readonly host: Host;
  readonly news: NodeNews;
  readonly nodes: Nodes;
}

/** Changes within this time are told to other nodes together. */
const gatherMs = 150;

export function passOnPeople(parts: PeopleParts): void {
  const { ground, presence, attendance, realtime, news } = parts;
  const { announcements, log } = ground;
  announcements.hear((told) => {
    if (!told.isEcho) news.people(told);
    if (told.kind === 'sessionsEnded')
      realtime.endSessions(told.sessionIds.map((id) => ({ id, because: told.because })));
    if (told.kind === 'personChanged') {
      attendance.look(told.userId);
      realtime.heed(told.userId);
    }
    tellThemselves(parts, told).catch((fault: unknown) =>
      log.warn({ fault: String(fault) }, 'somebody could not be told that they changed'),
    );
  });
  presence.hear((userId, isHere) => {
    attendance.look(userId);
    if (isHere) showSoon(parts);
  });
}

/** Everybody's own windows learn who they are now. */
async function tellThemselves({ ground, host }: PeopleParts, told: Announcement): Promise<void> {
  if (told.kind === 'sessionsEnded') return;
  const changed =
    told.kind === 'personChanged'
      ? [told.userId]
      : (await readColleagues(ground.database, told.teamId)).map(({ id }) => id);
  for (const userId of changed) {
    if (!host.listeners.hasPerson(userId)) continue;
    const member = await ground.members.read(userId);
    if (!member) continue;
    const { guulJwt: _, ...user } = presentUser(member, '', ground.config.specialTeams);
    host.listeners.toPerson(userId, 'person:changed', { user });
  }
}

const showing = new WeakSet<Nodes>();

function showSoon({ nodes, news, ground }: PeopleParts): void {
  if (showing.has(nodes) || !nodes.hasOthers()) return;
  showing.add(nodes);
  setTimeout(() => {
    showing.delete(nodes);
    nodes
      .show()
      .then(() => news.people({ kind: 'presence' }))
      .catch((fault: unknown) => ground.log.warn({ fault: String(fault) }, 'who is here was not shown'));
  }, gatherMs).unref();
}

/** News of another node: looked at, or announced here as well. */
export function hearPeople(
  { announcements, log }: Pick<PeopleNewsServices, 'announcements' | 'log'>,
  nodes: Nodes,
  heard: PeopleNews,
): void {
  if (heard.kind !== 'presence') announcements.tell({ ...heard, isEcho: true });
  else
    nodes
      .look()
      .catch((fault: unknown) => log.warn({ fault: String(fault) }, 'other nodes could not be looked at'));
}
