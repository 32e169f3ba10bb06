// The state of a running trivia as one person may see it: built from named fields, never the stored event with parts removed.

import type { Quiz, QuizAnswer, QuizPlayer, QuizQuestion } from '../../../contract/events/quiz.ts';
import type { Row } from '../../../contract/progress/leaderboards.ts';
import { shownMs } from '../../../events/trivia/phases.ts';
import type { Placed } from '../../../events/trivia/standings.ts';
import { timeOf } from './present.ts';
import { expected, isOut, playing, type RunningQuiz } from './runningQuiz.ts';

const topShown = 5;
const facesShown = 24;

/** Everything but what only one person sees. */
type Common = Omit<Quiz, 'mine' | 'own' | 'isPlaying' | 'isOut' | 'isHost' | 'gains'>;

/** What is the same for everybody is made once. */
export function createStates(quiz: RunningQuiz, now: number): (userId: string, isHost: boolean) => Quiz {
  const common = commonOf(quiz, now);
  const rows = rowsOf(quiz);
  const placed = new Map(quiz.table.map((one) => [one.userId, one]));
  return (userId, isHost) => {
    const player = quiz.players.get(userId);
    const isPlaying = player !== undefined && !player.isRemoved;
    return {
      ...common,
      top: quiz.counted > 0 ? rows.slice(0, topShown) : [],
      mine: mineOf(quiz, userId, placed.get(userId)),
      own: quiz.counted > 0 ? (rows.find((row) => row.userId === userId) ?? null) : null,
      isPlaying,
      isOut: isPlaying && isOut(quiz, userId),
      isHost,
      gains: quiz.gains?.get(userId) ?? null,
    };
  };
}

function commonOf(quiz: RunningQuiz, now: number): Common {
  const { row, course } = quiz;
  const ofMs = shownMs(course);
  const people = playing(quiz);
  const isOver = course.phase === 'showResults';
  const question = course.question > 0 ? row.questions[course.question - 1] : undefined;
  return {
    trivia: row.id,
    name: row.name,
    mode: row.mode,
    language: row.language,
    phase: course.phase,
    step: row.step,
    leftMs: ofMs === null ? null : Math.max(0, course.phaseAt + ofMs - now),
    nowUnix: now,
    ofMs,
    start: timeOf(row.start_at),
    autoStart: row.auto_start,
    host: { userId: row.created_by ?? '', name: row.host_name ?? '', avatar: row.host_avatar },
    questionCount: row.questions.length,
    people: people.length,
    stillIn: people.filter(({ userId }) => !isOut(quiz, userId)).length,
    faces:
      course.phase === 'lobby'
        ? people.slice(0, facesShown).map(({ userId, name, avatar }) => ({ userId, name, avatar }))
        : [],
    question: questionOf(quiz),
    answered: course.phase === 'questionTime' ? quiz.answers.size : 0,
    expected: course.phase === 'questionTime' ? expected(quiz).length : 0,
    right: isOver && question ? question.right : null,
    chosen: isOver && question ? countsOf(quiz, question.options.length) : null,
    explanation: isOver && question ? question.explanation : null,
    top: [],
  };
}

const isAsked: ReadonlySet<string> = new Set(['questionTime', 'calculatingTime', 'showResults']);

function questionOf({ row, course }: RunningQuiz): QuizQuestion | null {
  const question = isAsked.has(course.phase) ? row.questions[course.question - 1] : undefined;
  if (!question) return null;
  return {
    number: course.question,
    of: row.questions.length,
    text: question.text,
    options: question.options,
    isMultiple: question.right.length > 1,
    image: question.image,
    points: question.points,
    seconds: question.seconds,
  };
}

function countsOf({ answers }: RunningQuiz, options: number): number[] {
  const counts = Array.from({ length: options }, () => 0);
  for (const given of answers.values())
    for (const option of given.options) counts[option] = (counts[option] ?? 0) + 1;
  return counts;
}

function mineOf(
  { answers, course }: RunningQuiz,
  userId: string,
  one: Placed | undefined,
): QuizAnswer | null {
  if (!isAsked.has(course.phase)) return null;
  const given = answers.get(userId);
  if (!given) return null;
  const last = course.phase === 'showResults' ? (one?.last ?? null) : null;
  return { options: given.options, isRight: last?.isRight ?? null, points: last?.points ?? null };
}

function rowsOf({ table, tableBefore, players }: RunningQuiz): Row[] {
  const before = new Map(tableBefore.map(({ userId, rank }) => [userId, rank]));
  return table.flatMap(({ userId, rank, points }) => {
    const player = players.get(userId);
    if (!player) return [];
    const was = before.get(userId);
    return [
      {
        userId,
        name: player.name,
        avatar: player.avatar,
        rank,
        move: was === undefined ? null : was - rank,
        points,
      },
    ];
  });
}

/** For hosts: who takes part, never what they chose. */
export function peopleOf(quiz: RunningQuiz): QuizPlayer[] {
  const points = new Map(quiz.table.map((one) => [one.userId, one.points]));
  const isOpen = quiz.course.phase === 'questionTime';
  return playing(quiz).map(({ userId, name, avatar, isHere }) => ({
    userId,
    name,
    avatar,
    isHere,
    isOut: isOut(quiz, userId),
    hasAnswered: isOpen && quiz.answers.has(userId),
    points: points.get(userId) ?? 0,
  }));
}
