// The host of live events by itself, with a small kind of event and two nodes on one store.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  burnsMs,
  darkHouse,
  type House,
  type Node,
  pollMs,
  startNode,
  switchOn,
} from '../../../../tests/support/data/lamps.ts';
import { isRefusal, refuse } from '../../../contract/errors.ts';

const start = Date.UTC(2026, 2, 2, 9);
let house: House;
const startHere = (gatherMs = 0): Node => startNode(house, gatherMs);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  house = darkHouse();
});
afterEach(() => {
  for (const { host, warnings } of house.nodes) {
    host.stop();
    expect(warnings).toEqual([]);
  }
  vi.useRealTimers();
});

describe('what is due', () => {
  it('happens once, at its time, on two nodes that both have it in memory', async () => {
    const [first, second] = [startHere(), startHere()];
    for (const { host, people } of house.nodes) {
      people.add('ada');
      await host.open('lamp', 'team');
    }
    expect(await switchOn(first)).toEqual({ at: start });
    await vi.advanceTimersByTimeAsync(burnsMs - 1);
    expect(house.steps).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(house.steps).toMatchObject([{ isOn: true }, { isOn: false }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(house.steps).toHaveLength(2);
    expect(house.lamp?.version).toBe(3);
    for (const { shown } of [first, second]) expect(shown.at(-1)).toBe(3);
  });

  it('happens though nobody follows it, and the node that armed it is gone', async () => {
    const first = startHere();
    await switchOn(first);
    first.host.stop();
    startHere();
    await vi.advanceTimersByTimeAsync(burnsMs + pollMs);
    expect(house.steps).toMatchObject([{ isOn: true }, { isOn: false }]);
  });

  it('comes before an act that arrives after it', async () => {
    const node = startHere();
    await switchOn(node);
    vi.setSystemTime(start + burnsMs);
    expect(await switchOn(node)).toEqual({ at: start + burnsMs });
    expect(house.steps.map(({ isOn }) => isOn)).toEqual([true, false, true]);
  });

  it('may be weeks away: no timer is set for longer than Node can wait', async () => {
    const delays: number[] = [];
    const wait = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (done: () => void, ms: number) => {
      delays.push(ms);
      return wait(done, ms);
    });
    const node = startHere();
    if (house.lamp) house.lamp = { ...house.lamp, dueAt: start + 30 * 24 * 60 * 60_000 };
    await node.host.open('lamp', 'team');
    vi.unstubAllGlobals(); // a spy would be restored again after this file, and with it the faked timer
    expect(delays).not.toEqual([]);
    for (const ms of delays) expect(ms).toBeLessThan(2 ** 31);
  });
});

it('makes up for an outage once: what was due by then is due later', async () => {
  const first = startHere();
  await switchOn(first);
  first.host.stop();
  vi.setSystemTime(start + 60_000);
  house.outage = { from: start + 2_000, to: start + 60_000 };
  for (const { host, people } of [startHere(), startHere()]) {
    people.add('ada');
    await host.open('lamp', 'team');
  }
  expect(house.steps.slice(1)).toMatchObject([{ isOn: true, dueAt: start + 63_000 }]);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(house.lamp?.isOn).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(house.steps).toHaveLength(3);
  expect(house.lamp?.isOn).toBe(false);
});

it('makes up for an outage that is found while it runs', async () => {
  const node = startHere();
  node.people.add('ada');
  await switchOn(node);
  await vi.advanceTimersByTimeAsync(2_000);
  house.outage = { from: start, to: start + 2_000 };
  await vi.advanceTimersByTimeAsync(pollMs);
  expect(house.lamp?.dueAt).toBe(start + burnsMs + 2_000);
});

describe('an act', () => {
  it('that lost a race is judged again on what the other node stored', async () => {
    const [first, second] = [startHere(), startHere()];
    let isOther = true;
    const judged: boolean[] = [];
    const answer = await first.host.act('lamp', 'team', async ({ isOn }, now) => {
      judged.push(isOn);
      if (isOther) await switchOn(second);
      isOther = false;
      return isOn
        ? { answer: refuse('AlreadyDone') }
        : { step: { isOn: true, dueAt: null, onSince: now }, answer: {} };
    });
    expect(judged).toEqual([false, true]);
    expect(isRefusal(answer) && answer.error).toBe('AlreadyDone');
    expect(house.steps).toHaveLength(1);
  });

  it('gives up when it loses again and again', async () => {
    const node = startHere();
    const answer = await node.host.act('lamp', 'team', ({ onSince }) => {
      if (house.lamp) house.lamp = { ...house.lamp, version: house.lamp.version + 1 };
      return { step: { isOn: true, dueAt: null, onSince }, answer: {} };
    });
    expect(isRefusal(answer) && answer.error).toBe('StaleVersion');
    expect(house.steps).toEqual([]);
  });

  it('waits for the one before it', async () => {
    const node = startHere();
    const answers = await Promise.all([switchOn(node), switchOn(node)]);
    expect(answers).toMatchObject([{ at: start }, { error: 'AlreadyDone' }]);
  });

  it('of another team, or on what is gone, finds nothing', async () => {
    const node = startHere();
    expect(await switchOn(node, 'another')).toMatchObject({ error: 'NotFound' });
    expect(await node.host.open('lamp', 'another')).toBeNull();
    house.lamp = null;
    expect(await switchOn(node)).toMatchObject({ error: 'NotFound' });
  });
});

describe('publishing', () => {
  it('gathers what happens within a moment, and tells other nodes at once', async () => {
    const [first, second] = [startHere(100), startHere(100)];
    for (const { host, people } of house.nodes) {
      people.add('ada');
      await host.open('lamp', 'team');
    }
    for (const isOn of [true, false, true])
      await first.host.act('lamp', 'team', (_, now) => ({
        step: { isOn, dueAt: null, onSince: now },
        answer: {},
      }));
    expect(first.shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(first.shown).toEqual([4]);
    expect(second.shown).toEqual([4]);
  });

  it('waits no longer than the first change was to wait', async () => {
    const node = startHere();
    node.people.add('ada');
    const live = await node.host.open('lamp', 'team');
    if (!live) throw new Error('no lamp');
    for (let times = 0; times < 3; times++) {
      node.host.publishSoon(live, 300);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(node.shown).toEqual([1]);
  });

  it('rests after one that took long, but not before a step', async () => {
    const node = startHere();
    node.people.add('ada');
    const live = await node.host.open('lamp', 'team');
    if (!live) throw new Error('no lamp');
    house.showMs = 50;
    node.host.publishSoon(live, 100);
    await vi.advanceTimersByTimeAsync(150);
    expect(node.shown).toEqual([1]);
    node.host.publishSoon(live, 100);
    await vi.advanceTimersByTimeAsync(10 * house.showMs);
    expect(node.shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(house.showMs);
    expect(node.shown).toEqual([1, 1]);
    node.host.publishSoon(live, 100);
    const switched = switchOn(node);
    await vi.advanceTimersByTimeAsync(house.showMs);
    await switched;
    expect(node.shown).toEqual([1, 1, 2]);
  });

  it('rests no longer than five seconds', async () => {
    const node = startHere();
    node.people.add('ada');
    const live = await node.host.open('lamp', 'team');
    if (!live) throw new Error('no lamp');
    house.showMs = 3_000;
    for (const publications of [1, 2]) {
      node.host.publishSoon(live, 100);
      await vi.advanceTimersByTimeAsync(5_000 + house.showMs);
      expect(node.shown).toHaveLength(publications);
    }
  });

  it('brings what was gathered along with the next step', async () => {
    const node = startHere();
    node.people.add('ada');
    const live = await node.host.open('lamp', 'team');
    if (!live) throw new Error('no lamp');
    node.host.publishSoon(live, 300);
    node.host.publishSoon(live, 300);
    await switchOn(node);
    expect(node.shown).toEqual([2]);
    await vi.advanceTimersByTimeAsync(300);
    expect(node.shown).toEqual([2]);
  });

  it('reaches the other node by the poll where the message was lost', async () => {
    const [first, second] = [startHere(), startHere()];
    second.isDeaf = true;
    second.people.add('bo');
    await second.host.open('lamp', 'team');
    await switchOn(first);
    expect(second.shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(pollMs);
    expect(second.shown).toEqual([2]);
  });

  it('shows what changed without a step', async () => {
    const [first, second] = [startHere(), startHere()];
    for (const { host, people } of house.nodes) {
      people.add('ada');
      await host.open('lamp', 'team');
    }
    if (house.lamp) house.lamp = { ...house.lamp, waiting: 3 };
    first.host.changed('lamp');
    await vi.advanceTimersByTimeAsync(0);
    for (const { shown } of [first, second]) expect(shown).toEqual([1]);
  });
});

it('is read once for all who ask for it at the same time', async () => {
  const { host } = startHere();
  const read = await Promise.all([1, 2, 3].map(() => host.current('lamp', 'team')));
  expect(read).toMatchObject(new Array(3).fill({ state: { version: 1 } }));
  expect(house.loads).toBe(1);
  await host.current('lamp', 'team');
  expect(house.loads).toBe(2);
});

it('drops what nobody follows, but not while somebody is just coming in', async () => {
  const node = startHere();
  await node.host.open('lamp', 'team');
  await vi.advanceTimersByTimeAsync(pollMs);
  await node.host.open('lamp', 'team');
  expect(house.loads).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * pollMs);
  await node.host.open('lamp', 'team');
  expect(house.loads).toBe(2);
});
