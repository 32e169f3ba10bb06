// Every play a rack allows: from each square that touches a tile, along the word list, letter by letter.
import type { LibraryPlace, WordList } from '../../engine/library.ts';
import type { Tongue } from '../../engine/words/letters.ts';
import { allTilesBonus, runThrough } from './laying.ts';
import type { Ground, Placed } from './shapes.ts';
import {
  centre,
  type Direction,
  directions,
  empty,
  emptyBoard,
  letterTimes,
  onward,
  otherWay,
  side,
  wordTimes,
} from './squares.ts';
import { blank, pointsOf, rackSize } from './tiles.ts';

/** Which words the player would say. */
export type Says = (at: LibraryPlace) => boolean;

export interface Search {
  readonly ground: Ground;
  readonly rack: string;
  readonly tongue: Tongue;
  readonly list: WordList;
  readonly says: Says;
  isOver(): boolean;
}

/** A play as it is found: to be looked at at once, for the search goes on with it. */
export interface Found {
  readonly score: number;
  readonly count: number;
  tiles(): Placed[];
}

export type Visit = (found: Found) => void;

/** Tiles in hand, by the number of their letter; number 0 are the blanks. */
type Hand = Uint8Array;

/** One line of the board in one direction, as the search walks it. */
interface Line {
  readonly cells: readonly number[];
  readonly letters: readonly number[]; // 0: empty
  readonly worth: readonly number[]; // of the tile that lies there
  readonly fits: readonly (Uint8Array | null)[]; // letters that also fit across; null: any
  readonly crossing: readonly number[]; // worth of the tiles a word across would have besides
  readonly anchors: readonly boolean[];
  readonly letterTimes: readonly number[];
  readonly wordTimes: readonly number[];
}

const numberOf = (list: WordList, letter: string): number => list.letters.indexOf(letter) + 1;

function handOf({ rack, list }: Search): Hand {
  const hand = new Uint8Array(list.letters.length + 1);
  for (const tile of rack) {
    const number = tile === blank ? 0 : numberOf(list, tile);
    hand[number] = (hand[number] ?? 0) + 1;
  }
  return hand;
}

/** The letters that make a word with what lies before and behind a square the other way; null: nothing lies there. */
function fitsAt({ ground, list, says }: Search, cell: number, way: Direction): Uint8Array | null {
  const board = [...ground.board].with(cell, 'A').join('');
  const run = runThrough(board, cell, otherWay(way));
  if (run.length === 1) return null;
  const at = run.indexOf(cell);
  const walk = (from: LibraryPlace, cells: readonly number[]): LibraryPlace =>
    cells.reduce(
      (place, each) => (place === 0 ? 0 : list.step(place, numberOf(list, board.charAt(each)))),
      from,
    );
  const before = walk(list.start, run.slice(0, at));
  const fits = new Uint8Array(list.letters.length + 1);
  for (let letter = 1; before !== 0 && letter <= list.letters.length; letter++) {
    const end = walk(list.step(before, letter), run.slice(at + 1));
    if (end !== 0 && says(end)) fits[letter] = 1;
  }
  return fits;
}

const worthAt = ({ ground, tongue }: Search, cell: number): number =>
  ground.blanks.includes(cell) ? 0 : pointsOf(ground.board.charAt(cell), tongue);

const crossingAt = (search: Search, cell: number, way: Direction): number =>
  runThrough([...search.ground.board].with(cell, 'A').join(''), cell, otherWay(way))
    .filter((each) => each !== cell)
    .reduce((sum, each) => sum + worthAt(search, each), 0);

function touches(board: string, cell: number): boolean {
  if (board === emptyBoard) return cell === centre;
  return directions.some((way) =>
    [-1, 1].some((step) => {
      const at = onward(cell, way, step);
      return at !== null && board.charAt(at) !== empty;
    }),
  );
}

function lineOf(search: Search, way: Direction, number: number): Line {
  const { board } = search.ground;
  const first = way === 'across' ? number * side : number;
  const cells = Array.from({ length: side }, (_, i) => onward(first, way, i) ?? first);
  const isEmpty = (cell: number) => board.charAt(cell) === empty;
  return {
    cells,
    letters: cells.map((cell) => (isEmpty(cell) ? 0 : numberOf(search.list, board.charAt(cell)))),
    worth: cells.map((cell) => worthAt(search, cell)),
    fits: cells.map((cell) => (isEmpty(cell) && board !== emptyBoard ? fitsAt(search, cell, way) : null)),
    crossing: cells.map((cell) => (isEmpty(cell) ? crossingAt(search, cell, way) : 0)),
    anchors: cells.map((cell) => isEmpty(cell) && touches(board, cell)),
    letterTimes: cells.map(letterTimes),
    wordTimes: cells.map(wordTimes),
  };
}

/** Walks one line; a play is found when it covers its anchor, which is the first of the line that it covers. */
class Walk implements Found {
  score = 0;
  count = 0;
  private readonly search: Search;
  private readonly hand: Hand;
  private readonly values: readonly number[];
  private readonly visit: Visit;
  // What is laid, from 0 to count: plain numbers, since millions of tiles are tried.
  private readonly cells = new Uint8Array(rackSize);
  private readonly letters = new Uint8Array(rackSize);
  private readonly isBlank = new Uint8Array(rackSize);

  constructor(search: Search, visit: Visit) {
    this.search = search;
    this.hand = handOf(search);
    this.values = [0, ...Array.from(search.list.letters, (letter) => pointsOf(letter, search.tongue))];
    this.visit = visit;
  }

  tiles(): Placed[] {
    return Array.from({ length: this.count }, (_, i) => ({
      cell: this.cells[i] ?? 0,
      letter: this.search.list.letters.charAt((this.letters[i] ?? 1) - 1),
      isBlank: this.isBlank[i] === 1,
    }));
  }

  line(line: Line): void {
    for (const [at, isAnchor] of line.anchors.entries()) {
      if (!isAnchor) continue;
      for (const from of this.startsBefore(line, at))
        this.extend(line, at, from, this.search.list.start, 0, 1, 0);
      if (this.search.isOver()) return;
    }
  }

  /** Where a word over this anchor may begin: behind the anchor before it, and not beside a tile. */
  private *startsBefore(line: Line, anchor: number): Generator<number> {
    let from = anchor;
    if ((line.letters[anchor - 1] ?? 0) > 0) {
      while ((line.letters[from - 1] ?? 0) > 0) from -= 1;
      yield from;
      return;
    }
    for (; from >= 0 && anchor - from < this.search.rack.length; from--) {
      if (from < anchor && (line.anchors[from] || (line.letters[from] ?? 0) > 0)) return;
      if (from === 0 || (line.letters[from - 1] ?? 0) === 0) yield from;
    }
  }

  /** What counts so far: the sum along the line, its word premiums, and the words across. */
  private extend(
    line: Line,
    anchor: number,
    at: number,
    place: LibraryPlace,
    sum: number,
    times: number,
    across: number,
  ): void {
    const { list } = this.search;
    const lies = line.letters[at] ?? 0;
    if (lies > 0) {
      const next = list.step(place, lies);
      if (next !== 0) this.extend(line, anchor, at + 1, next, sum + (line.worth[at] ?? 0), times, across);
      return;
    }
    if (at > anchor && this.search.says(place)) this.found(sum * times + across);
    if (at >= side) return;
    const fits = line.fits[at] ?? null;
    const hasBlank = (this.hand[0] ?? 0) > 0;
    for (let next = list.below(place); next !== 0; next = list.beside(next)) {
      const letter = list.letterAt(next);
      if (fits !== null && fits[letter] === 0) continue;
      const tile = (this.hand[letter] ?? 0) > 0 ? letter : 0;
      if (tile === 0 && !hasBlank) continue;
      const value = (this.values[tile] ?? 0) * (line.letterTimes[at] ?? 1);
      const wordTimes = line.wordTimes[at] ?? 1;
      const crossing = fits === null ? 0 : ((line.crossing[at] ?? 0) + value) * wordTimes;
      this.lay(line.cells[at] ?? 0, letter, tile);
      this.extend(line, anchor, at + 1, next, sum + value, times * wordTimes, across + crossing);
      this.takeBack(tile);
    }
  }

  private lay(cell: number, letter: number, tile: number): void {
    this.hand[tile] = (this.hand[tile] ?? 0) - 1;
    this.cells[this.count] = cell;
    this.letters[this.count] = letter;
    this.isBlank[this.count] = tile === 0 ? 1 : 0;
    this.count += 1;
  }

  private takeBack(tile: number): void {
    this.hand[tile] = (this.hand[tile] ?? 0) + 1;
    this.count -= 1;
  }

  private found(score: number): void {
    this.score = score + (this.count === rackSize ? allTilesBonus : 0);
    this.visit(this);
  }
}

/** Calls with every play and what it counts; it stops between two squares when time is over. */
export function eachPlay(search: Search, visit: Visit): void {
  const isFirst = search.ground.board === emptyBoard;
  const walk = new Walk(search, visit);
  for (const way of isFirst ? directions.slice(0, 1) : directions)
    for (let number = 0; number < side; number++) {
      walk.line(lineOf(search, way, number));
      if (search.isOver()) return;
    }
}
