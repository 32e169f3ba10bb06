// The rack as its owner orders it: nothing is lost, and what stood where it was left stays there.
import { describe, expect, it } from 'vitest';
import { byTile, parseTiles, type Tile } from '../tiles.ts';
import {
  braces,
  byPairs,
  byRuns,
  moved,
  parseSlots,
  type Slots,
  settled,
  writeSlots,
} from './arrangement.ts';

const tiles = (words: string): readonly Tile[] => parseTiles(words.replaceAll(' ', ',')) ?? [];
/** `R1 . R2`: a dot is an empty slot. */
const slots = (words: string): Slots => parseSlots(words.replaceAll(' ', ',').replaceAll('.', ''));
const standing = (some: Slots): readonly Tile[] => some.flatMap((tile) => tile ?? []).sort(byTile);

describe('settling', () => {
  it.each([
    ['keeps what is left', 'R1 . R2 K3', 'R1 K3', 'R1 . . K3'],
    ['lets a new tile in at the end', 'R1 . R2 .', 'R1 R2 Y5', 'R1 . R2 Y5'],
    ['knows two alike', 'R1 R1 . .', 'R1 R1', 'R1 R1 . .'],
    ['gives the place of what went to what came', 'R1 R2', 'R1 Y5', 'R1 Y5'],
  ])('%s', (_, before, rack, after) => {
    expect(settled(slots(before), tiles(rack))).toEqual(slots(after));
  });
});

describe('moving', () => {
  it.each([
    ['into an empty slot', 'R1 R2 . . . .', 0, 4, '. R2 . . R1 .'],
    ['between two, which make room', 'R1 R2 . Y1 . .', 3, 1, 'R1 Y1 R2 . . .'],
    ['within a ledge', 'R1 R2 R3 . . .', 2, 0, 'R3 R1 R2 . . .'],
    ['onto a full ledge: they change places', 'R1 R2 R3 Y1 Y2 .', 3, 1, 'R1 Y1 R3 R2 Y2 .'],
  ])('%s', (_, before, from, to, after) => {
    expect(moved(slots(before), from, to, 3)).toEqual(slots(after));
  });

  it('loses nothing, wherever a tile goes', () => {
    const before = slots('R1 R2 . K3 K4 K5 . Y1');
    for (let from = 0; from < 8; from++)
      for (let to = 0; to < 8; to++)
        if (before[from] && from !== to)
          expect(standing(moved(before, from, to, 4))).toEqual(standing(before));
  });
});

describe('sorting', () => {
  const rack = tiles('R1 R2 R3 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 K5 F');
  it.each([
    ['runs, wide', byRuns, 15],
    ['runs, narrow', byRuns, 8],
    ['pairs, wide', byPairs, 15],
    ['pairs, narrow', byPairs, 8],
  ])('%s: every tile has a slot', (_, sort, ledge) => {
    const sorted = sort(rack, 'R4', ledge);
    expect(sorted).toHaveLength(2 * ledge);
    expect(standing(sorted)).toEqual(rack.toSorted(byTile));
  });

  it('complete groups stand together and carry a brace', () => {
    const sorted = byRuns(rack, 'R4', 15);
    const covered = braces(sorted, 'R4', 15).reduce((sum, { length }) => sum + length, 0);
    expect(covered).toBeGreaterThanOrEqual(14);
  });

  it('pairs stand side by side', () => {
    expect(byPairs(tiles('R1 K9 Y2 R1 K9'), 'B1', 8).slice(0, 4)).toEqual(tiles('R1 R1 K9 K9'));
  });
});

it.each([
  ['R1 R2 R3 . K7 K8 . .', [{ at: 0, length: 3 }]],
  ['R3 R2 R1 R5 . . . .', [{ at: 0, length: 3 }]],
  ['. . R12 R13 R1 . . .', []],
  [
    'R12 R13 R1 . Y7 B7 K7 R7',
    [
      { at: 0, length: 3 },
      { at: 4, length: 4 },
    ],
  ],
  ['R13 R1 R2 . Y7 Y7 K7 .', []],
])('braces of %s', (words, found) => {
  expect(braces(slots(words), 'Y1', 4)).toEqual(found);
});

it('an arrangement is written and read back', () => {
  const some = slots('R1 . F K13 . Y2');
  expect(parseSlots(writeSlots(some))).toEqual(some);
});
