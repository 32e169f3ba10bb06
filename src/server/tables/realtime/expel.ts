// Forced disconnects: of sockets whose session has ended, on whatever node, and of those that a limit puts out.
import { type RefusalKey, refusals } from '../../../contract/errors.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import { type Log, logSecurityEvent } from '../../base/shared/log.ts';
import { repeat } from '../../base/shared/repeat.ts';
import type { EndedSession } from '../../people/identity/sessions.ts';
import type { Members } from '../../people/members.ts';
import type { GameServer, GameSocket } from './sockets.ts';

/** Before what is remembered of people and sessions is forgotten: who is connected need not be read at every message. */
const checkEveryMs = 4_000;
/** A connection outlives its token by this long; the next connection is opened with the next token. */
const afterExpiryMs = 60_000;
/** Sockets whose sessions and people are read together: the rows of thousands would hold up every game for tens of milliseconds. */
const mostAtOnce = 200;

export interface SessionCheckDeps {
  readonly io: GameServer;
  readonly clock: WallClock;
  readonly log: Pick<Log, 'warn'>;
  /** Which of these sessions are over, on whatever node they were ended, and why. */
  readonly endedAmong: (sessionIds: readonly string[]) => Promise<readonly EndedSession[]>;
  readonly renewMembers: Members['renew'];
}

/** Ends connections whose session was ended anywhere, and those whose token is long over. */
export function checkSessionsPeriodically({
  io,
  clock,
  log,
  endedAmong,
  renewMembers,
}: SessionCheckDeps): () => void {
  const checkSome = async (sockets: readonly GameSocket[]) => {
    const ended = await endedAmong([...new Set(sockets.map((socket) => socket.data.sessionId))]);
    if (ended.length > 0) expelAll(io, log, ended);
    await renewMembers([...new Set(sockets.map((socket) => socket.data.userId))]);
  };
  const check = async () => {
    const sockets = [...io.sockets.sockets.values()];
    const now = clock.now();
    for (const socket of sockets) if (socket.data.expiresAt + afterExpiryMs < now) socket.conn.close();
    for (let from = 0; from < sockets.length; from += mostAtOnce)
      await checkSome(sockets.slice(from, from + mostAtOnce));
  };
  return repeat(checkEveryMs, check, (fault) =>
    log.warn({ fault: String(fault) }, 'sessions could not be checked'),
  );
}

export function expelAll(io: GameServer, log: Pick<Log, 'warn'>, sessions: readonly EndedSession[]): void {
  const because = new Map(sessions.map((session) => [session.id, session.because]));
  for (const socket of io.sockets.sockets.values()) {
    const why = because.get(socket.data.sessionId);
    if (why !== undefined) expel(socket, log, 'SessionRevoked', why);
  }
}

/** Ends a connection; `person:signedOut` is sent first if the session is over, other clients reconnect. */
export function expel(socket: GameSocket, log: Pick<Log, 'warn'>, error: RefusalKey, because?: string): void {
  logSecurityEvent(log, {
    security: 'socketClosed',
    userId: socket.data.userId,
    because: because ?? error,
  });
  const isGone = because === 'removed' || because === 'deleted';
  if (refusals[error] === 401)
    socket.emit('person:signedOut', isGone ? { error, reason: because } : { error });
  // Not disconnect(): clients would not come back by themselves. A slow one would never take what still waits.
  socket.conn.close(error === 'SlowConsumer');
}
