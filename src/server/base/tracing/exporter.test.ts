// The exporter against a collector: batches, tries again, drops what it cannot hold, and never waits.
import { afterEach, expect, it } from 'vitest';
import { openCollector, openSilentCollector } from '../../../../tests/support/fakes/fakeCollector.ts';
import { createExporter, type Exporter, mostInBatch, mostWaiting } from './exporter.ts';
import type { EndedSpan } from './tracer.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const quick = { everyMs: 5, patienceMs: 200, longestRestMs: 50, lastMs: 300 };
/** Where nothing is to be sent twice, however late the collector answers. */
const patient = { everyMs: 5, patienceMs: 60_000, longestRestMs: 50, lastMs: 300 };

function exporterTo(collectorUrl: string, pace = quick): Exporter {
  const headers = { 'x-key': 'a secret' };
  const url = `${collectorUrl}/v1/traces`;
  return createExporter({ url, headers, serviceName: 'topla', version: '1.2.3' }, pace);
}

async function collector() {
  const open = await openCollector();
  closing.push(open.close);
  return open;
}

const span = (name: string): EndedSpan => ({
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  spanId: '00f067aa0ba902b7',
  parentId: null,
  name,
  kind: 'server',
  startMs: 1_790_000_000_000.25,
  endMs: 1_790_000_000_001.5,
  attributes: { 'http.route': '/api/Home', 'http.response.status_code': 200, 'topla.outcome': null },
  isFailed: false,
});

it('sends what the protocol wants, to the path of traces, with the headers', async () => {
  const seen = await collector();
  const exporter = exporterTo(seen.url, patient);
  exporter.add(span('GET /api/Home'));
  await expect.poll(() => exporter.sent()).toBe(1);
  expect(seen.requests()[0]).toMatchObject({ headers: { 'x-key': 'a secret' } });
  expect(seen.spans()).toMatchObject([
    { name: 'GET /api/Home', about: { 'http.route': '/api/Home', 'http.response.status_code': '200' } },
  ]);
  expect(seen.resource()).toMatchObject({ 'service.name': 'topla', 'service.version': '1.2.3' });
  expect(seen.bodies()).toContain('"startTimeUnixNano":"1790000000000250000"');
  await exporter.stop();
});

it('sends a batch again that the collector could not take, and drops one it refuses', async () => {
  const seen = await collector();
  const exporter = exporterTo(seen.url);
  seen.answerWith(503);
  exporter.add(span('kept'));
  await expect.poll(() => seen.requests().length).toBeGreaterThan(1);
  seen.answerWith(200);
  await expect.poll(() => exporter.sent()).toBe(1);
  seen.answerWith(400);
  exporter.add(span('refused'));
  await expect.poll(() => exporter.dropped()).toBe(1);
  expect(seen.spans().map(({ name }) => name)).toEqual(['kept']);
  await exporter.stop();
});

it('counts what the collector takes only in part', async () => {
  const seen = await collector();
  seen.answerWith(200, { partialSuccess: { rejectedSpans: '2', errorMessage: 'too old' } });
  const exporter = exporterTo(seen.url);
  for (const name of ['a', 'b', 'c']) exporter.add(span(name));
  await expect.poll(() => [exporter.sent(), exporter.dropped()]).toEqual([1, 2]);
  await exporter.stop();
});

it('holds no more than its queue while the collector is away, and stops all the same', async () => {
  const exporter = exporterTo('http://127.0.0.1:1');
  for (let index = 0; index < mostWaiting + 100; index++) exporter.add(span('waiting'));
  expect(exporter.dropped()).toBe(100);
  await exporter.stop();
  expect(exporter.dropped()).toBe(mostWaiting + 100);
});

it('gives a collector that never answers no more than its time when the server stops', async () => {
  const silent = await openSilentCollector();
  closing.push(silent.close);
  const exporter = exporterTo(silent.url, { ...quick, patienceMs: 60_000 });
  exporter.add(span('lost'));
  const before = performance.now();
  await exporter.stop();
  expect(performance.now() - before).toBeLessThan(2_000);
  expect(exporter.dropped()).toBe(1);
});

it('sends everything that waits when the server stops', async () => {
  const seen = await collector();
  const exporter = exporterTo(seen.url, { ...quick, everyMs: 60_000, lastMs: 5_000 });
  const most = mostInBatch * 2 + 1;
  for (let index = 0; index < most; index++) exporter.add(span(`span ${index}`));
  await exporter.stop();
  expect(seen.requests()).toHaveLength(3);
  expect(new Set(seen.spans().map(({ name }) => name)).size).toBe(most);
});
