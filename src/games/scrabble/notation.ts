// Crossing words on paper: moves off the wire, plays as people type them, and a whole position as one line of text.
import type { GameNotation } from '../../engine/game.ts';
import { alphabets, inCapitals, isSpelt, type Tongue, tongues } from '../../engine/words/letters.ts';
import { fieldsOf } from '../../kit/wire.ts';
import { readBoard, readLaid, writeBoard, writeLaid } from './paper.ts';
import { type Move, type Placed, phases, type Rules, type Scrabble, type State } from './shapes.ts';
import { type Direction, empty, onward, squareOf, squares } from './squares.ts';
import { blank, rackSize, sorted, tilesOf, without } from './tiles.ts';

const isLetter = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length === 1 && tongues.some((tongue) => alphabets[tongue].includes(raw));

const isCount = (raw: unknown, below: number): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < below;

function readPlaced(raw: unknown): Placed | null {
  const { cell, letter, isBlank } = fieldsOf(raw);
  if (!isCount(cell, squares) || !isLetter(letter) || typeof isBlank !== 'boolean') return null;
  return { cell, letter, isBlank };
}

function readTiles(raw: unknown): Placed[] | null {
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > rackSize) return null;
  const tiles = raw.map(readPlaced);
  return tiles.every((tile) => tile !== null) ? tiles.sort((a, b) => a.cell - b.cell) : null;
}

export function readMove(raw: unknown): Move | null {
  const { kind, tiles: rawTiles, letters, turn } = fieldsOf(raw);
  if (kind === 'pass') return { kind };
  if (kind === 'challenge' || kind === 'accept')
    return isCount(turn, Number.MAX_SAFE_INTEGER) ? { kind, turn } : null;
  if (kind === 'exchange') {
    if (typeof letters !== 'string' || letters.length < 1 || letters.length > rackSize) return null;
    return [...letters].every((letter) => letter === blank || isLetter(letter)) ? { kind, letters } : null;
  }
  const tiles = kind === 'play' ? readTiles(rawTiles) : null;
  return tiles && { kind: 'play', tiles };
}

/** From a square on, a word over what lies there: the tiles of the rack it takes; blanks where a letter is missing. */
export function spelt(
  seen: { readonly board: string; readonly rack: string; readonly tongue: Tongue },
  from: number,
  direction: Direction,
  word: string,
): Placed[] | null {
  const tiles: Placed[] = [];
  let rack = seen.rack;
  for (const [i, letter] of [...word].entries()) {
    const cell = onward(from, direction, i);
    if (cell === null) return null;
    const lies = seen.board.charAt(cell);
    if (lies === letter) continue;
    const isBlank = !rack.includes(letter);
    const left = without(rack, [isBlank ? blank : letter]);
    if (lies !== empty || left === null) return null;
    rack = left;
    tiles.push({ cell, letter, isBlank });
  }
  return tiles.length > 0 ? tiles.sort((a, b) => a.cell - b.cell) : null;
}

/** "8H WORD" across, "H8 WORD" down. */
export function typedPlay(
  seen: { readonly board: string; readonly rack: string; readonly tongue: Tongue },
  text: string,
): Placed[] | null {
  const [where = '', rawWord = '', ...rest] = text.trim().split(/\s+/);
  const word = inCapitals(rawWord, seen.tongue);
  if (rest.length > 0 || word === '' || !isSpelt(word, seen.tongue)) return null;
  const place = where.toUpperCase();
  const across = /^(\d{1,2})([A-O])$/.exec(place);
  const square = squareOf(across ? `${across[2]}${across[1]}` : place);
  return square === null ? null : spelt(seen, square, across ? 'across' : 'down', word);
}

const orNone = (text: string): string => text || '-';
const fromNone = (word: string): string => (word === '-' ? '' : word);

/** Rules, phase, list, board, racks, bag, scores, seat, turns, turns without points, turns to miss, and what is open. */
export function writePosition(state: State): string {
  return [
    `${state.rules.language}/${state.rules.check}`,
    state.phase,
    orNone(state.list ?? ''),
    writeBoard(state),
    state.racks.map(orNone).join('/'),
    orNone(state.bag),
    state.scores.join(','),
    `${state.turn}`,
    `${state.turns}`,
    `${state.scoreless}`,
    state.skips.join(','),
    writeLaid(state.open),
    orNone(state.accepted.join(',')),
    `${state.challenger ?? '-'}`,
    writeLaid(state.last),
    writeLaid(state.refused),
    orNone(state.ending ?? ''),
  ].join(' ');
}

function readRules(word: string): Rules | null {
  const [first, check, ...rest] = word.split('/');
  const language = tongues.find((tongue) => tongue === first);
  if (!language || rest.length > 0 || (check !== 'validate' && check !== 'challenge')) return null;
  return { language, check };
}

/** Whole numbers, so many of them. */
function readNumbers(word: string, count: number): number[] | null {
  const numbers = word.split(',').map(Number);
  return numbers.length === count && /^[\d,-]+$/.test(word) && numbers.every(Number.isInteger)
    ? numbers
    : null;
}

/** Every tile of the set is somewhere, once. */
function isSound(state: State): boolean {
  const { board, blanks, racks, bag, rules } = state;
  if (state.phase === 'opening') return bag === '' && racks.every((rack) => rack === '');
  const onBoard = [...board].map((letter, cell) => (blanks.includes(cell) ? blank : letter));
  const tiles = [...onBoard.filter((letter) => letter !== empty), ...racks, bag].join('');
  const inOrder = racks.every((rack) => rack.length <= rackSize && sorted(rack, rules.language) === rack);
  return inOrder && sorted(tiles, rules.language) === tilesOf(rules.language);
}

/** What is open must be open in its phase, and nowhere else. */
function fitsPhase({ phase, open, challenger, accepted, ending }: State): boolean {
  if ((phase === 'over') !== (ending !== null)) return false;
  if ((phase === 'judging' || phase === 'challenging') !== (open !== null)) return false;
  if (challenger !== null && phase !== 'judging') return false;
  return accepted.length === 0 || phase === 'challenging' || phase === 'judging';
}

function readSeats(word: string, seats: number): number[] | null {
  if (word === '-') return [];
  const numbers = word.split(',').map(Number);
  return numbers.every((seat) => isCount(seat, seats)) ? numbers : null;
}

export function readPosition(notation: string): State | null {
  const words = notation.split(' ');
  const word = (i: number): string => words[i] ?? '';
  const rules = readRules(word(0));
  const phase = phases.find((name) => name === word(1));
  const ground = readBoard(word(3));
  const racks = word(4).split('/').map(fromNone);
  const seats = racks.length;
  const scores = readNumbers(word(6), seats);
  const counts = readNumbers([word(7), word(8), word(9)].join(','), 3);
  const skips = readNumbers(word(10), seats);
  const [open, last, refused] = [word(11), word(14), word(15)].map((laid) => readLaid(laid, seats));
  const accepted = readSeats(word(12), seats);
  const challenger = readSeats(word(13), seats);
  const ending = (['out', 'stuck'] as const).find((each) => each === word(16)) ?? null;
  if (words.length !== 17 || seats < 2 || seats > 4 || !rules || !phase || !ground || !scores) return null;
  if (!counts || !skips || !open || !last || !refused || !accepted || !challenger) return null;
  const [turn = 0, turns = 0, scoreless = 0] = counts;
  if (!isCount(turn, seats) || turns < 0 || scoreless < 0 || (ending === null && word(16) !== '-'))
    return null;
  const state: State = {
    ...ground,
    rules,
    phase,
    racks,
    scores,
    turn,
    turns,
    scoreless,
    skips,
    accepted,
    ending,
    list: word(2) === '-' ? null : word(2),
    bag: fromNone(word(5)),
    open: open.laid,
    challenger: challenger[0] ?? null,
    last: last.laid,
    refused: refused.laid,
  };
  return isSound(state) && fitsPhase(state) ? state : null;
}

/** What is read and written. */
export const notation: GameNotation<Scrabble> = {
  readMove,
  readPosition,
  writePosition,
};
