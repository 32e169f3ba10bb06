// Sampling, the traceparent that comes in, and what counts as inside a span.
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTracer, type EndedSpan, readTraceparent } from './tracer.ts';

const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

it.each([
  ['sampled', `00-${trace}-${parent}-01`, { traceId: trace, parentId: parent, isSampled: true }],
  ['not sampled', `00-${trace}-${parent}-00`, { traceId: trace, parentId: parent, isSampled: false }],
  ['other flags', `00-${trace}-${parent}-03`, { traceId: trace, parentId: parent, isSampled: true }],
  ['a later version', `cc-${trace}-${parent}-01-more`, { traceId: trace, parentId: parent, isSampled: true }],
  ['version ff', `ff-${trace}-${parent}-01`, null],
  ['no trace', `00-${'0'.repeat(32)}-${parent}-01`, null],
  ['no parent', `00-${trace}-${'0'.repeat(16)}-01`, null],
  ['capitals', `00-${trace.toUpperCase()}-${parent}-01`, null],
  ['cut', `00-${trace}-${parent}`, null],
  ['something else', 'Ada Moss', null],
  ['nothing', undefined, null],
])('reads a traceparent: %s', (_what, text, expected) => {
  expect(readTraceparent(text)).toEqual(expected);
});

function tracerOf(ratio: number) {
  const ended: EndedSpan[] = [];
  return {
    ended,
    tracer: createTracer(
      ratio,
      () => 1_000,
      (span) => ended.push(span),
    ),
  };
}

const call = { name: 'GET', kind: 'server' } as const;
const part = { name: 'select people', kind: 'client' } as const;

it('samples a share, and does as the parent did', () => {
  const { tracer } = tracerOf(0.25);
  const sampled = Array.from({ length: 4_000 }, () => tracer.root(call)).filter((span) => span !== null);
  expect(sampled.length).toBeGreaterThan(800);
  expect(sampled.length).toBeLessThan(1_200);
  expect(tracerOf(0).tracer.root(call)).toBeNull();
  expect(tracerOf(0).tracer.root(call, `00-${trace}-${parent}-01`)?.traceId).toBe(trace);
  expect(tracerOf(1).tracer.root(call, `00-${trace}-${parent}-00`)).toBeNull();
});

it('has parts only inside a span that goes on', async () => {
  const { tracer, ended } = tracerOf(1);
  expect(tracer.child(() => part)).toBeNull();
  const root = tracer.root(call);
  await tracer.within(root, async () => {
    await setImmediate();
    tracer.child(() => part)?.end();
    root?.end();
    await setImmediate();
    expect(tracer.child(() => part)).toBeNull();
  });
  expect(ended.map(({ name, parentId }) => [name, parentId])).toEqual([
    ['select people', root?.spanId],
    ['GET', null],
  ]);
});

it('marks what failed, without what the fault says', async () => {
  const { tracer, ended } = tracerOf(1);
  const work = () => Promise.reject(new TypeError('no mail to ada@northlight.test'));
  await expect(tracer.around(tracer.root(call), work)).rejects.toThrow('no mail');
  expect(ended).toMatchObject([{ isFailed: true, attributes: { 'error.type': 'TypeError' } }]);
  expect(JSON.stringify(ended)).not.toContain('ada@');
});
