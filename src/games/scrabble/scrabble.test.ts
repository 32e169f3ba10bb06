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
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { alphabets, type Tongue } from '../../engine/words/letters.ts';
import { faultOf, formedBy, laidOn, scoreOf } from './laying.ts';
import { betweenRounds, deal, feats, play, reckoned, refusal, result, start, timer, toAct } from './rules.ts';
import type { Placed, Rules } from './shapes.ts';
import { emptyBoard, premiumAt, squareOf, squares } from './squares.ts';
import { sorted, tilesOf, worth } from './tiles.ts';
import { legalMoves, tell, view } from './view.ts';

function scoresOf(tongue: Tongue, plays: readonly string[]): number[] {
  let ground = bare;
  return plays.map((written) => {
    const tiles = tilesFor(ground, written);
    expect(faultOf(ground.board, tiles), written).toBeNull();
    const score = scoreOf(formedBy(ground, tiles, tongue), tiles.length);
    ground = laidOn(ground, tiles);
    return score;
  });
}

test.each<[string, Tongue, string[], number[]]>([
  ['SC-1', 'en', ['GLOVE F8 across', 'VEX I8 down', 'TAX G10 across'], [18, 14, 10]],
  ['SC-2', 'en', ['JUMP H8 down', 'TUSK F12 across'], [30, 26]],
  ['SC-3', 'en', ['JU*MP H8 down', 'TUSK F12 across'], [28, 25]],
  ['SC-4', 'en', ['RETAINS B8 across'], [66]],
  ['SC-5', 'en', ['QUIZ H8 across'], [44]],
  ['SC-6', 'en', ['TONE G8 across', 'HE F9 across'], [8, 9]],
  ['SC-7', 'en', ['ZOOM H5 down', 'CRAZIES E5 across'], [30, 72]],
  ['SC-8', 'tr', ['KİTAP H8 across', 'TAŞ J8 down', 'ŞEY J10 across'], [28, 14, 8]],
  ['SC-9', 'tr', ['ÇİÇEK D8 across'], [30]],
  ['SC-13', 'tr', ['GÖZLÜK F8 across'], [42]],
])('%s: %s %j score %j', (_, tongue, plays, scores) => {
  expect(scoresOf(tongue, plays)).toEqual(scores);
});

test('the tiles: 100 of each language, worth 187 and 201', () => {
  expect([tilesOf('en').length, tilesOf('tr').length]).toEqual([100, 100]);
  expect([worth(tilesOf('en'), 'en'), worth(tilesOf('tr'), 'tr')]).toEqual([187, 201]);
  expect([...alphabets.tr].filter((letter) => !tilesOf('tr').includes(letter))).toEqual([]);
});

test('61 squares count more, and they mirror each other', () => {
  const all = Array.from({ length: squares }, (_, cell) => premiumAt(cell));
  const count = (mark: string) => all.filter((each) => each === mark).length;
  expect([count('T'), count('D'), count('t'), count('d')]).toEqual([8, 17, 12, 24]);
  expect(all.toReversed()).toEqual(all);
});

test('SC-10: who goes out gains what the others hold', () => {
  expect(reckoned({ rules: both, scores: [300, 250], racks: ['', 'QE'] })).toEqual([311, 239]);
  const state = holding(['CAT', 'QE'], { bag: '', scores: [290, 250] });
  const over = moved(state, 0, playOf(bare, 'CAT H8 across'), libraryWith('CAT'));
  expect(over).toMatchObject({ phase: 'over', ending: 'out', scores: [311, 239] });
  expect(result(over)).toEqual({ places: [[0], [1]], reason: 'normal', how: 'out' });
  expect(toAct(over)).toEqual([]);
});

test('SC-11: four turns of two without points end it, and everyone loses their rack', () => {
  let state = holding(['FAE', 'FPEE'], { scores: [300, 280] });
  expect(state.racks.map((rack) => worth(rack, 'en'))).toEqual([6, 9]);
  for (const by of [0, 1, 0]) state = moved(state, by, { kind: 'pass' });
  expect(result(state)).toBeNull();
  expect(result(moved(state, 1, { kind: 'pass' }))?.how).toBe('stuck');
  expect(moved(state, 1, { kind: 'pass' }).scores).toEqual([294, 271]);
});

test('SC-20: all seven tiles in one turn are worth a badge once the play stands, six are not', () => {
  const library = libraryWith('RETAINS', 'RETAIN');
  const laid = (written: string, change = {}) =>
    moved(holding(['RETAINS', 'AEIOULN'], change), 0, playOf(bare, written), library);
  expect(feats(laid('RETAINS B8 across'))).toEqual([{ seat: 0, key: 'scrabbleBonus' }]);
  expect(feats(laid('RETAIN C8 across'))).toEqual([]);
  const doubtful = laid('RETAINS B8 across', { rules: { language: 'en', check: 'challenge' } });
  expect(feats(doubtful)).toEqual([]);
  const accepted = moved(doubtful, 1, { kind: 'accept', turn: 0 }, library);
  expect(feats(accepted)).toEqual([{ seat: 0, key: 'scrabbleBonus' }]);
  const doubted = moved(doubtful, 1, { kind: 'challenge', turn: 0 }, libraryWith('RETAIN'));
  expect(feats(doubted)).toEqual([]);
});

test('SC-21: a play worth no points is a play, and ends a row of turns without any', () => {
  const state = holding(['??', 'AEIOULN'], { scoreless: 3, scores: [0, 0] });
  const after = moved(state, 0, playOf(bare, 'A*T* H8 across'), libraryWith('AT'));
  expect(after).toMatchObject({ phase: 'playing', scoreless: 0, scores: [0, 0] });
});

test('SC-12: no exchange with six tiles in the bag', () => {
  const state = holding(['ABCDEFG', 'ABCDEFG'], { bag: 'AAAAAA' });
  expect(refusal(state, 0, { kind: 'exchange', letters: 'A' })).toBe('bagTooSmall');
  expect(refusal({ ...state, bag: 'AAAAAAA' }, 0, { kind: 'exchange', letters: 'A' })).toBeNull();
});

test('an exchange draws first, and the old tiles go back', () => {
  const state = holding(['ABCDEFG', 'ABCDEFG'], { bag: 'IIIIIII' });
  const after = moved(state, 0, { kind: 'exchange', letters: 'GA' });
  expect(after.racks[0]).toBe('BCDEFII');
  expect(sorted(after.bag, 'en')).toBe('AGIIIII');
  expect([after.turn, after.scoreless]).toEqual([1, 1]);
});

test.each<[string, string, string, string]>([
  ['SC-14', '', 'A H8 across', 'twoTiles'],
  ['SC-14', '', 'CAT A1 across', 'centre'],
  ['SC-15', 'CAT H8 across', 'A.B H9 across', 'gap'],
  ['beside nothing', 'CAT H8 across', 'AB A1 across', 'notJoined'],
  ['round a corner', 'CAT H8 across', 'corner', 'oneLine'],
  ['on another tile', 'CAT H8 across', 'occupied', 'occupied'],
  ['without the tile', '', 'ZOO H8 across', 'notYourTiles'],
])('%s: after %s, %s is refused: %s', (_, before, written, key) => {
  const ground = before === '' ? bare : laidOn(bare, tilesFor(bare, before));
  const state = holding(['ABCABCT', 'ABCABCT'], { ...ground });
  const at = (name: string, letter: string): Placed => ({
    cell: squareOf(name) ?? 0,
    letter,
    isBlank: false,
  });
  const special: Readonly<Record<string, Placed[]>> = {
    corner: [at('H9', 'A'), at('I10', 'B')],
    occupied: [at('H8', 'A'), at('H9', 'B')],
    'A.B H9 across': [at('K8', 'A'), at('M8', 'B')],
  };
  const tiles = special[written] ?? tilesFor(ground, written);
  expect(refusal(state, 0, { kind: 'play', tiles })).toBe(key);
});

test('a blank stands for a letter of the language only', () => {
  const state = holding(['?ABCDET', 'ABCDEFG']);
  const tiles = (letter: string): Placed[] => [
    { cell: 112, letter, isBlank: true },
    { cell: 113, letter: 'A', isBlank: false },
  ];
  expect(refusal(state, 0, { kind: 'play', tiles: tiles('Ç') })).toBe('otherAlphabet');
  expect(refusal(state, 0, { kind: 'play', tiles: tiles('P') })).toBeNull();
});

test('SC-16: a word that is none: tiles back, same turn, and only its player hears which', () => {
  const state = holding(['RETAINS', 'ABCDEFG']);
  const move = playOf(bare, 'RETAINS B8 across');
  expect(refusal(state, 0, move)).toBeNull();
  const after = moved(state, 0, move, libraryWith('CAT'));
  expect(after).toMatchObject({ board: emptyBoard, racks: state.racks, turn: 0, scores: [0, 0], turns: 0 });
  expect(view(after, 0).refused?.words).toEqual(['RETAINS']);
  expect([view(after, 1).refused, view(after, 'spectator').refused]).toEqual([null, null]);
  expect(timer(after)).toEqual(timer(state));
  const judging = play(state, { kind: 'move', at: 0, by: 0, move });
  const verdict = { kind: 'deal', at: 0, deal: { kind: 'verdict', bad: ['RETAINS'] } } as const;
  expect(tell(judging, verdict, 0)?.key).toBe('notWords');
  expect(tell(judging, verdict, 1)).toBeNull();
});

test('SC-17: three players, the bag empty, one goes out', () => {
  const scores = reckoned({ rules: both, scores: [0, 0, 0], racks: ['', 'K', 'QD'] });
  expect(scores).toEqual([17, -5, -12]);
});

describe('with doubting', () => {
  const rules: Rules = { language: 'en', check: 'challenge' };
  const opened = holding(['RETAINS', 'ABCDEFG', 'ABCDEFG'], { rules });
  const laid = moved(opened, 0, playOf(bare, 'RETAINS B8 across'), emptyLibrary);

  it('waits for the others, who are not late when they say nothing', () => {
    expect(toAct(laid)).toEqual([1, 2]);
    expect([timer(laid)?.ms, betweenRounds(laid)]).toEqual([20_000, true]);
    expect(legalMoves(view(laid, 1), 1)).toEqual([
      { kind: 'accept', turn: 0 },
      { kind: 'challenge', turn: 0 },
    ]);
    expect(laid.scores[0]).toBe(0);
  });

  it('lets a play stand when all accept it, or when time is up', () => {
    const accepted = moved(moved(laid, 2, { kind: 'accept', turn: 0 }), 1, { kind: 'accept', turn: 0 });
    const late = play(laid, { kind: 'timer', at: 0, timer: 'challenge 0' });
    for (const after of [accepted, late])
      expect(after).toMatchObject({ phase: 'playing', turn: 1, scores: [66, 0, 0], scoreless: 0 });
    expect(accepted.racks[0]).toHaveLength(7);
  });

  it('takes a wrong word back, for nothing', () => {
    const after = moved(laid, 2, { kind: 'challenge', turn: 0 }, libraryWith('CAT'));
    expect(after).toMatchObject({ board: emptyBoard, scores: [0, 0, 0], turn: 1, scoreless: 1 });
    expect(after.racks[0]).toBe(sorted('RETAINS', 'en'));
    expect(refusal(after, 1, { kind: 'challenge', turn: 0 })).toBe('tooLate');
  });

  it('costs who doubted wrongly their next turn', () => {
    const after = moved(laid, 1, { kind: 'challenge', turn: 0 }, libraryWith('RETAINS'));
    expect(after).toMatchObject({ phase: 'playing', turn: 2, scores: [66, 0, 0], skips: [0, 0, 0] });
    const later = moved(laid, 2, { kind: 'challenge', turn: 0 }, libraryWith('RETAINS'));
    expect([later.turn, later.skips]).toEqual([1, [0, 0, 1]]);
    expect(moved(later, 1, { kind: 'pass' }).turn).toBe(0);
  });
});

test('the list’s version is part of the log, and a replay needs no list', () => {
  const state = settled(start(both, 2));
  expect(state.list).toBe('test');
  expect(() => deal(start(both, 2), seededRandom('0'.repeat(64), ''), emptyLibrary)).toThrow('no words');
});

test('time passes for who does not play', () => {
  const state = settled(start(both, 2));
  expect(timer(state)).toEqual({ name: 'turn 0', ms: 180_000 });
  const after = play(state, { kind: 'timer', at: 0, timer: 'turn 0' });
  expect([after.turn, after.scoreless]).toEqual([1, 1]);
});

test('no tile of another rack and nothing of the bag is seen before the end', () => {
  const state = holding(['AAAAAAA', 'ZZZZZZZ'], { bag: 'QQQQ' });
  for (const to of [0, 'spectator'] as const) expect(JSON.stringify(view(state, to))).not.toMatch(/Z|Q/);
  expect(view({ ...state, phase: 'over', ending: 'stuck' }, 'spectator').left).toEqual(state.racks);
});
