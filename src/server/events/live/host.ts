// Hosts the live events of one kind on this node: acts are judged on what is stored, and what is due happens whichever node is first.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import { createQueues } from '../../base/shared/queues.ts';
import { repeat } from '../../base/shared/repeat.ts';
import type { LiveEvents } from '../../tables/liveEvents.ts';
import type { Judged, LiveKind, LoadedEvent, Outage } from './kind.ts';
import { createMemory } from './memory.ts';
import { createPublisher } from './publish.ts';
import { createSteps } from './steps.ts';

export interface LiveHostDeps {
  readonly clock: WallClock;
  readonly log: Pick<Log, 'warn'>;
  readonly liveEvents: LiveEvents;
  readonly outages: { after(moment: number): Outage | null };
}

export interface LiveHost<State, Step> {
  /** As this node knows it. Null: there is no such event of this team. */
  open(id: string, teamId: string): Promise<LoadedEvent<State> | null>;
  /** Read again, with what is due by now done. */
  current(id: string, teamId: string): Promise<LoadedEvent<State> | null>;
  /** Judges an act on the event as it is stored, and again where another node was faster. */
  act<Answer extends object>(
    id: string,
    teamId: string,
    judge: (state: State, now: number) => Promise<Judged<Answer, Step>> | Judged<Answer, Step>,
  ): Promise<Answer | Refusal>;
  /** Does what is due by what this node has in memory. */
  advance(live: LoadedEvent<State>): Promise<void>;
  /** It changed in the database but by no step: it is read again and shown here, and other nodes are told. */
  changed(id: string): void;
  /** What is in memory changed: it is shown here and other nodes are told, gathered over so long. */
  publishSoon(live: LoadedEvent<State>, gatherMs: number): void;
  stop(): void;
}

/** Gives up after so many write conflicts. */
const mostRaces = 8;

export function createLiveHost<State, Step>(
  kind: LiveKind<State, Step>,
  { clock, log, liveEvents, outages }: LiveHostDeps,
): LiveHost<State, Step> {
  const inTurn = createQueues();
  const warn = (fault: unknown) =>
    log.warn({ fault: String(fault), kind: kind.name }, 'a live event did not go on');
  const attempt = (id: string, work: () => Promise<unknown>): Promise<unknown> =>
    inTurn(id, work).catch(warn);

  const memory = createMemory(kind, clock, (live) => void attempt(live.id, () => steps.passTime(live)));
  const publisher = createPublisher({
    clock,
    liveEvents,
    inTurn,
    onFault: warn,
    show: async (id, people) => {
      const live = memory.get(id);
      return live && kind.show(live.state, people);
    },
  });
  const steps = createSteps({ kind, clock, liveEvents, memory, outages, publisher });

  const ofTeam = (live: LoadedEvent<State> | null, teamId: string): LoadedEvent<State> | null => {
    if (live === null || kind.teamOf(live.state) !== teamId) return null;
    memory.use(live.id);
    return live;
  };

  /** By event: the next reading, which all who ask for it before it begins share. */
  const readings = new Map<string, Promise<LoadedEvent<State> | null>>();
  function readCurrent(id: string): Promise<LoadedEvent<State> | null> {
    const known = readings.get(id);
    if (known) return known;
    const reading = inTurn(id, () => {
      readings.delete(id);
      return steps.readCurrent(id);
    });
    readings.set(id, reading);
    return reading;
  }

  const refreshKnown = (id: string): void => {
    if (memory.get(id)) inTurn(id, () => steps.refresh(id)).catch(warn);
  };
  liveEvents.onChange(refreshKnown);

  /** Finds what a stopped node left, and what other nodes changed without a word. */
  async function poll(): Promise<void> {
    for (const id of await kind.readDue(clock.now())) await attempt(id, () => steps.readCurrent(id));
    await kind.onPoll?.(memory.all());
    memory.forgetIdle((id) => liveEvents.people(id).size > 0);
    const known = new Map(memory.all().map(({ id, state }) => [id, state]));
    if (known.size === 0) return;
    for (const id of await kind.readBehind(known)) await attempt(id, () => steps.refresh(id));
    for (const live of memory.all())
      if (steps.hasMissed(live.state)) await attempt(live.id, () => steps.passTime(live));
  }
  const stopPolling = repeat(kind.pollMs, poll, warn);

  return {
    open: async (id, teamId) => ofTeam(memory.get(id) ?? (await readCurrent(id)), teamId),
    current: async (id, teamId) => ofTeam(await readCurrent(id), teamId),
    act: (id, teamId, judge) =>
      inTurn(id, async () => {
        for (let race = 0; race < mostRaces; race++) {
          const live = ofTeam(await steps.readCurrent(id), teamId);
          if (!live) return refuse('NotFound');
          const judged = await judge(live.state, clock.now());
          if (!('step' in judged)) return judged.answer;
          if (await steps.store(live, judged.step)) return judged.answer;
        }
        return refuse('StaleVersion');
      }),
    advance: (live) => inTurn(live.id, () => steps.passTime(live)),
    changed(id) {
      liveEvents.changed(id);
      refreshKnown(id);
    },
    publishSoon: ({ id }, gatherMs) => publisher.soon(id, gatherMs, true),
    stop() {
      stopPolling();
      publisher.stop();
      memory.stop();
    },
  };
}
