// Spans of OpenTelemetry: begun, sampled, found again by what runs inside them. Loaded only where a collector is set.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export type SpanKind = 'internal' | 'server' | 'client';

export type Attributes = Readonly<Record<string, string | number | null | undefined>>;

export interface EndedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: SpanKind;
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Attributes;
  readonly isFailed: boolean;
}

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  isEnded(): boolean;
  /** Attributes known only now, perhaps a better name; once. */
  end(more?: Attributes, isFailed?: boolean, name?: string): void;
}

export interface StartedSpan {
  /** A route pattern, an event, a job: never anything a person typed. */
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
}

export interface Tracer {
  /** The first span here; `traceparent` is the header that came in. Null: not sampled. */
  root(what: StartedSpan, traceparent?: unknown): Span | null;
  /** A part of the span this runs in; null, and not described, where that is not sampled, or over. */
  child(describe: () => StartedSpan): Span | null;
  within<T>(span: Span | null, work: () => T): T;
  /** A span around this work. A fault marks it and is thrown on; `more` is read from the result. */
  around<T>(span: Span | null, work: () => Promise<T>, more?: (done: T) => Attributes): Promise<T>;
}

/** W3C Trace Context, version 00; later versions begin alike. */
const header =
  /^(?!ff)[\da-f]{2}-(?!0{32})(?<traceId>[\da-f]{32})-(?!0{16})(?<parentId>[\da-f]{16})-(?<flags>[\da-f]{2})(?:-|$)/;

interface Parent {
  readonly traceId: string;
  readonly parentId: string;
  readonly isSampled: boolean;
}

export function readTraceparent(text: unknown): Parent | null {
  const { traceId, parentId, flags } = (typeof text === 'string' && header.exec(text)?.groups) || {};
  if (traceId === undefined || parentId === undefined || flags === undefined) return null;
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The decision follows from the random end of the trace id, so that every node decides alike. */
const isAmong = (traceId: string, ratio: number): boolean =>
  Number.parseInt(traceId.slice(-12), 16) < ratio * 2 ** 48;

export function createTracer(ratio: number, now: () => number, onEnd: (span: EndedSpan) => void): Tracer {
  const current = new AsyncLocalStorage<Span>();

  function begin(
    { name, kind, attributes = {} }: StartedSpan,
    traceId: string,
    parentId: string | null,
  ): Span {
    const spanId = randomBytes(8).toString('hex');
    const [startMs, startedAt] = [now(), performance.now()];
    let isOver = false;
    return {
      traceId,
      spanId,
      isEnded: () => isOver,
      end(more = {}, isFailed = false, newName = name) {
        if (isOver) return;
        isOver = true;
        onEnd({
          traceId,
          spanId,
          parentId,
          name: newName,
          kind,
          startMs,
          endMs: startMs + performance.now() - startedAt,
          attributes: Object.assign({}, attributes, more),
          isFailed,
        });
      },
    };
  }

  return {
    root(what, traceparent) {
      const parent = readTraceparent(traceparent);
      const traceId = parent?.traceId ?? randomBytes(16).toString('hex');
      const isSampled = parent?.isSampled ?? isAmong(traceId, ratio);
      return isSampled ? begin(what, traceId, parent?.parentId ?? null) : null;
    },
    child(describe) {
      const parent = current.getStore();
      return parent && !parent.isEnded() ? begin(describe(), parent.traceId, parent.spanId) : null;
    },
    within: (span, work) => (span ? current.run(span, work) : work()),
    async around(span, work, more) {
      if (!span) return work();
      try {
        const done = await current.run(span, work);
        span.end(more?.(done));
        return done;
      } catch (fault) {
        // The message of the error is left out, because it may name people.
        span.end({ 'error.type': fault instanceof Error ? fault.name : 'unknown' }, true);
        throw fault;
      }
    },
  };
}
