// A small kind of live event for tests of the host: a lamp in one store, with as many nodes as are started on it.
import { refuse } from '../../../src/contract/errors.ts';
import { createLiveHost, type LiveHost } from '../../../src/server/events/live/host.ts';
import type { LiveKind, Outage } from '../../../src/server/events/live/kind.ts';

/** A lamp that is switched by people, and goes out by itself. */
interface Lamp {
  readonly version: number;
  readonly teamId: string;
  readonly isOn: boolean;
  readonly dueAt: number | null;
  readonly onSince: number;
  /** Of those who wait in the dark: changed without a step. */
  readonly waiting: number;
}

type LampStep = Pick<Lamp, 'isOn' | 'dueAt' | 'onSince'>;

export const burnsMs = 5_000;
export const pollMs = 1_000;

/** What the nodes of a house share: the lamp as stored, with all that happened to it. */
export interface House {
  lamp: Lamp | null;
  readonly steps: LampStep[];
  /** How often the lamp was read. */
  loads: number;
  /** How long it takes to make what is shown. */
  showMs: number;
  outage: Outage | null;
  readonly nodes: Node[];
}

export const darkHouse = (): House => ({
  lamp: { version: 1, teamId: 'team', isOn: false, dueAt: null, onSince: 0, waiting: 0 },
  steps: [],
  loads: 0,
  showMs: 0,
  outage: null,
  nodes: [],
});

export interface Node {
  readonly host: LiveHost<Lamp, LampStep>;
  /** The versions that the windows here were sent. */
  readonly shown: number[];
  readonly people: Set<string>;
  readonly warnings: unknown[];
  isDeaf: boolean;
  heard(id: string): void;
}

const kindOf = (house: House, gatherMs: number): LiveKind<Lamp, LampStep> => ({
  name: 'lamp',
  pollMs,
  async load() {
    house.loads++;
    return house.lamp;
  },
  teamOf: ({ teamId }) => teamId,
  dueAt: ({ dueAt }) => dueAt,
  next: ({ dueAt, onSince }, now) =>
    dueAt !== null && dueAt <= now ? { isOn: false, dueAt: null, onSince } : null,
  async write(lamp, step) {
    if (house.lamp?.version !== lamp.version) return null;
    house.lamp = { ...house.lamp, ...step, version: lamp.version + 1 };
    house.steps.push(step);
    return house.lamp;
  },
  outages: {
    since: ({ dueAt, onSince }) => (dueAt === null ? null : onSince),
    makeUp: ({ isOn, dueAt }, { from, to }) => ({
      isOn,
      dueAt: dueAt === null ? null : dueAt + (to - from),
      onSince: to,
    }),
  },
  async show({ version }) {
    if (house.showMs > 0) await new Promise((resolve) => setTimeout(resolve, house.showMs));
    return {
      audienceOf: () => 'all',
      messageFor: () => ['quiz:removed', { trivia: String(version) }],
      againInMs: null,
    };
  },
  gatherMs: () => gatherMs,
  readDue: async (now) => (house.lamp?.dueAt && house.lamp.dueAt <= now ? ['lamp'] : []),
  readBehind: async (known) =>
    [...known].flatMap(([id, { version, waiting }]) =>
      house.lamp?.version === version && house.lamp.waiting === waiting ? [] : [id],
    ),
});

export function startNode(house: House, gatherMs = 0): Node {
  const shown: number[] = [];
  const people = new Set<string>();
  const warnings: unknown[] = [];
  let listener: (id: string) => void = () => {};
  const host = createLiveHost(kindOf(house, gatherMs), {
    clock: { now: () => Date.now(), monotonic: () => performance.now() },
    log: { warn: (fault: unknown) => void warnings.push(fault) },
    outages: { after: (moment) => (house.outage && house.outage.to > moment ? house.outage : null) },
    liveEvents: {
      people: () => people,
      publish(_, audienceOf, messageFor) {
        for (const userId of people) {
          const [name, payload] = messageFor(audienceOf(userId));
          if (name === 'quiz:removed') shown.push(Number(payload.trivia));
        }
      },
      changed(id) {
        for (const other of house.nodes) if (other !== node && !other.isDeaf) other.heard(id);
      },
      onChange(heard) {
        listener = heard;
      },
    },
  });
  const node: Node = { host, shown, people, warnings, isDeaf: false, heard: (id) => listener(id) };
  house.nodes.push(node);
  return node;
}

export const switchOn = ({ host }: Node, teamId = 'team') =>
  host.act<{ readonly at: number }>('lamp', teamId, ({ isOn }, now) =>
    isOn
      ? { answer: refuse('AlreadyDone') }
      : { step: { isOn: true, dueAt: now + burnsMs, onSince: now }, answer: { at: now } },
  );
