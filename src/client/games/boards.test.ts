// @vitest-environment jsdom
// Plates and logs draw the piece a seat plays with, where its colour is its own.
import { expect, it } from 'vitest';
import { equipmentOf } from './boards.ts';

it.each([
  ['checkers', ['ink', 'ivory']],
  ['draughts', ['ivory', 'ink']],
  ['chess', ['ivory', 'ink']],
])('%s', async (game, sides) => expect((await equipmentOf(game)).board.sides).toEqual(sides));
