// The list of a team's tables: its changes are gathered, so that a turn costs the same however many people look at the list.
import type { Broadcaster, Sent } from './broadcaster.ts';
import type { OpenRoom } from './rooms/openRoom.ts';
import { isListedFor, personAt, seatedPositions } from './rooms/room.ts';
import { type PresentationDeps, tableFor } from './turns/presentation.ts';

export interface TableList {
  /** `players`: whose turn it is changed, which only the players are shown. */
  changed(open: OpenRoom, forWhom: 'everyone' | 'players'): void;
  gone(open: OpenRoom): void;
  stop(): void;
}

interface Deps {
  readonly broadcaster: Pick<Broadcaster, 'toTeam' | 'isWatched' | 'hasPerson'>;
  readonly presenting: PresentationDeps;
}

/** A team's list is sent this often at most; the first change after a quiet time goes out soon. */
const gatherMs = 1_000;
const soonMs = 30;

/** Changes of the tables of one team since the last time they were sent. */
interface Pending {
  readonly timer: NodeJS.Timeout;
  readonly tables: Map<OpenRoom, 'everyone' | 'players' | 'gone'>;
}

/** Nobody's own table: where they sit and whether it is their turn is told to the players alone. */
const stranger = '';

export function createTableList({ broadcaster, presenting }: Deps): TableList {
  const pending = new Map<string, Pending>();
  const sentAt = new Map<string, number>();

  const tableAs = (open: OpenRoom, userId: string): Sent =>
    isListedFor(open.stored, userId)
      ? ['team:table', tableFor(open, userId, presenting)]
      : ['team:table', { id: open.id, gone: true }];

  /** Those connected to this node. */
  const playersOf = ({ stored: { doc } }: OpenRoom): string[] =>
    seatedPositions(doc)
      .flatMap((position) => personAt(doc, position) ?? [])
      .filter((userId) => broadcaster.hasPerson(userId));

  function note(open: OpenRoom, what: 'everyone' | 'players' | 'gone'): void {
    const { teamId } = open;
    if (open.stored.doc.testMode || !broadcaster.isWatched(teamId)) return;
    const gathered = pending.get(teamId) ?? begin(teamId);
    if (what !== 'players' || !gathered.tables.has(open)) gathered.tables.set(open, what);
  }

  function begin(teamId: string): Pending {
    const since = presenting.clock.monotonic() - (sentAt.get(teamId) ?? Number.NEGATIVE_INFINITY);
    const timer = setTimeout(() => send(teamId), Math.max(soonMs, gatherMs - since)).unref();
    const gathered = { timer, tables: new Map() };
    pending.set(teamId, gathered);
    return gathered;
  }

  function send(teamId: string): void {
    const tables = pending.get(teamId)?.tables ?? new Map();
    pending.delete(teamId);
    sentAt.set(teamId, presenting.clock.monotonic());
    if (!broadcaster.isWatched(teamId)) {
      sentAt.delete(teamId);
      return;
    }
    const everyone = new Map<OpenRoom, Sent>();
    const players = new Map<string, Map<OpenRoom, Sent>>();
    for (const [open, what] of tables) {
      if (what === 'gone') everyone.set(open, ['team:table', { id: open.id, gone: true }]);
      if (what === 'everyone') everyone.set(open, tableAs(open, stranger));
      for (const userId of what === 'gone' ? [] : playersOf(open)) {
        const own = players.get(userId) ?? new Map<OpenRoom, Sent>();
        players.set(userId, own.set(open, tableAs(open, userId)));
      }
    }
    const own = new Map(
      [...players].map(([userId, theirs]) => [userId, [...new Map([...everyone, ...theirs]).values()]]),
    );
    broadcaster.toTeam(teamId, [...everyone.values()], own);
  }

  return {
    changed: note,
    gone: (open) => note(open, 'gone'),
    stop() {
      for (const { timer } of pending.values()) clearTimeout(timer);
    },
  };
}
