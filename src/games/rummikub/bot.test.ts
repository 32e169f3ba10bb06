// What the bots of tile rummy find: a way to lay out the whole table, whatever it looks like after.
import { describe, expect, it, test } from 'vitest';
import { playedIn, tilesOf } from './layout.ts';
import { bestLayout } from './search.ts';
import { firstFault } from './sets.ts';
import { minus, parseTiles } from './tiles.ts';

const untilDone = { isOver: () => false };
const many = { worth: () => 1, jokerWorth: () => 1 };
const setsOf = (text: string) =>
  text === '' ? [] : text.split(' ').flatMap((word) => [parseTiles(word) ?? []]);

describe('the strongest lays as many tiles as can be laid', () => {
  it.each([
    ['a run split in two', 'R3R4R5R6R7', 'R5', 1],
    ['a tile borrowed from a group', 'R8B8K8Y8', 'R6R7', 2],
    ['a joker replaced and used', 'R4JR6', 'R5K8Y8', 3],
    ['three runs made of three groups', 'R1B1K1 R2B2K2 R3B3K3', 'R4', 1],
    ['two runs of one colour side by side', '', 'R1R2R3R4R3R4R5R6', 8],
    ['two groups of one number', '', 'R9B9K9Y9R9B9', 6],
    ['two jokers and two tiles', '', 'JJR4R5', 4],
    ['nothing that fits', 'R1R2R3', 'B7K9', 0],
  ])('%s', (_what, table, hand, count) => {
    const [before, own] = [setsOf(table), parseTiles(hand) ?? []];
    const found = bestLayout({ table: tilesOf(before), hand: own, ...many }, untilDone) ?? [];
    const played = playedIn(before, found);
    expect(firstFault(found)).toBeNull();
    expect(minus(tilesOf(found), tilesOf(before))).not.toBeNull();
    expect(minus(own, played)).not.toBeNull();
    expect(played).toHaveLength(count);
  });
});

test('the search stops when its time is over', () => {
  const quest = { table: [], hand: parseTiles('R1R2R3') ?? [], ...many };
  expect(bestLayout(quest, { isOver: () => true })).toBeNull();
});
