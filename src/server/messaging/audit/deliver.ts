// Sends what waits of audit logs: in order, many entries to a connection, by one node at a time for each team, and again until it is taken.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { sendDue } from '../queue/queue.ts';
import type { SendSyslog } from './sendSyslog.ts';
import { readWaiting, type StoredStream, streamQueue, takeStreams, writeFailed, writeSent } from './store.ts';
import { framed, type SyslogEntry, syslogLine } from './syslogLine.ts';

export interface AuditStreamServices {
  readonly clock: WallClock;
  readonly config: { readonly publicUrl: string };
  readonly database: Database;
  readonly log: Log;
  readonly sendSyslog: SendSyslog;
}

/** Entries of one connection. */
const mostAtOnce = 500;
/** Parallel, so that one slow receiver does not delay the rest. */
const sendersAtOnce = 4;

export const frameOf = ({ config }: Pick<AuditStreamServices, 'config'>, entry: SyslogEntry): string =>
  framed(syslogLine(entry, new URL(config.publicUrl).hostname));

/** Two nodes at once send different teams. */
export async function sendDueAudit(services: AuditStreamServices): Promise<void> {
  const { database, log } = services;
  const sender = {
    queue: streamQueue,
    take: (now: number, most: number) => takeStreams(database, now, most),
    send: (stream: StoredStream) => send(services, stream),
    onFault: ({ team_id }: StoredStream, fault: unknown) =>
      log.warn({ teamId: team_id, fault: String(fault) }, 'an audit log is sent again'),
  };
  await Promise.all(Array.from({ length: sendersAtOnce }, () => sendDue(services, sender, 1)));
}

/** The next entries; a stream that was sent is due again at once while more of it waits. */
async function send(services: AuditStreamServices, stream: StoredStream): Promise<'done' | 'later'> {
  const { clock, database, log, sendSyslog } = services;
  const { team_id: teamId, host, port, ca } = stream;
  const entries = await readWaiting(database, teamId, mostAtOnce);
  const payload = entries.map((entry) => frameOf(services, entry)).join('');
  const failure = payload === '' ? null : await sendSyslog({ host, port, ca, payload });
  if (failure === null) {
    await writeSent(database, { teamId, numbers: entries.map(({ number }) => number) }, clock.now());
    return 'done';
  }
  await writeFailed(database, teamId, failure, clock.now());
  log.warn({ teamId, failure, tries: stream.tries }, 'an audit log was not taken');
  return 'later';
}
