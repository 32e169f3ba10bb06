// What the bots of okey do when there is little to choose.
import { expect, test } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { bots } from './bot.ts';
import { play, start } from './rules.ts';
import type { Move, State } from './shapes.ts';
import { box, parseTiles, type Tile } from './tiles.ts';
import { view } from './view.ts';

const untilDone = { isOver: () => false };
const random = seededRandom('11'.repeat(32), 'bot');

const choiceOf = (strength: number, state: State): Move | undefined =>
  bots[strength]?.choose(view(state, 0), 0, random, emptyLibrary, untilDone);

/** Seat 0 was dealt these fifteen tiles. */
function holding(indicator: Tile, words: string): State {
  const own = parseTiles(words.replaceAll(' ', ',')) ?? [];
  const rest = [indicator, ...own].reduce<Tile[]>(
    (left, one) => left.toSpliced(left.indexOf(one), 1),
    [...box],
  );
  return play(start({ start: 20, hands: 0 }), {
    kind: 'deal',
    at: 0,
    deal: [indicator, ...own, ...rest],
  });
}

test.each([0, 1, 2])('bot %i finishes when it can, as dearly as it can', (strength) => {
  const state = holding('Y4', 'R1 R1 K3 K3 Y9 Y9 B10 B10 R13 R13 K8 K8 Y2 Y2 Y5');
  expect(choiceOf(strength, state)).toEqual({ kind: 'finish', tile: 'Y5' });
});

test.each([0, 1, 2])('bot %i keeps its okey', (strength) => {
  const state = holding('R6', 'R7 Y5 B5 K1 K3 R1 R9 B9 Y11 B12 R13 Y1 K8 Y8 R11');
  expect(choiceOf(strength, state)).not.toEqual({ kind: 'discard', tile: 'R7' });
});

/** The stock is empty, and this tile lies on the pile before seat 0. */
function offering(top: Tile): State {
  const begun = holding('R6', 'R7 Y5 B5 K1 K3 R1 R9 B9 Y11 B12 R13 Y1 Y8 R8 B2');
  const state = play(begun, { kind: 'move', at: 0, by: 0, move: { kind: 'discard', tile: 'B2' } });
  return { ...state, turn: 0, stock: [], piles: state.piles.with(1, [top]) };
}

test.each([0, 1, 2])('bot %i ends the hand rather than take what does not help', (strength) => {
  expect(choiceOf(strength, offering('R3'))).toEqual({ kind: 'draw', from: 'stock' });
});

test('the strongest misses nothing that does: a third eight', () => {
  expect(choiceOf(2, offering('K8'))).toEqual({ kind: 'draw', from: 'discard' });
});
