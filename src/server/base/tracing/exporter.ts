// Sends spans to a collector as OTLP over HTTP in JSON: in batches, from a bounded queue, so that nobody ever waits for it.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchOutside } from '../shared/outboundFetch.ts';
import type { Attributes, EndedSpan, SpanKind } from './tracer.ts';

export interface Collector {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly version: string;
}

export interface ExportPace {
  readonly everyMs: number;
  /** Timeout of the collector. */
  readonly patienceMs: number;
  readonly longestRestMs: number;
  /** Time limit for sending the remaining spans when the server stops. */
  readonly lastMs: number;
}

export interface Exporter {
  add(span: EndedSpan): void;
  /** Lost because the queue was full or the collector did not take them. */
  dropped(): number;
  sent(): number;
  stop(): Promise<void>;
}

const usualPace: ExportPace = { everyMs: 5_000, patienceMs: 10_000, longestRestMs: 60_000, lastMs: 2_000 };
export const mostWaiting = 4_096;
export const mostInBatch = 512;

/** Statuses after which the protocol wants the same batch again. */
const isLater = (status: number): boolean => [429, 502, 503, 504].includes(status);

export function createExporter(collector: Collector, pace: ExportPace = usualPace): Exporter {
  const { url, headers } = collector;
  const resource = { attributes: attributesOf(resourceOf(collector)) };
  const stopping = new AbortController();
  let queue: EndedSpan[] = [];
  let [dropped, sent, failures, askedRestMs] = [0, 0, 0, 0];
  let running: Promise<void> | null = null;

  async function post(batch: readonly EndedSpan[], withinMs: number): Promise<boolean> {
    const scope = { name: 'topla', version: collector.version };
    const scopeSpans = [{ scope, spans: batch.map(encode) }];
    const answer = await fetchOutside(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
      },
      withinMs,
    );
    askedRestMs = isLater(answer.status) ? Number(answer.headers.get('retry-after')) * 1_000 || 0 : 0;
    if (isLater(answer.status)) return false;
    const rejected = answer.ok ? await rejectedIn(answer) : batch.length;
    dropped += rejected;
    sent += batch.length - rejected;
    return true;
  }

  /** Spans the collector could not take are put back at the front of the queue. */
  async function sendBatch(withinMs: number): Promise<boolean> {
    const batch = queue.splice(0, mostInBatch);
    const isDone = await post(batch, withinMs).catch(() => false);
    failures = isDone ? 0 : failures + 1;
    if (!isDone) putBack(batch);
    return isDone;
  }

  function putBack(batch: readonly EndedSpan[]): void {
    const room = mostWaiting - queue.length;
    queue = [...batch.slice(0, room), ...queue];
    dropped += Math.max(0, batch.length - room);
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const usualRestMs = pace.everyMs * 2 ** Math.min(failures, 10);
      const restMs = Math.min(pace.longestRestMs, Math.max(usualRestMs, askedRestMs));
      await wait(restMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      let hasMore = queue.length > 0;
      while (hasMore) hasMore = (await sendBatch(pace.patienceMs)) && queue.length >= mostInBatch;
    }
  }

  async function sendRest(until: number): Promise<void> {
    const leftMs = () => Math.floor(until - performance.now());
    await Promise.race([running, wait(leftMs(), undefined, { ref: false })]);
    while (queue.length > 0 && leftMs() > 0 && (await sendBatch(leftMs())));
    dropped += queue.length;
    queue = [];
  }

  return {
    add(span) {
      running ??= loop();
      if (queue.length >= mostWaiting) dropped += 1;
      else queue.push(span);
    },
    dropped: () => dropped,
    sent: () => sent,
    stop() {
      stopping.abort();
      return sendRest(performance.now() + pace.lastMs);
    },
  };
}

/** Names no machine: the instance is a random number made at the start. */
const resourceOf = ({ serviceName, version }: Collector): Attributes => ({
  'service.name': serviceName,
  'service.version': version,
  'service.instance.id': randomUUID(),
});

/** The number of spans rejected by a partial success; a collector may leave it out. */
async function rejectedIn(answer: Response): Promise<number> {
  const said: unknown = await answer.json().catch(() => null);
  const rejected = Number(Object(Object(said).partialSuccess).rejectedSpans);
  return Number.isFinite(rejected) ? rejected : 0;
}

const attributesOf = (attributes: Attributes): object[] =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (value === null || value === undefined) return [];
    return [{ key, value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) } }];
  });

/** Numbers of 64 bits are texts in the JSON of the protocol. */
const nanosOf = (ms: number): string => `${Math.round(ms * 1_000)}000`;

/** Numbers of the protocol. */
const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 };
const statusError = 2;

const encode = (span: EndedSpan): object => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId !== null && { parentSpanId: span.parentId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanosOf(span.startMs),
  endTimeUnixNano: nanosOf(span.endMs),
  attributes: attributesOf(span.attributes),
  status: span.isFailed ? { code: statusError } : {},
});
