// Sketch and guess written down: moves off the wire, and a whole position as one line of text.
import type { GameNotation } from '../../engine/game.ts';
import { tongues } from '../../engine/words/letters.ts';
import { fieldsOf, isWithin } from '../../kit/wire.ts';
import { isInk, mostInk } from './ink.ts';
import {
  type Guess,
  guessKinds,
  levels,
  type Move,
  phases,
  type Rules,
  type Skribbl,
  type State,
  wordSources,
} from './shapes.ts';
import { isWord, longestWord } from './words/lists.ts';

const mostTurns = 36;
const longestGuess = longestWord;

/** Without control characters and what changes the direction of writing. */
const isGuess = (raw: unknown): raw is string =>
  typeof raw === 'string' &&
  raw.length > 0 &&
  raw.length <= longestGuess &&
  !/[\p{C}\p{Zl}\p{Zp}]/u.test(raw);

export function readMove(raw: unknown): Move | null {
  const { kind, turn, word, at, ink, text } = fieldsOf(raw);
  if (!isWithin(turn, 0, mostTurns - 1)) return null;
  if (kind === 'pass' || kind === 'drawn' || kind === 'continue') return { kind, turn };
  if (kind === 'choose') return isWithin(word, 0, 2) ? { kind, turn, word } : null;
  if (kind === 'guess') return isGuess(text) ? { kind, turn, text } : null;
  return kind === 'draw' && isWithin(at, 0, mostInk) && isInk(ink) ? { kind, turn, at, ink } : null;
}

const allPhases = [...phases, 'over'] as const;

/** A text without the signs that divide the parts of a position. */
const packed = (text: string): string => encodeURIComponent(text).replaceAll(/[!*()'~]/g, percent);
const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
const list = (texts: readonly string[]): string => texts.map(packed).join(',') || '-';
const numbers = (some: readonly number[]): string => some.join(',') || '-';

function unpacked(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const writeGuess = ({ seat, text, kind }: Guess): string => `${seat}:${kind}:${packed(text)}`;

/** Whose words are drawn, and the team's own, are written only where they are not the usual. */
function writeRules({ language, level, rounds, seconds, words = 'listed', own = [] }: Rules): string {
  const usual = [language, level, rounds, seconds];
  return (words === 'listed' ? usual : [...usual, words, list(own)]).join('/');
}

/** Rules, turn, phase, offer, word, letters to reveal, when it began, ink, guesses, points of the turn and of all, who is ready, used words. */
function writePosition(state: State): string {
  return [
    writeRules(state.rules),
    `${state.turn}`,
    `${state.phase}${state.isDrawn ? '+' : ''}`,
    list(state.offered),
    state.word === null ? '-' : packed(state.word),
    numbers(state.order),
    `${state.revealed}`,
    `${state.since}`,
    state.ink.join('.') || '-',
    state.guesses.map(writeGuess).join(',') || '-',
    state.gained.map((points) => points ?? '-').join(','),
    numbers(state.points),
    state.ready.map(Number).join(''),
    list(state.used),
  ].join(' ');
}

const readWords = (field: string): readonly string[] | null => {
  const words = field === '-' ? [] : field.split(',').map(unpacked);
  return words.every((word) => word !== null && isWord(word)) ? words.filter((word) => word !== null) : null;
};

function readNumbers(field: string): readonly number[] | null {
  const some = field === '-' ? [] : field.split(',').map(Number);
  return some.every((number) => isWithin(number, 0, 1_000_000)) ? some : null;
}

function readRules(field: string): Rules | null {
  const [first, second, third, fourth, fifth, sixth = '-', ...rest] = field.split('/');
  const language = tongues.find((each) => each === first);
  const level = levels.find((each) => each === second);
  const rounds = ([1, 2, 3] as const).find((each) => `${each}` === third);
  const seconds = ([60, 80, 120] as const).find((each) => `${each}` === fourth);
  if (!language || !level || !rounds || !seconds || rest.length > 0) return null;
  if (fifth === undefined) return { language, level, rounds, seconds };
  const words = wordSources.find((each) => each === fifth);
  const own = readWords(sixth);
  if (!words || !own) return null;
  return own.length === 0
    ? { language, level, rounds, seconds, words }
    : { language, level, rounds, seconds, words, own };
}

function readGuess(field: string, seats: number): Guess | null {
  const [seat = '', name, packedText = ''] = field.split(':');
  const text = unpacked(packedText);
  const kind = guessKinds.find((each) => each === name);
  return kind && isGuess(text) && isWithin(Number(seat), 0, seats - 1)
    ? { seat: Number(seat), text, kind }
    : null;
}

function readGained(field: string): readonly (number | null)[] | null {
  const gained = field.split(',').map((points) => (points === '-' ? null : Number(points)));
  return gained.every((points) => points === null || isWithin(points, 0, 1_000)) ? gained : null;
}

function readPosition(notation: string): State | null {
  const fields = notation.split(' ');
  const field = (at: number): string => fields[at] ?? '';
  const rules = readRules(field(0));
  const phase = allPhases.find((each) => each === field(2).replace('+', ''));
  const [offered, used] = [readWords(field(3)), readWords(field(13))];
  const word = field(4) === '-' ? null : unpacked(field(4));
  const [order, points] = [readNumbers(field(5)), readNumbers(field(11))];
  const gained = readGained(field(10));
  const seats = gained?.length ?? 0;
  const guesses =
    field(9) === '-'
      ? []
      : field(9)
          .split(',')
          .map((each) => readGuess(each, seats));
  const ink = field(8) === '-' ? [] : field(8).split('.');
  const isWhole = fields.length === 14 && seats >= 3 && seats <= 12 && points?.length === seats;
  if (!isWhole || !rules || !phase || !offered || !used || !order || !gained || !points) return null;
  if (!new RegExp(`^[01]{${seats}}$`).test(field(12)) || !ink.every(isInk)) return null;
  if (guesses.some((guess) => guess === null) || (phase === 'drawing' && (word === null || !isWord(word))))
    return null;
  const turn = Number(field(1));
  const [revealed, since] = [Number(field(6)), Number(field(7))];
  if (!isWithin(turn, 0, rules.rounds * seats - 1)) return null;
  if (!isWithin(revealed, 0, longestWord) || !isWithin(since, 0, Number.MAX_SAFE_INTEGER)) return null;
  return {
    rules,
    turn,
    phase,
    offered,
    word,
    order,
    revealed,
    since,
    ink,
    isDrawn: field(2).endsWith('+'),
    guesses: guesses.filter((guess) => guess !== null),
    gained,
    points,
    ready: [...field(12)].map((digit) => digit === '1'),
    used,
  };
}

/** What is read and written. */
export const notation: GameNotation<Skribbl> = { readMove, readPosition, writePosition };
