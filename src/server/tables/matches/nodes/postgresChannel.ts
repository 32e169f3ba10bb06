// Carries messages between nodes over LISTEN and NOTIFY of PostgreSQL, on a connection of its own.
import pg from 'pg';
import type { Log } from '../../../base/shared/log.ts';
import { batched, gatherEvery } from '../../../base/storage/batches.ts';
import { createHeardBatches, createSaidBatches } from './batchLog.ts';
import type { Hear, NodeChannel, Topic } from './nodeChannel.ts';

const channel = 'topla';
/** A payload begins with the node that sent it and one of these, or with the number of a batch. */
const beatWord = 'beat';
const againWord = 'again';

/** A node hears its own beat before the next one, or its connection is gone. */
const beatEveryMs = 2_000;
/** How far the time without a connection is overestimated: what is heard twice is taken once. */
const marginMs = 2_000;
const firstRetryMs = 100;
const longestRetryMs = 2_000;
const closeWithinMs = 500;
/** A NOTIFY commits, and commits of NOTIFY wait for each other: many messages share one. */
const gatherMs = 4;
const mostTogether = 1_000;

const settings: pg.ClientConfig = {
  application_name: 'topla messages',
  keepAlive: true,
  connectionTimeoutMillis: 2_000,
  query_timeout: 2_000,
  statement_timeout: 2_000,
};

export function openPostgresChannel(
  url: string,
  nodeId: string,
  log: Pick<Log, 'warn'>,
  aloneAfterMs = 5 * beatEveryMs,
): NodeChannel {
  const said = createSaidBatches();
  const heard = createHeardBatches();
  let hear: Hear = () => undefined;
  let client: pg.Client | null = null;
  let isClosed = false;
  let isFirst = true;
  let aliveAt = performance.now();
  let othersAt = performance.now();
  let isBeatDue = false;
  let retryMs = firstRetryMs;
  let retryTimer: NodeJS.Timeout | null = null;
  let beatTimer: NodeJS.Timeout | null = null;

  /** Sends in one transaction; messages that found no connection are sent again after the reconnect. */
  async function notify(payloads: readonly string[]): Promise<void> {
    const used = client;
    if (!used || payloads.length === 0) return;
    try {
      await used.query('select pg_notify($1, said) from unnest($2::text[]) as said', [
        channel,
        payloads.map((payload) => `${nodeId} ${payload}`),
      ]);
    } catch (fault) {
      lose(used, fault);
    }
  }

  const warn = (fault: unknown) =>
    log.warn({ fault: String(fault) }, 'a message to other nodes was not sent');

  const tell = (payloads: readonly string[]): void => void notify(payloads).catch(warn);

  const sending = batched(
    async (lines: readonly string[]) => {
      const parts = said.add(lines, performance.now());
      if (!isAlone()) await notify(parts);
      return lines;
    },
    { most: mostTogether, gathering: gatherEvery(gatherMs) },
  );

  /** Nobody is told anything while no other node has been heard for a while. */
  const isAlone = () => performance.now() - othersAt > aloneAfterMs;

  /** Another node beats as soon as it listens: it is told what was kept since the last one fell silent. */
  function noteOthers(): void {
    if (isAlone()) tell(said.since(othersAt));
    othersAt = performance.now();
  }

  function receive(payload: string): void {
    const [from = '', word = ''] = payload.split(' ', 2);
    if (from === nodeId) {
      if (word === beatWord) noteAlive();
      return;
    }
    noteOthers();
    if (word === beatWord) return;
    const rest = payload.slice(from.length + 1);
    if (word === againWord) {
      tell(said.since(performance.now() - Number(rest.slice(againWord.length))));
      return;
    }
    for (const line of heard.take(from, rest)) {
      const topic: Topic = line.startsWith('rooms ') ? 'rooms' : 'people';
      hear(topic, line.slice(topic.length + 1));
    }
  }

  function noteAlive(): void {
    aliveAt = performance.now();
    isBeatDue = false;
  }

  function beat(): void {
    const used = client;
    if (!used) return;
    if (isBeatDue) lose(used, 'messages between nodes are not delivered');
    else {
      isBeatDue = true;
      tell([beatWord]);
    }
  }

  function lose(lost: pg.Client, fault: unknown): void {
    if (client !== lost) return;
    client = null;
    end(lost);
    if (isClosed) return;
    log.warn({ fault: String(fault) }, 'the connection for messages between nodes broke');
    retryLater();
  }

  function retryLater(): void {
    if (isClosed) return;
    retryTimer = setTimeout(connectNow, retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }

  function connectNow(): void {
    connect().catch((fault: unknown) => {
      warn(fault);
      retryLater();
    });
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...settings, connectionString: url });
    fresh.on('error', (fault) => lose(fresh, fault));
    fresh.on('end', () => lose(fresh, 'ended'));
    fresh.on('notification', ({ payload = '' }) => receive(payload));
    try {
      await fresh.connect();
      await fresh.query('set synchronous_commit = off'); // nothing is written that must outlive the server
      await fresh.query(`listen ${channel}`);
    } catch {
      end(fresh);
      return retryLater();
    }
    if (isClosed) return end(fresh);
    client = fresh;
    isBeatDue = false;
    retryMs = firstRetryMs;
    await makeUp();
    othersAt = performance.now();
    beat();
  }

  /** What was not heard is asked for, and what was not sent is sent, as far as it is remembered. */
  async function makeUp(): Promise<void> {
    const goneMs = Math.round(performance.now() - aliveAt) + marginMs;
    const asked = isFirst ? [] : [`${againWord} ${goneMs}`];
    isFirst = false;
    await notify([...asked, ...said.since(performance.now() - goneMs)]);
  }

  return {
    send(topic, text) {
      sending.add(`${topic} ${text}`).catch(warn);
    },
    listen(listener) {
      hear = listener;
      beatTimer = setInterval(beat, beatEveryMs).unref();
      connectNow();
    },
    isConnected: () => client !== null,
    async close() {
      isClosed = true;
      if (retryTimer) clearTimeout(retryTimer);
      if (beatTimer) clearInterval(beatTimer);
      if (client) await endWithin(client, closeWithinMs);
      client = null;
    },
  };
}

function end(client: pg.Client): void {
  client.end().catch(() => undefined);
}

/** A server that does not answer is not waited for. */
async function endWithin(client: pg.Client, ms: number): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
  await Promise.race([client.end().catch(() => undefined), late]);
}
