// The calls of all puzzles, whatever their family: a new family is a line here.
import type { PuzzleFacts } from '../../engine/facts.ts';
import type { Endpoint } from '../endpoint.ts';
import { gridCalls } from './gridPuzzles.ts';
import { mapCalls } from './mapPuzzles.ts';
import { rowCalls } from './rowPuzzles.ts';

type CallsOfPuzzle = Readonly<Record<string, Endpoint>>;

const families: Readonly<Record<PuzzleFacts['family'], Readonly<Record<string, CallsOfPuzzle>>>> = {
  rows: rowCalls,
  grid: gridCalls,
  map: mapCalls,
};

const puzzles: readonly CallsOfPuzzle[] = Object.values(families).flatMap((calls) => Object.values(calls));

/** Every call about an attempt, puzzle by puzzle. */
export const attemptCalls: readonly Endpoint[] = puzzles.flatMap((calls) => Object.values(calls));
