// The state of a running trivia as one person may see it: built from named fields, never the stored event with parts removed.
import type { Quiz, QuizAnswer, QuizPlayer, QuizQuestion } from '../../../contract/events/quiz.ts';
import type { Row } from '../../../contract/progress/leaderboards.ts';
import { shownMs } from '../../../events/trivia/phases.ts';
import type { Placed } from '../../../events/trivia/standings.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import { expected, isOut, playing, type RunningTrivia } from './runningTrivia.ts';

const topShown = 5;
const facesShown = 24;

/** Everything but what only one person sees. */
type Common = Omit<Quiz, 'mine' | 'own' | 'isPlaying' | 'isOut' | 'isHost' | 'gains'>;

/** What is the same for everybody is made once. */
export function createStates(running: RunningTrivia, now: number): (userId: string, isHost: boolean) => Quiz {
  const common = commonOf(running, now);
  const rows = rowsOf(running);
  const placed = new Map(running.table.map((one) => [one.userId, one]));
  return (userId, isHost) => {
    const player = running.players.get(userId);
    const isPlaying = player !== undefined && !player.isRemoved;
    return {
      ...common,
      top: running.counted > 0 ? rows.slice(0, topShown) : [],
      mine: mineOf(running, userId, placed.get(userId)),
      own: running.counted > 0 ? (rows.find((row) => row.userId === userId) ?? null) : null,
      isPlaying,
      isOut: isPlaying && isOut(running, userId),
      isHost,
      gains: running.gains?.get(userId) ?? null,
    };
  };
}

function commonOf(running: RunningTrivia, now: number): Common {
  const { row, course } = running;
  const ofMs = shownMs(course);
  const people = playing(running);
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
    stillIn: people.filter(({ userId }) => !isOut(running, userId)).length,
    faces:
      course.phase === 'lobby'
        ? people.slice(0, facesShown).map(({ userId, name, avatar }) => ({ userId, name, avatar }))
        : [],
    question: questionOf(running),
    answered: course.phase === 'questionTime' ? running.answers.size : 0,
    expected: course.phase === 'questionTime' ? expected(running).length : 0,
    right: isOver && question ? question.right : null,
    chosen: isOver && question ? countsOf(running, question.options.length) : null,
    explanation: isOver && question ? question.explanation : null,
    top: [],
  };
}

const isAsked: ReadonlySet<string> = new Set(['questionTime', 'calculatingTime', 'showResults']);

function questionOf({ row, course }: RunningTrivia): QuizQuestion | null {
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

function countsOf({ answers }: RunningTrivia, options: number): number[] {
  const counts = Array.from({ length: options }, () => 0);
  for (const given of answers.values())
    for (const option of given.options) counts[option] = (counts[option] ?? 0) + 1;
  return counts;
}

function mineOf(
  { answers, course }: RunningTrivia,
  userId: string,
  one: Placed | undefined,
): QuizAnswer | null {
  if (!isAsked.has(course.phase)) return null;
  const given = answers.get(userId);
  if (!given) return null;
  const last = course.phase === 'showResults' ? (one?.last ?? null) : null;
  return { options: given.options, isRight: last?.isRight ?? null, points: last?.points ?? null };
}

function rowsOf({ table, tableBefore, players }: RunningTrivia): Row[] {
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
export function peopleOf(running: RunningTrivia): QuizPlayer[] {
  const points = new Map(running.table.map((one) => [one.userId, one.points]));
  const isOpen = running.course.phase === 'questionTime';
  return playing(running).map(({ userId, name, avatar, isHere }) => ({
    userId,
    name,
    avatar,
    isHere,
    isOut: isOut(running, userId),
    hasAnswered: isOpen && running.answers.has(userId),
    points: points.get(userId) ?? 0,
  }));
}
