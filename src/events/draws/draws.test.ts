// Small draws by tables: how dice and names are read, what comes out of a seed, and that it can be proven.
import { describe, expect, test } from 'vitest';
import { commitmentTo } from '../../engine/random.ts';
import { readDice, writeDice } from './dice.ts';
import { type DrawSpec, drawnFrom, isDrawProven, readNames, specOf } from './draw.ts';

describe('dice', () => {
  test.each([
    ['DR-1', 'd6', '1d6'],
    ['DR-2', '2d6+1', '2d6+1'],
    ['DR-3', ' 2 D6 + 1 ', '2d6+1'],
    ['DR-4', '3d6+2d4-2', '3d6+2d4-2'],
    ['DR-5', 'd%', '1d100'],
    ['DR-6', '2z6', '2d6'],
    ['DR-7', '-1+d20', '-1+1d20'],
    ['DR-8', '50d1000', '50d1000'],
    ['DR-9', '+d6', '1d6'],
    ['DR-10', '10d6-10d6+1000', '10d6-10d6+1000'],
  ])('%s %s', (_, typed, written) => {
    const terms = readDice(typed);
    expect(terms && writeDice(terms)).toBe(written);
  });

  test.each([
    ['DR-20 nothing', ''],
    ['DR-21 no dice', '5'],
    ['DR-22 a word', 'many'],
    ['DR-23 no sides', '2d'],
    ['DR-24 one side', '2d1'],
    ['DR-25 no side', 'd0'],
    ['DR-26 no dice of six', '0d6'],
    ['DR-27 too many dice', '51d6'],
    ['DR-28 too many in all', '26d6+25d6'],
    ['DR-29 too many sides', 'd1001'],
    ['DR-30 a number too large', 'd6+1001'],
    ['DR-31 seven terms', 'd6+1+1+1+1+1+1'],
    ['DR-32 two signs', 'd6++1'],
    ['DR-33 a sign at the end', 'd6+'],
    ['DR-34 a fraction', 'd6+1.5'],
    ['DR-35 multiplied', '2*d6'],
    ['DR-36 very long', `d6${'+0'.repeat(40)}`],
  ])('%s', (_, typed) => {
    expect(readDice(typed)).toBe(null);
  });
});

test.each([
  ['DR-40', 'Ada, Bo,Can', ['Ada', 'Bo', 'Can']],
  ['DR-41', 'Ada\nBo\n\n Can  Öz ', ['Ada', 'Bo', 'Can Öz']],
  ['DR-42', 'Ada; Ada, ,', ['Ada']],
  ['DR-43', '', []],
])('%s names in %j', (_, typed, names) => {
  expect(readNames(typed)).toEqual(names);
});

test.each([
  ['DR-50 a coin needs nothing', 'coin', '', [], { kind: 'coin' }],
  ['DR-51 dice in one spelling', 'dice', ' D6 ', [], { kind: 'dice', dice: '1d6' }],
  ['DR-52 no dice', 'dice', 'x', [], null],
  ['DR-53 two names', 'who', '', ['Ada', 'Bo'], { kind: 'who', names: ['Ada', 'Bo'] }],
  ['DR-54 one name', 'who', '', ['Ada'], null],
  ['DR-55 the same name twice', 'order', '', ['Ada', 'Ada'], null],
  ['DR-56 too many', 'order', '', Array.from({ length: 51 }, (_, at) => `N${at}`), null],
  ['DR-57 a long name', 'who', '', ['Ada', 'B'.repeat(61)], null],
] as const)('%s', (_, kind, dice, names, spec) => {
  expect(specOf(kind, dice, names)).toEqual(spec);
});

describe('what comes out', () => {
  const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
  const names = ['Ada', 'Bo', 'Can', 'Deniz'];
  const specs: readonly DrawSpec[] = [
    { kind: 'coin' },
    { kind: 'dice', dice: '2d6+1' },
    { kind: 'who', names },
    { kind: 'order', names },
  ];

  test('DR-60 stays what it was: it follows from the seed and the number of the draw', () => {
    expect(specs.map((spec) => drawnFrom(seed, 'team|1', spec))).toMatchInlineSnapshot(`
      [
        {
          "isHeads": false,
          "kind": "coin",
        },
        {
          "kind": "dice",
          "rolls": [
            [
              2,
              4,
            ],
            [],
          ],
          "total": 7,
        },
        {
          "kind": "who",
          "name": "Bo",
        },
        {
          "kind": "order",
          "names": [
            "Deniz",
            "Can",
            "Ada",
            "Bo",
          ],
        },
      ]
    `);
    expect(drawnFrom(seed, 'team|1', { kind: 'dice', dice: '9d6' })).not.toEqual(
      drawnFrom(seed, 'team|2', { kind: 'dice', dice: '9d6' }),
    );
  });

  test('DR-61 adds up, takes away, and stays within the dice', () => {
    for (let at = 0; at < 200; at++) {
      const outcome = drawnFrom(seed, `team|${at}`, { kind: 'dice', dice: '3d6-2d4+5' });
      if (outcome.kind !== 'dice') throw new Error('no dice');
      const [sixes = [], fours = [], none = []] = outcome.rolls;
      expect([sixes.length, fours.length, none.length]).toEqual([3, 2, 0]);
      for (const pips of sixes) expect(pips >= 1 && pips <= 6).toBe(true);
      for (const pips of fours) expect(pips >= 1 && pips <= 4).toBe(true);
      const sum = (pips: readonly number[]) => pips.reduce((all, each) => all + each, 0);
      expect(outcome.total).toBe(sum(sixes) - sum(fours) + 5);
    }
  });

  test('DR-62 is even: a coin, a die and a name come as often as they should', () => {
    const counts = new Map<string, number>();
    const times = 6_000;
    for (let at = 0; at < times; at++)
      for (const spec of [specs[0], { kind: 'dice', dice: '1d6' }, specs[2]] as const) {
        const key = JSON.stringify(drawnFrom(seed, `even|${at}`, spec ?? { kind: 'coin' }));
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    expect(counts.size).toBe(2 + 6 + 4);
    for (const [key, count] of counts) {
      const ways = key.includes('coin') ? 2 : key.includes('dice') ? 6 : 4;
      expect(Math.abs(count - times / ways), key).toBeLessThan(4 * Math.sqrt(times / ways));
    }
  });

  test.each(specs)('DR-63 $kind is proven, and nothing that was altered', (spec) => {
    const label = 'team|7';
    const outcome = drawnFrom(seed, label, spec);
    const published = { commitment: commitmentTo(seed), seed, label, spec, outcome };
    expect(isDrawProven(published)).toBe(true);
    expect(isDrawProven({ ...published, commitment: commitmentTo(`ff${seed.slice(2)}`) })).toBe(false);
    const others = Array.from({ length: 40 }, (_, at) => drawnFrom(seed, `other|${at}`, spec));
    const other = others.find((each) => JSON.stringify(each) !== JSON.stringify(outcome));
    expect(other && isDrawProven({ ...published, outcome: other })).toBe(false);
  });
});
