// Conditional moves: lines of "if they play this, I answer that", laid out while the other one thinks. Pure.
import type { AnyGame, Seat, Shapes } from './game.ts';
import type { Library } from './library.ts';
import type { Turn } from './log.ts';
import { isDaily, type Match, seatsToAct } from './match.ts';
import { type GameStep, isSameStep, stepOf } from './step.ts';
import { buildTurn, moveRefusal } from './turn.ts';

/** From a position on: a step after the other, the first by the opponent, the last by the owner. */
export type ConditionalLine = readonly GameStep<Shapes>[];

export const conditionalLimits = { lines: 20, steps: 20 } as const;

/** Two take turns, nothing comes by luck, and a turn lasts days. That nothing is hidden is in the facts of the game. */
export const knowsConditionalMoves = (game: AnyGame, match: Match<Shapes>): boolean =>
  isDaily(match) && match.setup.seats === 2 && game.deal === undefined;

/** The other one is to move, and nothing is asked of this seat. */
export const mayLayOut = (game: AnyGame, match: Match<Shapes>, seat: Seat): boolean =>
  knowsConditionalMoves(game, match) && match.offer === null && isOthersTurn(match, seat);

const isOthersTurn = (match: Match<Shapes>, seat: Seat): boolean => {
  const toAct = seatsToAct(match);
  return toAct.length === 1 && toAct[0] === 1 - seat;
};

export type ConditionalFault = 'tooMany' | 'tooLong' | 'twoAnswers' | 'noAnswer' | 'illegal';

/** What is wrong with these lines of this seat in this position; null: nothing. */
export function faultOfLines(
  game: AnyGame,
  match: Match<Shapes>,
  owner: Seat,
  lines: readonly ConditionalLine[],
  library: Library,
): ConditionalFault | null {
  if (lines.length > conditionalLimits.lines) return 'tooMany';
  if (lines.some(({ length }) => length > conditionalLimits.steps)) return 'tooLong';
  if (lines.some((line) => line.at(-1)?.by !== owner)) return 'noAnswer';
  if (!lines.every((line) => isLegal(game, match, line, library))) return 'illegal';
  return hasTwoAnswers(lines, owner) ? 'twoAnswers' : null;
}

function isLegal(game: AnyGame, start: Match<Shapes>, line: ConditionalLine, library: Library): boolean {
  let match = start;
  for (const { by, move } of line) {
    if (moveRefusal(game, match, by, move, library) !== null) return false;
    match = buildTurn(game, match, { kind: 'move', by, move, at: match.at }, dealerOf(library)).match;
  }
  return true;
}

/** A game without luck asks for none. */
const dealerOf = (library: Library) => ({
  library,
  random: () => {
    throw new Error('luck in a game without any');
  },
});

/** After the same moves the owner has one answer. */
function hasTwoAnswers(lines: readonly ConditionalLine[], owner: Seat): boolean {
  const answers = new Map<string, string>();
  for (const line of lines)
    for (const [at, step] of line.entries()) {
      if (step.by !== owner) continue;
      const before = JSON.stringify(line.slice(0, at));
      const answer = JSON.stringify(step.move);
      if ((answers.get(before) ?? answer) !== answer) return true;
      answers.set(before, answer);
    }
  return false;
}

/** What is left of the lines once this step was made; null: it is in none of them. */
export function linesAfter(
  lines: readonly ConditionalLine[],
  step: GameStep<Shapes>,
): ConditionalLine[] | null {
  const fitting = lines.filter(([first]) => first !== undefined && isSameStep(first, step));
  if (fitting.length === 0) return null;
  return fitting.map((line) => line.slice(1)).filter(({ length }) => length > 0);
}

/** What is left once these turns were played; null: the game went another way. */
export function linesAfterTurns(
  lines: readonly ConditionalLine[],
  turns: readonly Turn<Shapes>[],
): ConditionalLine[] | null {
  let left: ConditionalLine[] = [...lines];
  for (const turn of turns) {
    const step = stepOf(turn);
    const after = step && linesAfter(left, step);
    if (!after) return null;
    left = after;
  }
  return left;
}

/** The answer that is due, if the next step is the owner's. */
export function answerIn(lines: readonly ConditionalLine[], owner: Seat): GameStep<Shapes> | null {
  const next = lines[0]?.[0];
  return next?.by === owner ? next : null;
}

/** With a line more: it takes the place of lines with another answer, and of what it only makes longer. */
export function withLine(
  lines: readonly ConditionalLine[],
  line: ConditionalLine,
  owner: Seat,
): ConditionalLine[] {
  const isIn = (short: ConditionalLine, long: ConditionalLine) =>
    short.length <= long.length &&
    short.every((step, at) => at < long.length && isSameStep(step, long[at] ?? step));
  if (lines.some((known) => isIn(line, known))) return [...lines];
  return [...lines.filter((known) => !isIn(known, line) && !hasTwoAnswers([known, line], owner)), line];
}

/** A line up to the last answer of its owner: what the opponent might play after it needs no answer. */
export const upToAnswer = (line: ConditionalLine, owner: Seat): ConditionalLine =>
  line.slice(0, line.findLastIndex(({ by }) => by === owner) + 1);
