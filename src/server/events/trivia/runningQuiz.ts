// A running trivia in the memory of this node: read from the database, and changed only after something was stored.

import type { Gains } from '../../../contract/play/tables.ts';
import type { Course } from '../../../events/trivia/phases.ts';
import { type Given, type Placed, placed, standingsAfter } from '../../../events/trivia/standings.ts';
import type { Database } from '../../base/storage/database.ts';
import { gainsFrom } from '../../progress/results/figures.ts';
import { readTriviaGains } from '../../progress/results/triviaStore.ts';
import {
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

export interface RunningQuiz {
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
}

/** A running trivia with what this node keeps of it. */
export interface Hosted {
  quiz: RunningQuiz;
  readonly id: string;
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

export const playing = (quiz: RunningQuiz): Player[] =>
  [...quiz.players.values()].filter(({ isRemoved }) => !isRemoved);

export const isOut = ({ table }: RunningQuiz, userId: string): boolean =>
  table.some((one) => one.userId === userId && one.outAt !== null);

/** The players an open question waits for. */
export const expected = (quiz: RunningQuiz): Player[] => {
  const out = new Set(quiz.table.flatMap(({ userId, outAt }) => (outAt === null ? [] : userId)));
  return playing(quiz).filter(({ userId, isHere }) => isHere && !out.has(userId));
};

/** An elimination ends when one is left. */
export const isDecided = ({ row, table, course }: RunningQuiz): boolean =>
  row.mode === 'elimination' &&
  course.asked.length > 0 &&
  table.filter(({ outAt }) => outAt === null).length <= 1;

/** Whether everybody it waits for has answered the open question. */
export function hasEveryAnswer(quiz: RunningQuiz): boolean {
  if (quiz.course.phase !== 'questionTime') return false;
  const people = expected(quiz);
  return people.length > 0 && people.every(({ userId }) => quiz.answers.has(userId));
}

/** Whether the database knows more, or less, than this node. */
export const isBehind = (quiz: RunningQuiz, now: Seen): boolean =>
  now.step > quiz.row.step ||
  now.answered > quiz.answers.size ||
  now.people !== playing(quiz).length ||
  now.here !== playing(quiz).filter(({ isHere }) => isHere).length;

/** Results of a question are known only once they are shown. */
const shownAsked = ({ phase, asked }: Course) => (phase === 'calculatingTime' ? asked.slice(0, -1) : asked);

/** Works the table out again where a question was added to it. */
export async function recount(database: Database, quiz: RunningQuiz): Promise<void> {
  const { row, course } = quiz;
  const asked = shownAsked(course);
  if (quiz.counted === asked.length) return;
  const people = playing(quiz).map(({ userId }) => userId);
  const answers = asked.length > 0 ? await readAnswers(database, row.id, null) : [];
  const rules = { mode: row.mode, speedWeight: row.speed_weight, streak: row.streak };
  const tableOf = (many: number) =>
    placed(rules, standingsAfter(rules, row.questions, asked.slice(0, many), people, answers));
  quiz.table = tableOf(asked.length);
  quiz.tableBefore = asked.length > 1 ? tableOf(asked.length - 1) : [];
  quiz.counted = asked.length;
}

export async function readQuiz(database: Database, id: string): Promise<RunningQuiz | null> {
  const row = await readRunning(database, id);
  if (!row) return null;
  const quiz: RunningQuiz = {
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
  };
  await recount(database, quiz);
  await readGains(database, quiz);
  return quiz;
}

export async function readGains(database: Database, quiz: RunningQuiz): Promise<void> {
  if (quiz.course.phase !== 'completed' || quiz.row.settled_at === null) return;
  const stored = await readTriviaGains(database, quiz.row.id);
  quiz.gains = new Map(stored.map((each) => [each.user_id, gainsFrom(each)]));
}
