// The field that names a daily puzzle. A file of its own, so that rankings do not bring the calls of all puzzles.
import * as z from 'zod/mini';
import { puzzleFacts } from '../../catalogue/facts.ts';

/** A puzzle of the catalogue, by its name. */
export const puzzleType = z
  .string()
  .check(z.refine((name) => puzzleFacts.some(({ id }) => id === name), { error: 'puzzleType' }));
