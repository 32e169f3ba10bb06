// Tables that other nodes opened: where somebody here watches the list of their team, they are opened and shown in it.
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Database } from '../../../base/storage/database.ts';
import type { Broadcaster } from '../broadcaster.ts';
import { readChangedRooms } from '../rooms/roomLists.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { TableList } from '../tableList.ts';

/** How far the clocks of two nodes may differ. */
const overlapMs = 10_000;

export interface Newcomers {
  /** Another node opened or changed this table, which is not open here. */
  show(roomId: string, teamId: string): Promise<void>;
  /** Shows what was missed where nodes do not hear of each other. */
  check(): Promise<void>;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'open' | 'get'>;
  readonly broadcaster: Pick<Broadcaster, 'isWatched' | 'watchedTeams'>;
  readonly tableList: Pick<TableList, 'changed'>;
  readonly database: Database;
  readonly clock: WallClock;
}

export function createNewcomers({ rooms, broadcaster, tableList, database, clock }: Deps): Newcomers {
  let checkedAt = clock.now();

  async function show(roomId: string, teamId: string): Promise<void> {
    if (rooms.get(roomId) || !broadcaster.isWatched(teamId)) return;
    const open = await rooms.open(roomId);
    if (open) tableList.changed(open, 'everyone');
  }

  return {
    show,
    async check() {
      const since = checkedAt - overlapMs;
      const now = clock.now();
      const teams = broadcaster.watchedTeams();
      if (teams.length > 0)
        for (const { id, teamId } of await readChangedRooms(database, teams, since)) await show(id, teamId);
      checkedAt = now;
    },
  };
}
