// The table of a trivia: folds the answers of all closed questions into points, who is out, and places.
import { isRight, pointsFor, type Question, streakBonus } from './scoring.ts';

export interface Rules {
  readonly mode: 'score' | 'elimination';
  readonly speedWeight: number;
  readonly streak: boolean;
}

/** A question whose time is over and which counts. */
export interface Asked {
  /** Counted from 1. */
  readonly question: number;
  /** With what the host added. */
  readonly limitMs: number;
}

export interface Given {
  readonly userId: string;
  readonly question: number;
  readonly options: readonly number[];
  /** After the opening of the question. */
  readonly ms: number;
}

export interface Standing {
  readonly userId: string;
  /** In elimination: how many questions they survived. */
  readonly points: number;
  readonly right: number;
  /** Sum of the times of right answers. */
  readonly rightMs: number;
  /** Right answers in a row up to now. */
  readonly run: number;
  /** How many questions they answered, right or wrong. */
  readonly answered: number;
  /** The question that put them out; null: still in. */
  readonly outAt: number | null;
  /** What the last question brought. */
  readonly last: { readonly isRight: boolean; readonly points: number } | null;
}

export type Placed = Standing & { readonly rank: number };

const beginning = (userId: string): Standing => ({
  userId,
  points: 0,
  right: 0,
  rightMs: 0,
  run: 0,
  answered: 0,
  outAt: null,
  last: null,
});

/** In the order of `people`. */
export function standingsAfter(
  rules: Rules,
  questions: readonly Question[],
  asked: readonly Asked[],
  people: readonly string[],
  answers: readonly Given[],
): Standing[] {
  const byKey = new Map(answers.map((each) => [`${each.question} ${each.userId}`, each]));
  let table = people.map(beginning);
  for (const each of asked) {
    const question = questions[each.question - 1];
    if (!question) continue;
    const given = (userId: string) => byKey.get(`${each.question} ${userId}`);
    table =
      rules.mode === 'score'
        ? table.map((one) => scored(rules, question, each, one, given(one.userId)))
        : survived(question, each, table, given);
  }
  return table;
}

function scored(
  { speedWeight, streak }: Rules,
  question: Question,
  { limitMs }: Asked,
  before: Standing,
  given: Given | undefined,
): Standing {
  const answered = before.answered + (given ? 1 : 0);
  if (!given || !isRight(question, given.options))
    return { ...before, answered, run: 0, last: { isRight: false, points: 0 } };
  const ms = Math.min(given.ms, limitMs);
  const run = before.run + 1;
  const points = pointsFor(question.points, speedWeight, ms, limitMs) + (streak ? streakBonus(run) : 0);
  return {
    ...before,
    answered,
    points: before.points + points,
    right: before.right + 1,
    rightMs: before.rightMs + ms,
    run,
    last: { isRight: true, points },
  };
}

/** If a question would put out everyone left, nobody is put out by it. */
function survived(
  question: Question,
  { question: number, limitMs }: Asked,
  table: readonly Standing[],
  givenBy: (userId: string) => Given | undefined,
): Standing[] {
  const knows = (one: Standing) => {
    const given = givenBy(one.userId);
    return given !== undefined && isRight(question, given.options);
  };
  const isMerciful = !table.some((one) => one.outAt === null && knows(one));
  return table.map((one) => {
    if (one.outAt !== null) return { ...one, last: null };
    const given = givenBy(one.userId);
    const right = knows(one);
    const stays = right || isMerciful;
    return {
      ...one,
      answered: one.answered + (given ? 1 : 0),
      points: one.points + (stays ? 1 : 0),
      right: one.right + (right ? 1 : 0),
      rightMs: one.rightMs + (right && given ? Math.min(given.ms, limitMs) : 0),
      run: right ? one.run + 1 : 0,
      outAt: stays ? null : number,
      last: { isRight: right, points: stays ? 1 : 0 },
    };
  });
}

/** Less is better, most important first. */
const orderOf = ({ mode }: Pick<Rules, 'mode'>, one: Standing): readonly number[] =>
  mode === 'score' ? [-one.points, one.rightMs] : [-(one.outAt ?? Number.MAX_SAFE_INTEGER)];

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** From first to last; equal ones share a place and leave the next ones free. */
export function placed(rules: Pick<Rules, 'mode'>, table: readonly Standing[]): Placed[] {
  const ordered = table
    .map((one) => ({ one, order: orderOf(rules, one) }))
    .toSorted((a, b) => compare(a.order, b.order));
  let rank = 0;
  return ordered.map(({ one, order }, at) => {
    const before = ordered[at - 1];
    if (!before || compare(before.order, order) !== 0) rank = at + 1;
    return { ...one, rank };
  });
}

/** Who won, once it is over: in elimination all who are left. Nobody wins without having known anything in score mode. */
export const winnersOf = ({ mode }: Pick<Rules, 'mode'>, table: readonly Placed[]): Placed[] =>
  table.filter((one) =>
    mode === 'score' ? one.rank === 1 && one.right > 0 : one.outAt === null && one.answered > 0,
  );
