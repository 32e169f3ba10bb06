// A running trivia in the memory of this node: read from the database, and changed only after something was stored.
import type { Gains } from '../../../contract/play/tables.ts';
import type { Course } from '../../../events/trivia/phases.ts';
import { type Given, type Placed, placed, standingsAfter } from '../../../events/trivia/standings.ts';
import type { Database } from '../../base/storage/database.ts';
import { gainsFrom } from '../../progress/results/figures.ts';
import { readTriviaGains } from '../../progress/results/triviaStore.ts';
import {
  moveOn,
  type PlayerRow,
  type Running,
  readAnswers,
  readPlayers,
  readRunning,
  type Seen,
} from './liveStore.ts';
import { courseOf } from './playerStore.ts';

export interface Player {
  readonly userId: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly isHere: boolean;
  readonly isRemoved: boolean;
}

export interface RunningTrivia {
  row: Running;
  course: Course;
  readonly players: Map<string, Player>;
  /** Of the question that is open or was last. */
  readonly answers: Map<string, Pick<Given, 'options' | 'ms'>>;
  /** After the questions whose results may be known, and before the last of them. */
  table: readonly Placed[];
  tableBefore: readonly Placed[];
  /** How many questions `table` counts; −1: it was not worked out yet. */
  counted: number;
  /** At the end, once they are written. */
  gains: ReadonlyMap<string, Gains> | null;
  /** Admins with a window here: they are shown what hosts are. */
  readonly hosts: Set<string>;
  /** Players with a window here. */
  readonly here: Set<string>;
}

const playerOf = (row: PlayerRow): Player => ({
  userId: row.user_id,
  name: row.name,
  avatar: row.avatar,
  isHere: row.is_here,
  isRemoved: row.removed_at !== null,
});

export const playing = (running: RunningTrivia): Player[] =>
  [...running.players.values()].filter(({ isRemoved }) => !isRemoved);

export const isOut = ({ table }: RunningTrivia, userId: string): boolean =>
  table.some((one) => one.userId === userId && one.outAt !== null);

/** The players an open question waits for. */
export const expected = (running: RunningTrivia): Player[] => {
  const out = new Set(running.table.flatMap(({ userId, outAt }) => (outAt === null ? [] : userId)));
  return playing(running).filter(({ userId, isHere }) => isHere && !out.has(userId));
};

/** An elimination ends when one is left. */
export const isDecided = ({ row, table, course }: RunningTrivia): boolean =>
  row.mode === 'elimination' &&
  course.asked.length > 0 &&
  table.filter(({ outAt }) => outAt === null).length <= 1;

/** Whether everybody it waits for has answered the open question. */
export function hasEveryAnswer(running: RunningTrivia): boolean {
  if (running.course.phase !== 'questionTime') return false;
  const people = expected(running);
  return people.length > 0 && people.every(({ userId }) => running.answers.has(userId));
}

/** Whether the database knows more, or less, than this node. */
export const isBehind = (running: RunningTrivia, now: Seen): boolean =>
  now.step > running.row.step ||
  now.answered > running.answers.size ||
  now.people !== playing(running).length ||
  now.here !== playing(running).filter(({ isHere }) => isHere).length;

/** Results of a question are known only once they are shown. */
const shownAsked = ({ phase, asked }: Course) => (phase === 'calculatingTime' ? asked.slice(0, -1) : asked);

/** Works the table out again where a question was added to it. */
async function recount(database: Database, running: RunningTrivia): Promise<void> {
  const { row, course } = running;
  const asked = shownAsked(course);
  if (running.counted === asked.length) return;
  const people = playing(running).map(({ userId }) => userId);
  const answers = asked.length > 0 ? await readAnswers(database, row.id, null) : [];
  const rules = { mode: row.mode, speedWeight: row.speed_weight, streak: row.streak };
  const tableOf = (many: number) =>
    placed(rules, standingsAfter(rules, row.questions, asked.slice(0, many), people, answers));
  running.table = tableOf(asked.length);
  running.tableBefore = asked.length > 1 ? tableOf(asked.length - 1) : [];
  running.counted = asked.length;
}

/** Who has a window here, and answers that were stored while this was read, are taken over from what is known. */
export async function readRunningTrivia(
  database: Database,
  id: string,
  known: RunningTrivia | null,
): Promise<RunningTrivia | null> {
  const row = await readRunning(database, id);
  if (!row) return null;
  const running: RunningTrivia = {
    row,
    course: courseOf(row),
    players: new Map((await readPlayers(database, id)).map((each) => [each.user_id, playerOf(each)])),
    answers: new Map(
      row.question > 0
        ? (await readAnswers(database, id, row.question)).map((each) => [each.userId, each])
        : [],
    ),
    table: [],
    tableBefore: [],
    counted: -1,
    gains: null,
    hosts: known?.hosts ?? new Set(),
    here: known?.here ?? new Set(),
  };
  await recount(database, running);
  await readGains(database, running);
  if (known?.course.question === row.question)
    for (const [userId, answer] of known.answers) running.answers.set(userId, answer);
  return running;
}

async function readGains(database: Database, running: RunningTrivia): Promise<void> {
  if (running.course.phase !== 'completed' || running.row.settled_at === null) return;
  const stored = await readTriviaGains(database, running.row.id);
  running.gains = new Map(stored.map((each) => [each.user_id, gainsFrom(each)]));
}

/** What a host, or the time, makes of an event. */
export interface TriviaStep {
  readonly course: Course;
  /** The host's act, with whom it puts out. */
  readonly act: { readonly moveId: string; readonly removed: string | null } | null;
  /** Outages until then are made up for. */
  readonly resumedAt: number;
}

const actsKept = 30;

/** Null: another node was faster. */
export async function writeStep(
  database: Database,
  running: RunningTrivia,
  { course, act, resumedAt }: TriviaStep,
  now: number,
): Promise<RunningTrivia | null> {
  const { row, players } = running;
  const acts = act ? [...row.acts, act.moveId].slice(-actsKept) : row.acts;
  const removed = act?.removed ?? null;
  const isStored = await moveOn(database, {
    id: row.id,
    step: row.step,
    course,
    resumedAt,
    acts,
    now,
    isStart: isStart(running, course),
    removed,
  });
  if (!isStored) return null;
  // Another node may have stored answers that this one was not told of yet.
  if (course.phase === 'showResults') return readRunningTrivia(database, row.id, running);
  if (course.question !== running.course.question) running.answers.clear();
  running.row = { ...row, phase: course.phase, step: row.step + 1, acts, resumed_at: resumedAt };
  running.course = course;
  const player = removed === null ? undefined : players.get(removed);
  if (player) {
    players.set(player.userId, { ...player, isRemoved: true, isHere: false });
    running.counted = -1;
  }
  await recount(database, running);
  return running;
}

export const isStart = ({ row }: RunningTrivia, { phase }: Course): boolean =>
  phase === 'starting' && row.phase === 'lobby';
