// Letter dice on paper: moves off the wire, and a whole position as one line of text.
import type { GameNotation } from '../../engine/game.ts';
import { isSpelt, type Tongue, tongues } from '../../engine/words/letters.ts';
import { fieldsOf, isCount } from '../../kit/wire.ts';
import { diceOf, pathOf, places } from './dice.ts';
import { shortest } from './scoring.ts';
import {
  type Boggle,
  type Counted,
  type Found,
  type Move,
  phases,
  type Rules,
  type State,
} from './shapes.ts';

const mostWords = 400;
const longest = places + 1; // Qu is two letters

const isWord = (raw: unknown): raw is string =>
  typeof raw === 'string' &&
  raw.length > 0 &&
  raw.length <= longest &&
  tongues.some((tongue) => isSpelt(raw, tongue));

export function readMove(raw: unknown): Move | null {
  const { kind, round, words } = fieldsOf(raw);
  if (!isCount(round)) return null;
  if (kind === 'begin' || kind === 'done' || kind === 'continue') return { kind, round };
  if (kind !== 'find' || !Array.isArray(words) || words.length < 1 || words.length > mostWords) return null;
  return words.every(isWord) ? { kind, round, words } : null;
}

const writeWords = (words: readonly string[]): string => words.join(',') || '-';

const writeLast = ({ board, solution, unsaid, found }: Counted): string =>
  [board, solution, unsaid, ...found].map(writeWords).join('/');

/**
 * Rules, list, phase, round, dice, solution, unsaid words, what each found, who is done, points by round; where each
 * searches at another time, since when each does, and the round before.
 */
export function writePosition(state: State): string {
  const { apart } = state;
  return [
    `${state.rules.language}/${state.rules.seconds}/${state.rules.rounds}${apart ? '/apart' : ''}`,
    state.list ?? '-',
    state.phase,
    `${state.round}`,
    writeWords(state.board),
    writeWords(state.solution),
    writeWords(state.unsaid),
    state.found.map(writeWords).join('/'),
    state.isDone.map(Number).join(''),
    state.rounds.map((round) => round.join(',')).join(';') || '-',
    ...(apart
      ? [apart.begun.map((since) => since ?? '-').join(','), apart.last ? writeLast(apart.last) : '-']
      : []),
  ].join(' ');
}

function readRules(word: string): Rules | null {
  const [first, seconds, rounds, apart, ...rest] = word.split('/');
  const language = tongues.find((tongue) => tongue === first);
  const time = ([60, 120, 180, 300] as const).find((each) => `${each}` === seconds);
  const count = ([1, 2, 3, 4, 5] as const).find((each) => `${each}` === rounds);
  if (!language || !time || !count || rest.length > 0 || (apart ?? 'apart') !== 'apart') return null;
  return { language, seconds: time, rounds: count, ...(apart && { apart: true }) };
}

const readWords = (word: string): string[] => (word === '-' || word === '' ? [] : word.split(','));

/** The faces are those of the dice, whatever their order. */
function isBoard(board: readonly string[], tongue: Tongue): boolean {
  const faces = new Set(diceOf(tongue).flat());
  return board.length === places && board.every((face) => faces.has(face));
}

function isSound(state: State): boolean {
  const { phase, board, solution, unsaid, found, rules } = state;
  const isRolled = phase !== 'rolling';
  const isSolved = phase === 'searching' || phase === 'counting';
  const words = [...solution, ...unsaid, ...found.flat()];
  if (isRolled ? !isBoard(board, rules.language) : board.length > 0) return false;
  if (!isSolved) return words.length === 0;
  const isThere = (word: string) => word.length >= shortest && pathOf(board, word) !== null;
  return solution.every(isThere) && words.every((word) => solution.includes(word)) && areOnce(found);
}

const areOnce = (found: Found): boolean => found.every((words) => new Set(words).size === words.length);

/** Points of so many rounds, a number a seat. */
function readRounds(word: string, seats: number): number[][] | null {
  const rounds = word === '-' ? [] : word.split(';').map((round) => round.split(',').map(Number));
  const isRound = (round: readonly number[]) =>
    round.length === seats && round.every((points) => Number.isInteger(points) && points >= 0);
  return rounds.every(isRound) ? rounds : null;
}

/** The round before, `-` for none; null: it is not sound. */
function readLast(word: string, seats: number): { readonly last: Counted | null } | null {
  if (word === '-') return { last: null };
  const [board = [], solution = [], unsaid = [], ...found] = word.split('/').map(readWords);
  const isThere = (each: string) => solution.includes(each);
  const isRight = board.length === places && found.length === seats && areOnce(found);
  return isRight && found.flat().every(isThere) ? { last: { board, solution, unsaid, found } } : null;
}

function readApart(words: readonly string[], seats: number): State['apart'] | null {
  const begun = (words[10] ?? '').split(',').map((since) => (since === '-' ? null : Number(since)));
  const isRight = begun.length === seats && begun.every((since) => since === null || isCount(since + 1));
  const last = readLast(words[11] ?? '', seats);
  return isRight && last ? { begun, last: last.last } : null;
}

export function readPosition(notation: string): State | null {
  const words = notation.split(' ');
  const word = (i: number): string => words[i] ?? '';
  const rules = readRules(word(0));
  const phase = phases.find((name) => name === word(2));
  const found = word(7).split('/').map(readWords);
  const seats = found.length;
  const rounds = readRounds(word(9), seats);
  const isRight = seats >= 2 && seats <= 8 && new RegExp(`^[01]{${seats}}$`).test(word(8));
  if (words.length !== (rules?.apart ? 12 : 10) || !rules || !phase || !rounds || !isRight) return null;
  const apart = rules.apart ? readApart(words, seats) : undefined;
  if (apart === null) return null;
  const round = Number(word(3));
  const state: State = {
    rules,
    phase,
    round,
    found,
    rounds,
    list: word(1) === '-' ? null : word(1),
    board: readWords(word(4)),
    solution: readWords(word(5)),
    unsaid: readWords(word(6)),
    isDone: [...word(8)].map((digit) => digit === '1'),
    ...(apart && { apart }),
  };
  const isInRound = round === rounds.length + (phase === 'counting' ? 0 : 1) && round <= rules.rounds;
  return isInRound && isSound(state) ? state : null;
}

/** What is read and written. */
export const notation: GameNotation<Boggle> = {
  readMove,
  readPosition,
  writePosition,
};
