// Batches of messages between nodes: cut into parts that fit, put together, taken once, said again for a while.
import { expect, it } from 'vitest';
import { createHeardBatches, createSaidBatches, retentionMs } from './batchLog.ts';

const long = `people ${JSON.stringify({ name: 'x'.repeat(20_000) })}`;

it('fit into a payload of PostgreSQL however long they are, and come out whole', () => {
  const parts = createSaidBatches().add([long, 'rooms abc'], 0);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(7_900);
  const heard = createHeardBatches();
  const lines = parts.toReversed().flatMap((part) => heard.take('one', part));
  expect(lines).toEqual([long, 'rooms abc']);
});

it('are taken once, however often they are said', () => {
  const [part = ''] = createSaidBatches().add(['rooms abc'], 0);
  const heard = createHeardBatches();
  expect(heard.take('one', part)).toEqual(['rooms abc']);
  expect(heard.take('one', part)).toEqual([]);
  expect(heard.take('another', part)).toEqual(['rooms abc']);
});

it('are said again as far back as asked, and no further than they are kept', () => {
  const said = createSaidBatches();
  const [first] = said.add(['rooms a'], 0);
  const [second] = said.add(['rooms b'], 10);
  expect(said.since(0)).toEqual([first, second]);
  expect(said.since(5)).toEqual([second]);
  const [third] = said.add(['rooms c'], retentionMs + 5);
  expect(said.since(0)).toEqual([second, third]);
  const many = Array.from({ length: 2_500 }, (_, at) => said.add([`rooms ${at}`], retentionMs + 6));
  expect(said.since(0)).toEqual(many.slice(-2_000).flat());
  const [last] = said.add(['rooms z'], 3 * retentionMs);
  expect(said.since(0)).toEqual([last]);
});

it('that are no batches bring nothing', () => {
  expect(createHeardBatches().take('one', 'something of the next version')).toEqual([]);
});
