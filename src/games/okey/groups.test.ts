// What is a winning hand of okey, by its vectors.
import { expect, it, test } from 'vitest';
import { bestCover, inGroups, inPairs, isGroup, winOf } from './groups.ts';
import { byTile, countsAs, okeyOf, parseTiles, readTile, type Tile } from './tiles.ts';

const hand = (words: string): readonly Tile[] => parseTiles(words.replaceAll(' ', ',')) ?? [];
const tile = (word: string): Tile => readTile(word) ?? 'F';

test('okey from indicator: R3 is R4, K13 is K1', () => {
  expect([okeyOf('R3'), okeyOf('K13')]).toEqual(['R4', 'K1']);
});

test.each([
  ['OK-1', 'R3', 'R1 R2 R3 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 K5', true, false],
  ['OK-2', 'R3', 'R1 R2 R3 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 R5', false, false],
  ['OK-3', 'R3', 'R12 R13 R1 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 K5', true, false],
  ['OK-4', 'R3', 'R13 R1 R2 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 K5', false, false],
  ['OK-5', 'R3', 'R1 R2 R4 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 K5', true, false],
  ['OK-6', 'R3', 'R3 F R5 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 K5', true, false],
  ['OK-7', 'R3', 'F B4 K4 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 K5', true, false],
  ['OK-8', 'K13', 'K1 B9 R9 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 K5', true, false],
  ['OK-9', 'K13', 'K12 K13 F B7 K7 Y7 K8 K9 K10 K11 Y5 B5 R5 K5', true, false],
  ['OK-10', 'B6', 'R1 R1 K3 K3 Y9 Y9 B10 B10 R13 R13 K8 K8 Y2 Y2', false, true],
  ['OK-11', 'B6', 'R1 R1 K3 K3 Y9 Y9 B10 B10 R13 R13 K8 K8 Y2 B7', false, true],
  ['OK-12', 'B6', 'R1 B1 K3 K3 Y9 Y9 B10 B10 R13 R13 K8 K8 Y2 Y2', false, false],
  ['OK-13', 'B6', 'F F K3 K3 Y9 Y9 B10 B10 R13 R13 K8 K8 Y2 Y2', false, true],
  ['OK-14', 'B6', 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1', true, false],
  ['OK-15', 'B6', 'B7 B7 R10 R11 Y4 K4 K5 K6 K7 Y11 Y12 Y13 Y1 R4', true, false],
  ['OK-16', 'B6', 'R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1 B2 Y2 K2', true, false],
  ['OK-17', 'K13', 'F K2 K3 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 K5', true, false],
])('%s: with indicator %s, %s is groups %s, pairs %s', (_, indicator, words, groups, pairs) => {
  const okey = okeyOf(tile(indicator));
  const tiles = hand(words);
  expect(tiles).toHaveLength(14);
  const found = inGroups(tiles, okey);
  expect(found !== null).toBe(groups);
  expect(inPairs(tiles, okey) !== null).toBe(pairs);
  if (found) expect(found.flat().toSorted(byTile)).toEqual(tiles.toSorted(byTile));
  for (const group of found ?? []) expect(isGroup(group, okey)).toBe(true);
  expect(winOf(tiles, okey)?.kind ?? null).toBe(pairs ? 'pairs' : groups ? 'groups' : null);
});

it('the cover leaves out as little as it can, and never calls a wild tile loose', () => {
  const okey = okeyOf('R6');
  const tiles = hand('R1 R2 R3 Y9 B9 K9 R7 K1 K2 Y13 B12 B4 Y6 K11');
  expect(bestCover(tiles, okey).size).toBe(9);
  expect(tiles.filter((one) => countsAs(one, okey) === null)).toEqual(['R7']);
});
