import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { testLibrary } from '../../../tests/support/data/words.ts';
import { emptyLibrary, type Library } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { openWords } from '../../engine/words/graph.ts';
import { alphabets } from '../../engine/words/letters.ts';
import { startPacking } from '../../engine/words/packing.ts';
import { bots } from './bot.ts';
import { diceOf, pathOf, spelling } from './dice.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { betweenRounds, deal, play, refusal, result, start, timer, toAct } from './rules.ts';
import { feats, pointsOf, roundPoints, struckIn } from './scoring.ts';
import type { Move, Rules, State } from './shapes.ts';
import { solve } from './solving.ts';
import { legalMoves, tell, view } from './view.ts';

const board1 = 'T A P E R I N S Qu E L O U M D G'.split(' ');
const board2 = 'K A L E İ T I M S A N Ğ U P O Ç'.split(' ');
const usual: Rules = { language: 'en', seconds: 180, rounds: 3 };
const anySeed = '0'.repeat(64);

test.each<[string, string[], string, boolean]>([
  ['BO-1', board1, 'TRAIN PAIN SPIN QUIRE EQUIP RIPENS GOLD', true],
  ['BO-2', board1, 'QUEEN PLAIN TAPER MILD', false],
  ['BO-3', board1, 'LINE SPINE', true],
  ['BO-4', board2, 'KİTAP KALEM KATI KALIN PASTA', true],
  ['BO-5', board2, 'SAPAN TAKI NAL', false],
  ['BO-8', board1, 'QUE LOSE TAPES REIN MELD QUIRT', true],
])('%s: %j has %s: %s', (_, board, words, isThere) => {
  for (const word of words.split(' ')) {
    const path = pathOf(board, word);
    expect(path !== null, word).toBe(isThere);
    if (path) expect(spelling(board, path)).toBe(word);
  }
});

const listOf = (words: readonly string[], unsaid: readonly string[] = []): Library => {
  const packing = startPacking('few', alphabets.en);
  for (const word of words) packing.add(word, 'everyday');
  for (const word of unsaid) packing.add(word, 'unsaid');
  return {
    words: new Map([['en', openWords(packing.pack())]]),
    answers: new Map(),
    holdsUnsaid: () => false,
  };
};

test('BO-3: a word by two paths is one word', () => {
  const list = listOf(['LINE', 'SPINE', 'QUEEN', 'IN']).words.get('en');
  expect(list && [...solve(board1, list).keys()].sort()).toEqual(['LINE', 'SPINE']);
});

test('BO-6: what two found is struck for both', () => {
  expect(roundPoints([['TRAIN', 'QUIRE', 'SPIN'], ['SPIN', 'RIPENS'], ['GOLD']])).toEqual([4, 3, 1]);
});

test.each([
  ['BO-7', 'QUIRE', 2],
  ['BO-8', 'QUE', 1],
  ['BO-9', 'EIGHTLTR', 11],
  ['BO-9', 'TENLETTERS', 11],
  ['three letters', 'TEN', 1],
  ['six', 'RIPENS', 3],
  ['seven', 'RIPENED', 5],
  ['two', 'IN', 0],
])('%s: %s counts %i', (_, word, points) => {
  expect(pointsOf(word)).toBe(points);
});

test('BO-10: struck for all three', () => {
  const found = [['SPIN'], ['SPIN'], ['SPIN', 'GOLD']];
  expect([...struckIn(found)]).toEqual(['SPIN']);
  expect(roundPoints(found)).toEqual([0, 0, 1]);
});

test.each<[string, State['phase'], string[][], number[]]>([
  ['BO-11: eight letters that count', 'counting', [['TELETHON'], ['TEN']], [0]],
  ['BO-12: nine letters', 'counting', [['TEN'], ['TELETHONS']], [1]],
  ['BO-13: seven letters', 'counting', [['RIPENED'], []], []],
  ['BO-14: struck, since two found it', 'counting', [['TELETHON'], ['TELETHON']], []],
  ['BO-15: not before the round is counted', 'searching', [['TELETHON'], []], []],
])('%s', (_id, phase, found, seats) => {
  const state: State = { ...start(usual, 2), phase, found };
  expect(feats(state)).toEqual(seats.map((seat) => ({ seat, key: 'boggleEight' })));
});

test('sixteen dice with six faces; all 29 Turkish letters are on one', () => {
  for (const tongue of ['en', 'tr'] as const) {
    expect(diceOf(tongue)).toHaveLength(16);
    expect(diceOf(tongue).every((die) => die.length === 6)).toBe(true);
  }
  const faces = new Set(diceOf('tr').flat());
  expect([...alphabets.tr].filter((letter) => !faces.has(letter))).toEqual([]);
});

/** All that the dealer does until somebody must act. */
function settled(state: State, library = testLibrary, seed = ''): State {
  let next = state;
  for (let n = 0; toAct(next).includes('dealer'); n++)
    next = play(next, {
      kind: 'deal',
      at: 0,
      deal: deal(next, seededRandom(anySeed, `${seed} ${n}`), library),
    });
  return next;
}

const moved = (state: State, by: number, move: Move): State =>
  settled(play(state, { kind: 'move', at: 0, by, move }));

/** Board 1 with these words, the only ones in the list. */
const words1 = 'TRAIN PAIN SPIN QUIRE EQUIP RIPENS GOLD LINE SPINE QUE LOSE TAPES REIN MELD QUIRT'.split(' ');
function onBoard1(seats: number): State {
  const rolled = play(start(usual, seats), { kind: 'deal', at: 0, deal: { kind: 'roll', faces: board1 } });
  const more = 'APE PIN NIP SIN PEN'.split(' ');
  const words = [...words1, ...more];
  return play(rolled, { kind: 'deal', at: 0, deal: { kind: 'solution', list: 'v', words, unsaid: ['NIP'] } });
}

const find = (...words: string[]): Move => ({ kind: 'find', round: 1, words });

test('a board with fewer than twenty words is rolled again', () => {
  const rolled = play(start(usual, 2), { kind: 'deal', at: 0, deal: { kind: 'roll', faces: board1 } });
  const words = words1.slice(0, 15);
  const again = play(rolled, {
    kind: 'deal',
    at: 0,
    deal: { kind: 'solution', list: 'v', words, unsaid: [] },
  });
  expect([again.phase, again.board, toAct(again)]).toEqual(['rolling', [], ['dealer']]);
  const settledState = settled(start(usual, 2));
  expect(settledState.solution.length).toBeGreaterThanOrEqual(20);
  expect(settledState.list).toBe('test');
});

test.each([
  ['too short', find('IN'), 'tooShort'],
  ['not on the board', find('QUEEN'), 'notOnBoard'],
  ['on the board, not in the list', find('TAPE'), 'notInList'],
  ['twice', find('LINE', 'LINE'), 'alreadyFound'],
  ['of another round', { kind: 'find', round: 2, words: ['LINE'] } as const, 'otherRound'],
  ['going on too early', { kind: 'continue', round: 1 } as const, 'stillSearching'],
])('%s: refused', (_, move, key) => {
  expect(refusal(onBoard1(2), 0, move)).toBe(key);
});

test('a word that comes when the round is being counted is late', () => {
  const late = play(onBoard1(2), { kind: 'timer', at: 0, timer: 'round 1' });
  expect(refusal(late, 0, find('LINE'))).toBe('otherRound');
});

test('a word counts once, and is found again only by others', () => {
  const state = moved(onBoard1(2), 0, find('LINE'));
  expect(refusal(state, 0, find('LINE'))).toBe('alreadyFound');
  expect(refusal(state, 1, find('LINE'))).toBeNull();
});

describe('a round', () => {
  const state = moved(moved(onBoard1(3), 0, find('TRAIN', 'SPIN')), 1, find('SPIN'));

  it('keeps words to who found them until it is over, and tells all how many they are', () => {
    expect(view(state, 'spectator').counts).toEqual([2, 1, 0]);
    expect(view(state, 0).own).toEqual(['TRAIN', 'SPIN']);
    for (const to of [2, 'spectator'] as const) {
      expect(JSON.stringify(view(state, to))).not.toMatch(/SPIN|TRAIN|GOLD/);
      expect(tell(state, { kind: 'move', at: 0, by: 0, move: find('LINE') }, to)).toBeNull();
    }
    expect(legalMoves(view(state, 0), 0)).toBeNull();
  });

  it('ends with the time, or when all are done', () => {
    const late = play(state, { kind: 'timer', at: 0, timer: 'round 1' });
    const done = [0, 1, 2].reduce((one, by) => moved(one, by, { kind: 'done', round: 1 }), state);
    for (const after of [late, done]) expect([after.phase, after.rounds]).toEqual(['counting', [[2, 0, 0]]]);
    expect(refusal(moved(state, 0, { kind: 'done', round: 1 }), 0, find('LINE'))).toBe('notYourTurn');
    expect(timer(state)).toEqual({ name: 'round 1', ms: 180_000 });
  });

  it('shows all words but those nobody should be shown', () => {
    const after = view(play(state, { kind: 'timer', at: 0, timer: 'round 1' }), 'spectator');
    expect(after.found).toEqual([['TRAIN', 'SPIN'], ['SPIN'], []]);
    expect(after.missed).toContain('GOLD');
    expect(after.missed).not.toMatch(/SPIN\b|NIP/);
  });

  it('is followed by the next when all go on, or after a while', () => {
    const after = play(state, { kind: 'timer', at: 0, timer: 'round 1' });
    expect([betweenRounds(after), timer(after)?.ms]).toEqual([true, 15_000]);
    const next = [0, 1, 2].reduce((one, by) => moved(one, by, { kind: 'continue', round: 1 }), after);
    expect([next.phase, next.round, next.found]).toEqual(['searching', 2, [[], [], []]]);
    expect(play(after, { kind: 'timer', at: 0, timer: 'continue 1' }).phase).toBe('rolling');
  });
});

test('the highest sum of all rounds wins', () => {
  const last = {
    ...onBoard1(2),
    round: 3,
    rounds: [
      [3, 1],
      [0, 4],
    ],
  };
  const over = play(last, { kind: 'timer', at: 0, timer: 'round 3' });
  expect(result(over)).toEqual({ places: [[1], [0]], reason: 'normal', how: 'most' });
  expect([toAct(over), timer(over), betweenRounds(over)]).toEqual([[], null, false]);
});

test('a replay needs no list; the dealer does', () => {
  const rolled = play(start(usual, 2), { kind: 'deal', at: 0, deal: { kind: 'roll', faces: board1 } });
  expect(() => deal(rolled, seededRandom(anySeed, ''), emptyLibrary)).toThrow('no words');
});

test('positions survive being written and read', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(30), fc.boolean(), (seed, steps, isTurkish) => {
      const rules: Rules = { language: isTurkish ? 'tr' : 'en', seconds: 60, rounds: 2 };
      let state = settled(start(rules, 3), testLibrary, `${seed}`);
      for (let i = 0; i < steps && !result(state); i++) {
        const [by] = toAct(state);
        if (typeof by !== 'number') break;
        const random = seededRandom(anySeed, `${seed} ${i}`);
        const move = bots[i % 3]?.choose(view(state, by), by, random, testLibrary, { isOver: () => true });
        if (move) state = moved(state, by, move);
        expect(readPosition(writePosition(state))).toEqual(state);
      }
    }),
    { numRuns: 15, seed: 14 },
  );
});

const whole = writePosition(onBoard1(2));

test.each([
  '',
  whole.replace('180', '90'),
  whole.replace('searching', 'rolling'),
  whole.replace(' 1 T', ' 2 T'),
  whole.replace('TRAIN', 'QUEEN'),
  `${whole} more`,
])('%j is no position', (notation) => {
  expect(readPosition(notation)).toBeNull();
});

test.each([
  [{ kind: 'find', round: 1, words: [] }],
  [{ kind: 'find', round: 1, words: ['line'] }],
  [{ kind: 'find', round: 0, words: ['LINE'] }],
  [{ kind: 'find', words: ['LINE'] }],
  [{ kind: 'done', round: '1' }],
])('%j is no move', (raw) => {
  expect(readMove(raw)).toBeNull();
});
