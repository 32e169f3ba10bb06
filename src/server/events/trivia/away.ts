// Keeps track of whose window in a running trivia is open: who is away is not waited for.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import type { LiveEvents } from '../../tables/liveEvents.ts';
import { freshMs } from '../../tables/matches/nodes/nodes.ts';
import type { LiveHostDeps } from '../live/host.ts';
import type { LoadedEvent } from '../live/kind.ts';
import { readLeftBehind, writeAway, writeHere } from './awayStore.ts';
import type { RunningTrivia } from './runningTrivia.ts';

interface Deps extends Pick<LiveHostDeps, 'outages'> {
  readonly clock: WallClock;
  readonly database: Database;
  readonly liveEvents: LiveEvents;
  readonly nodeId: string;
}

type Live = LoadedEvent<RunningTrivia>;

/** Marks players as away whose last window on this node was closed. False: there are none. */
export async function noteAway({ database, liveEvents, nodeId }: Deps, live: Live): Promise<boolean> {
  const { id: triviaId, state } = live;
  const people = liveEvents.people(triviaId);
  const userIds = [...state.here].filter((userId) => !people.has(userId));
  if (userIds.length === 0) return false;
  const away = await writeAway(database, { triviaId, node: nodeId, userIds });
  for (const userId of userIds) state.here.delete(userId);
  for (const userId of away) {
    const player = state.players.get(userId);
    if (player && state.course.phase === 'lobby') state.players.delete(userId);
    else if (player) state.players.set(userId, { ...player, isHere: false });
  }
  return away.length > 0;
}

/** Marks players as here again who closed a window on another node, and have one on this. False: there are none. */
export async function noteHere({ clock, database, liveEvents, nodeId }: Deps, live: Live): Promise<boolean> {
  const { id: triviaId, state } = live;
  const people = liveEvents.people(triviaId);
  const userIds = [...state.here].filter((userId) => {
    const player = state.players.get(userId);
    return people.has(userId) && !player?.isHere && !player?.isRemoved;
  });
  if (userIds.length === 0) return false;
  const here = new Set(await writeHere(database, { triviaId, node: nodeId, userIds }, clock.now()));
  for (const userId of userIds) if (!here.has(userId)) state.here.delete(userId);
  return here.size > 0;
}

/** Marks players as away whose node has stopped. After an outage of all nodes each has time for a heartbeat. */
export async function noteLeftBehind({ clock, database, nodeId, outages }: Deps, ids: readonly string[]) {
  const since = clock.now() - freshMs;
  if (ids.length === 0 || outages.after(since) !== null) return;
  for (const people of await readLeftBehind(database, ids, { node: nodeId, since }))
    await writeAway(database, people);
}
