// Hosts the running trivia: moves each on when it is due, whichever node is first, and publishes what changed.

import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Course } from '../../../events/trivia/phases.ts';
import { following, isDue, resumed } from '../../../events/trivia/phases.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import { repeat } from '../../base/shared/repeat.ts';
import type { Database } from '../../base/storage/database.ts';
import type { LiveEvents } from '../../tables/liveEvents.ts';
import { moveOn, readDue, readSeen, writeAway } from './liveStore.ts';
import { createPublisher } from './publish.ts';
import { type Hosted, hasEveryAnswer, isBehind, isDecided, readQuiz, recount } from './runningQuiz.ts';
import { createTurns, type InTurn } from './turns.ts';

/** Times in which no node served. */
interface Outages {
  after(moment: number): { readonly from: number; readonly to: number } | null;
}

export interface QuizzesDeps {
  readonly clock: WallClock;
  readonly database: Database;
  readonly log: Pick<Log, 'warn'>;
  readonly events: LiveEvents;
  readonly outages: Outages;
  /** Writes places, XP and badges of an event that is over; again without effect. */
  readonly settle: (id: string) => Promise<void>;
  /** Something is to be told of it now. */
  readonly post: () => Promise<void>;
}

export interface Quizzes {
  /** As of now; null: there is no such event of this team. */
  open(id: string, teamId: string): Promise<Hosted | null>;
  /** Runs alone among what changes the course of this event. */
  readonly inTurn: InTurn;
  /** Stores a new course; `StaleVersion`: another node was faster. */
  move(
    hosted: Hosted,
    course: Course,
    act?: { readonly moveId: string; readonly removed: string | null },
  ): Promise<Refusal | null>;
  /** Publishes soon what changed in memory; a few times a second at most. */
  publishSoon(hosted: Hosted): void;
  /** Moves on what is due, or has every answer. */
  advance(hosted: Hosted): Promise<void>;
  reload(hosted: Hosted): Promise<void>;
  /** It was changed outside its course. */
  changed(id: string): void;
  stop(): void;
}

const lookEveryMs = 1_000;
const actsKept = 30;

export function createQuizzes({ clock, database, log, events, outages, settle, post }: QuizzesDeps): Quizzes {
  const hosted = new Map<string, Hosted>();
  const opening = new Map<string, Promise<Hosted | null>>();
  const inTurn = createTurns();
  const timers = new Map<string, NodeJS.Timeout>();
  const { publish, publishSoon, stop: stopPublishing } = createPublisher(events, clock);
  let isStopped = false;

  const warn = (what: string) => (fault: unknown) => log.warn({ fault: String(fault) }, what);

  async function read(id: string): Promise<Hosted | null> {
    const quiz = await readQuiz(database, id);
    if (!quiz) return null;
    const one: Hosted = { id, quiz, hosts: new Set(), here: new Set() };
    hosted.set(id, one);
    await inTurn(id, () => makeUp(one));
    arm(one);
    return one;
  }

  function load(id: string): Promise<Hosted | null> {
    const known = hosted.get(id);
    if (known) return Promise.resolve(known);
    const work = opening.get(id) ?? read(id).finally(() => opening.delete(id));
    opening.set(id, work);
    return work;
  }

  function arm(one: Hosted): void {
    clearTimeout(timers.get(one.id));
    timers.delete(one.id);
    const { dueAt } = one.quiz.course;
    if (dueAt === null || isStopped) return;
    const ms = Math.min(Math.max(0, dueAt - clock.now()), 60_000);
    timers.set(
      one.id,
      setTimeout(() => void inTurn(one.id, () => advance(one)).catch(warn('a trivia was not moved on')), ms),
    );
  }

  async function reload(one: Hosted): Promise<void> {
    const quiz = await readQuiz(database, one.id);
    if (!quiz) return forget(one);
    one.quiz = quiz;
    arm(one);
  }

  function forget(one: Hosted): void {
    clearTimeout(timers.get(one.id));
    timers.delete(one.id);
    hosted.delete(one.id);
  }

  async function move(
    one: Hosted,
    course: Course,
    act: { readonly moveId: string; readonly removed: string | null } | null = null,
    resumedAt = one.quiz.row.resumed_at,
  ): Promise<Refusal | null> {
    const { row } = one.quiz;
    const acts = act ? [...row.acts, act.moveId].slice(-actsKept) : row.acts;
    const isStart = course.phase === 'starting' && row.phase === 'lobby';
    const removed = act?.removed ?? null;
    const now = clock.now();
    const moved = await moveOn(database, {
      id: one.id,
      step: row.step,
      course,
      resumedAt,
      acts,
      now,
      isStart,
      removed,
    });
    if (!moved) {
      await reload(one);
      publish(one);
      return refuse('StaleVersion');
    }
    await apply(one, course, { acts, resumedAt, removed });
    publish(one);
    events.changed(one.id);
    arm(one);
    if (isStart) post().catch(warn('a start was not posted'));
    if (course.phase === 'completed') settleSoon(one);
    return null;
  }

  async function apply(
    one: Hosted,
    course: Course,
    { acts, resumedAt, removed }: { acts: readonly string[]; resumedAt: number; removed: string | null },
  ): Promise<void> {
    const { quiz } = one;
    if (course.question !== quiz.course.question) quiz.answers.clear();
    quiz.row = {
      ...quiz.row,
      phase: course.phase,
      step: quiz.row.step + 1,
      acts: [...acts],
      resumed_at: resumedAt,
    };
    quiz.course = course;
    const player = removed === null ? undefined : quiz.players.get(removed);
    if (player) {
      quiz.players.set(player.userId, { ...player, isRemoved: true, isHere: false });
      quiz.counted = -1;
    }
    // Another node may have stored answers that this one was not told of yet.
    if (course.phase === 'showResults') one.quiz = (await readQuiz(database, one.id)) ?? quiz;
    else await recount(database, quiz);
  }

  function settleSoon(one: Hosted): void {
    settle(one.id)
      .then(() => reload(one))
      .then(() => {
        publish(one);
        events.changed(one.id);
      })
      .catch(warn('a trivia is settled later'));
  }

  /** The outage that is to be made up for, if any. */
  function lostIn({ quiz: { row, course } }: Hosted) {
    if (course.phase === 'lobby' || course.dueAt === null) return null;
    return outages.after(Math.max(course.phaseAt, row.resumed_at));
  }

  /** What was lost while nobody served: the phase goes on where it was. */
  async function makeUp(one: Hosted): Promise<void> {
    const outage = lostIn(one);
    if (!outage) return;
    const { row, course } = one.quiz;
    const lost = outage.to - Math.max(outage.from, course.phaseAt, row.resumed_at);
    await move(one, lost > 0 ? resumed(course, lost) : course, null, outage.to);
  }

  async function advance(one: Hosted): Promise<void> {
    await makeUp(one);
    const { quiz } = one;
    if (!isDue(quiz.course, clock.now()) && !hasEveryAnswer(quiz)) return arm(one);
    const course = following(quiz.course, quiz.row.questions, isDecided(quiz), clock.now());
    if (course) await move(one, course);
  }

  /** Who has closed the last window is no longer waited for. */
  async function noteAway(one: Hosted): Promise<void> {
    const people = events.people(one.id);
    const gone = [...one.here].filter((userId) => !people.has(userId));
    if (gone.length === 0) return;
    await writeAway(database, one.id, gone);
    for (const userId of gone) {
      one.here.delete(userId);
      const player = one.quiz.players.get(userId);
      if (player && one.quiz.course.phase === 'lobby') one.quiz.players.delete(userId);
      else if (player) one.quiz.players.set(userId, { ...player, isHere: false });
    }
    publishSoon(one);
    if (hasEveryAnswer(one.quiz)) await inTurn(one.id, () => advance(one));
  }

  async function look(): Promise<void> {
    const { due, unsettled } = await readDue(database, clock.now());
    for (const id of due) {
      const one = await load(id);
      if (one) await inTurn(id, () => catchUp(one));
    }
    for (const id of unsettled) {
      await settle(id);
      const one = hosted.get(id);
      if (one && one.quiz.gains === null) settleSoon(one);
    }
    for (const one of hosted.values()) {
      await noteAway(one);
      if (events.people(one.id).size === 0) forget(one);
    }
    const seen = await readSeen(database, [...hosted.keys()]);
    for (const one of hosted.values()) {
      const now = seen.get(one.id);
      if (!now || isBehind(one.quiz, now)) await inTurn(one.id, () => refresh(one));
      if (lostIn(one) !== null) await inTurn(one.id, () => makeUp(one));
    }
  }

  async function catchUp(one: Hosted): Promise<void> {
    await reload(one);
    await advance(one);
  }

  async function refresh(one: Hosted): Promise<void> {
    await reload(one);
    publish(one);
    if (hasEveryAnswer(one.quiz)) await advance(one);
  }

  events.onChange((id) => {
    const one = hosted.get(id);
    if (one) inTurn(id, () => refresh(one)).catch(warn('a trivia was not read again'));
  });
  const stopLooking = repeat(lookEveryMs, look, warn('due trivia were not looked for'));

  return {
    async open(id, teamId) {
      const one = await load(id);
      return one?.quiz.row.team_id === teamId ? one : null;
    },
    inTurn,
    move,
    publishSoon,
    advance,
    reload,
    changed(id) {
      events.changed(id);
      const one = hosted.get(id);
      if (one) inTurn(id, () => refresh(one)).catch(warn('a trivia was not read again'));
    },
    stop() {
      isStopped = true;
      stopLooking();
      stopPublishing();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
