// What trivia gives the host of live events: events as they are stored, what is due in them, and who is shown what.
import { following, isDue, resumed } from '../../../events/trivia/phases.ts';
import type { Database } from '../../base/storage/database.ts';
import { createLiveHost, type LiveHost, type LiveHostDeps } from '../live/host.ts';
import type { LoadedEvent, Outage, Shown } from '../live/kind.ts';
import { noteAway, noteHere, noteLeftBehind } from './away.ts';
import { readDue, readSeen, readUnsettled } from './liveStore.ts';
import {
  hasEveryAnswer,
  isBehind,
  isDecided,
  isStart,
  type RunningTrivia,
  readRunningTrivia,
  type TriviaStep,
  writeStep,
} from './runningTrivia.ts';
import { createStates } from './triviaState.ts';

export type TriviaHost = LiveHost<RunningTrivia, TriviaStep>;

interface Deps extends LiveHostDeps {
  readonly database: Database;
  readonly nodeId: string;
  /** Writes places, XP and badges of an event that is over; again without effect. */
  readonly settle: (id: string) => Promise<void>;
  /** Sends what the channel is to be told of by now. */
  readonly post: () => Promise<void>;
}

const pollMs = 1_000;
/** Answers, and people who come and go, are gathered: a few times a second at most. */
export const gatherMs = 300;

export function createTriviaHost(deps: Deps): TriviaHost {
  const { clock, database, log, settle, post } = deps;
  const warn = (what: string) => (fault: unknown) => log.warn({ fault: String(fault) }, what);

  async function settleAndShow(id: string): Promise<void> {
    await settle(id);
    host.changed(id);
  }

  async function write(running: RunningTrivia, step: TriviaStep, now: number): Promise<RunningTrivia | null> {
    const isStarting = isStart(running, step.course);
    const after = await writeStep(database, running, step, now);
    if (after && isStarting) post().catch(warn('a start was not posted'));
    if (after?.course.phase === 'completed')
      settleAndShow(after.row.id).catch(warn('a trivia is settled later'));
    return after;
  }

  const host = createLiveHost<RunningTrivia, TriviaStep>(
    {
      name: 'trivia',
      pollMs,
      load: (id, known) => readRunningTrivia(database, id, known),
      teamOf: ({ row }) => row.team_id,
      dueAt: ({ course }) => course.dueAt,
      next: nextStep,
      write,
      outages: { since: standsSince, makeUp },
      show: (running) => shownOf(running, clock.now()),
      gatherMs: () => 0,
      readDue: (now) => readDue(database, now),
      readBehind: (known) => readBehind(database, known),
      async onPoll(events) {
        for (const id of await readUnsettled(database))
          await settleAndShow(id).catch(warn('a trivia is settled later'));
        const open = events.filter(({ state }) => state.course.phase !== 'completed');
        await noteLeftBehind(
          deps,
          open.map(({ id }) => id),
        );
        for (const live of open) await noteWindows(live);
      },
    },
    deps,
  );

  async function noteWindows(live: LoadedEvent<RunningTrivia>): Promise<void> {
    if (await noteHere(deps, live)) host.changed(live.id);
    if (!(await noteAway(deps, live))) return;
    host.publishSoon(live, gatherMs);
    if (hasEveryAnswer(live.state)) await host.advance(live);
  }

  return host;
}

function nextStep(running: RunningTrivia, now: number): TriviaStep | null {
  const { course, row } = running;
  if (!isDue(course, now) && !hasEveryAnswer(running)) return null;
  const after = following(course, row.questions, isDecided(running), now);
  return after && { course: after, act: null, resumedAt: row.resumed_at };
}

/** A lobby goes by the calendar, and what has no deadline loses no time. */
const standsSince = ({ row, course }: RunningTrivia): number | null =>
  course.phase === 'lobby' || course.dueAt === null ? null : Math.max(course.phaseAt, row.resumed_at);

/** The phase goes on where it was. */
function makeUp({ row, course }: RunningTrivia, { from, to }: Outage): TriviaStep {
  const lost = to - Math.max(from, course.phaseAt, row.resumed_at);
  return { course: lost > 0 ? resumed(course, lost) : course, act: null, resumedAt: to };
}

function shownOf(running: RunningTrivia, now: number): Shown {
  const stateOf = createStates(running, now);
  return {
    audienceOf: (userId) => userId,
    messageFor(userId) {
      const isHost = running.hosts.has(userId);
      const isRemoved = running.players.get(userId)?.isRemoved ?? false;
      return isRemoved && !isHost
        ? ['quiz:removed', { trivia: running.row.id }]
        : ['quiz:state', stateOf(userId, isHost)];
    },
    againInMs: null,
  };
}

async function readBehind(
  database: Database,
  known: ReadonlyMap<string, RunningTrivia>,
): Promise<readonly string[]> {
  const seen = await readSeen(database, [...known.keys()]);
  return [...known].flatMap(([id, running]) => {
    const now = seen.get(id);
    return !now || isBehind(running, now) ? [id] : [];
  });
}
