import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  bare,
  both,
  holding,
  libraryWith,
  moved,
  playOf,
  settled,
  tilesFor,
} from '../../../tests/support/data/crossingWords.ts';
import { testLibrary } from '../../../tests/support/data/words.ts';
import type { Library } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { openWords } from '../../engine/words/graph.ts';
import { alphabets } from '../../engine/words/letters.ts';
import { packWords, startPacking } from '../../engine/words/packing.ts';
import { bots } from './bot.ts';
import { eachPlay } from './generation.ts';
import { faultOf, formedBy, laidOn, scoreOf } from './laying.ts';
import { readMove, readPosition, typedPlay, writePosition } from './notation.ts';
import { leaveValue } from './rackLeaves.ts';
import { play, start, toAct } from './rules.ts';
import type { Ground, Move, Rules, State } from './shapes.ts';
import { type Direction, emptyBoard, onward, squareOf, squares } from './squares.ts';
import { view } from './view.ts';

test.each<[string, string | null]>([
  ['8H cat', 'H8 I8 J8'],
  ['H8 CAT', 'H8 H9 H10'],
  ['o8 CAT', 'O8 O9 O10'],
  ['8N CAT', null],
  ['8H DOG', null],
  ['CAT', null],
])('typed %s lies on %s', (text, names) => {
  const tiles = typedPlay({ board: emptyBoard, rack: 'CATS', tongue: 'en' }, text);
  expect(tiles?.map(({ cell }) => cell) ?? null).toEqual(names?.split(' ').map(squareOf) ?? null);
});

test('typed letters that lie there are passed over, and a missing one is a blank', () => {
  const ground = laidOn(bare, tilesFor(bare, 'CAT H8 across'));
  const tiles = typedPlay({ board: ground.board, rack: '?N', tongue: 'en' }, 'I7 oan');
  expect(tiles?.map(({ letter, isBlank }) => `${letter}${isBlank}`)).toEqual(['Otrue', 'Nfalse']);
});

test('every play is found, and each counts what the rules say', () => {
  const list = openWords(packWords('few', alphabets.en, ['CAT', 'CATS', 'AT', 'TA', 'SAT', 'AS', 'TAT']));
  const ground = laidOn(bare, tilesFor(bare, 'CAT H8 across'));
  const found = new Map<string, number>();
  const search = { ground, rack: 'SAT', tongue: 'en' as const, list, says: list.isWord, isOver: () => false };
  eachPlay(search, (one) =>
    found.set(
      one
        .tiles()
        .map((t) => `${t.letter}${t.cell}`)
        .join(),
      one.score,
    ),
  );
  const wanted = new Map<string, number>();
  for (let from = 0; from < squares; from++)
    for (const way of ['across', 'down'] as const)
      for (const word of ['CAT', 'CATS', 'AT', 'TA', 'SAT', 'AS', 'TAT'])
        addPlay(ground, from, way, word, wanted);
  expect([...found].sort()).toEqual([...wanted].sort());

  function addPlay(at: Ground, from: number, way: Direction, word: string, into: Map<string, number>): void {
    const end = onward(from, way, word.length - 1);
    if (end === null) return;
    const cells = [...word].map((letter, i) => ({ cell: onward(from, way, i) ?? 0, letter, isBlank: false }));
    if (cells.some(({ cell, letter }) => ![letter, '.'].includes(at.board.charAt(cell)))) return;
    const tiles = cells.filter(({ cell }) => at.board.charAt(cell) === '.');
    if (tiles.length === 0 || faultOf(at.board, tiles) !== null) return;
    const rack = [...'SAT'];
    for (const { letter } of tiles) {
      if (!rack.includes(letter)) return;
      rack.splice(rack.indexOf(letter), 1);
    }
    const formed = formedBy(at, tiles, 'en');
    if (formed.some(({ text }) => !list.has(text))) return;
    into.set(tiles.map((t) => `${t.letter}${t.cell}`).join(), scoreOf(formed, tiles.length));
  }
});

describe('bots', () => {
  const choose = (state: State, strength: number, library: Library = testLibrary): Move | undefined =>
    bots[strength]?.choose(view(state, state.turn), state.turn, seededRandom('0'.repeat(64), 'b'), library, {
      isOver: () => false,
    });

  it('go where the points are, and the best keeps good tiles', () => {
    const state = holding(['JUMPAEI', 'ABCDEFG']);
    expect(choose(state, 1, libraryWith('JUMP', 'UP', 'AM'))).toMatchObject({ kind: 'play' });
    expect(leaveValue('?S', 'en')).toBeGreaterThan(leaveValue('QV', 'en'));
    expect(leaveValue('EE', 'tr')).toBeLessThan(leaveValue('EK', 'tr'));
  });

  it('never say an offensive word, though it is valid', () => {
    const packing = startPacking('few', alphabets.en);
    packing.add('JUMP', 'unsaid');
    packing.add('UP', 'everyday');
    const library: Library = {
      words: new Map([['en', openWords(packing.pack())]]),
      answers: new Map(),
      holdsUnsaid: () => false,
    };
    for (const strength of [0, 1, 2]) {
      const move = choose(holding(['JUMPXXX', 'ABCDEFG']), strength, library);
      expect(move?.kind === 'play' && move.tiles.map(({ letter }) => letter).join('')).toBe('UP');
    }
  });

  it('exchange or pass when nothing fits', () => {
    const state = holding(['VVVVVVV', 'ABCDEFG']);
    expect(choose(state, 2)?.kind).toBe('exchange');
    expect(choose({ ...state, bag: 'AAA' }, 2)).toEqual({ kind: 'pass' });
  });

  it.each([
    [0, 'accept'],
    [1, 'challenge'],
    [2, 'challenge'],
  ])('strength %i meets a wrong word with %s', (strength, kind) => {
    const state = holding(['RETAINS', 'ABCDEFG'], { rules: { language: 'en', check: 'challenge' } });
    const laid = moved(state, 0, playOf(bare, 'RETAINS B8 across'));
    const seen = view(laid, 1);
    const random = seededRandom('0'.repeat(64), 'b');
    expect(bots[strength]?.choose(seen, 1, random, testLibrary, { isOver: () => true }).kind).toBe(kind);
  });
});

test('positions survive being written and read', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(20), fc.boolean(), fc.boolean(), (seed, turns, isTurkish, isDoubting) => {
      const rules: Rules = {
        language: isTurkish ? 'tr' : 'en',
        check: isDoubting ? 'challenge' : 'validate',
      };
      let state = settled(start(rules, 2), testLibrary, `${seed}`);
      for (let i = 0; i < turns && state.phase !== 'over'; i++) {
        const [by] = toAct(state);
        if (typeof by !== 'number') break;
        const random = seededRandom('0'.repeat(64), `${seed} ${i}`);
        const move = bots[i % 3]?.choose(view(state, by), by, random, testLibrary, { isOver: () => true });
        if (move) state = play(state, { kind: 'move', at: 0, by, move });
        expect(readPosition(writePosition(state))).toEqual(state);
        state = settled(state, testLibrary, `${seed}${i}`);
        expect(readPosition(writePosition(state))).toEqual(state);
      }
    }),
    { numRuns: 12, seed: 15 },
  );
});

const whole = writePosition(settled(start(both, 2)));

test.each([
  '',
  whole.replace('en/', 'de/'),
  whole.replace('15/', '14/'),
  whole.replace('playing', 'judging'),
  whole.replace('playing', 'over'),
  `${whole} more`,
])('%j is no position', (notation) => {
  expect(readPosition(notation)).toBeNull();
});

test.each([
  [{ kind: 'play', tiles: [] }],
  [{ kind: 'play', tiles: [{ cell: 225, letter: 'A', isBlank: false }] }],
  [{ kind: 'play', tiles: [{ cell: 1, letter: 'a', isBlank: false }] }],
  [{ kind: 'play', tiles: [{ cell: 1, letter: 'AB', isBlank: false }] }],
  [{ kind: 'exchange', letters: '' }],
  [{ kind: 'exchange', letters: 'ABCDEFGH' }],
  [{ kind: 'challenge', turn: -1 }],
])('%j is no move', (raw) => {
  expect(readMove(raw)).toBeNull();
});
