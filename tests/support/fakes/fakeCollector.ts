// An OpenTelemetry collector on this machine: takes traces as OTLP over HTTP in JSON and is strict about their form.
import { once } from 'node:events';
import { createServer } from 'node:net';
import * as z from 'zod';
import { type Asked, openLoopback } from './loopback.ts';

const nanos = z.string().regex(/^\d{19}$/);
const attribute = z.strictObject({
  key: z.string().min(1),
  value: z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
  ]),
});
const OtlpSpan = z.strictObject({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z.optional(z.string().regex(/^[\da-f]{16}$/)),
  name: z.string().min(1),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: nanos,
  endTimeUnixNano: nanos,
  attributes: z.array(attribute),
  status: z.strictObject({ code: z.optional(z.literal(2)) }),
});
const Traces = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string() }),
          spans: z.array(OtlpSpan).min(1),
        }),
      ),
    }),
  ),
});

export interface SeenSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly isFailed: boolean;
  readonly about: Readonly<Record<string, string>>;
}

export interface FakeCollector {
  readonly url: string;
  /** As they came, to be searched. */
  bodies(): string;
  requests(): readonly Asked[];
  spans(): SeenSpan[];
  resource(): Readonly<Record<string, string>>;
  /** What the next requests are answered. */
  answerWith(status: number, body?: unknown): void;
  close(): Promise<void>;
}

const flat = (attributes: z.infer<typeof attribute>[]): Record<string, string> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, 'intValue' in value ? value.intValue : value.stringValue]),
  );

export async function openCollector(): Promise<FakeCollector> {
  const asked: Asked[] = [];
  const taken: z.infer<typeof Traces>[] = [];
  let answer: { readonly status: number; readonly body: unknown } = { status: 200, body: {} };
  const loopback = await openLoopback((request) => {
    asked.push(request);
    const isRight = request.method === 'POST' && request.url.pathname === '/v1/traces';
    if (!isRight || request.headers['content-type'] !== 'application/json') return { status: 404, body: {} };
    const read = Traces.safeParse(JSON.parse(request.raw));
    if (!read.success) return { status: 400, body: { code: 3, message: read.error.message } };
    if (answer.status === 200) taken.push(read.data);
    return answer;
  });
  const resources = () => taken.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    url: loopback.url,
    bodies: () => asked.map(({ raw }) => raw).join('\n'),
    requests: () => asked,
    spans: () =>
      resources()
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ name, traceId, spanId, parentSpanId, attributes, status }) => ({
          name,
          traceId,
          spanId,
          parentId: parentSpanId ?? null,
          isFailed: status.code === 2,
          about: flat(attributes),
        })),
    resource: () => flat(resources().flatMap(({ resource }) => resource.attributes)),
    answerWith(status, body = {}) {
      answer = { status, body };
    },
    close: loopback.close,
  };
}

/** One that takes every connection and never says a word. */
export async function openSilentCollector(): Promise<Pick<FakeCollector, 'url' | 'close'>> {
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.add(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
