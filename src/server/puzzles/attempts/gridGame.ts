// Puzzles filled in on a grid: the state of a solver's game, joining, handing in, and hints.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { GridCalls, SudokuGame } from '../../../contract/puzzles/gridPuzzles.ts';
import {
  type GridGuess,
  type GridPuzzle,
  type GridShapes,
  isGridPuzzle,
} from '../../../engine/gridPuzzle.ts';
import type { Attempt } from '../../../engine/puzzle.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { join } from './join.ts';
import type { AttemptServices } from './services.ts';
import { isFinished, standingOf, whichOf } from './standing.ts';
import { readSolving, type WhichAttempt } from './store.ts';
import { type Playing, resultOf, type TakenTry, takeTry } from './takeTry.ts';

async function definitionOf({ puzzles }: AttemptServices, id: string): Promise<GridPuzzle> {
  const definition = await puzzles.load(id);
  if (!definition || !isGridPuzzle(definition)) throw new Error(`${id} is no puzzle on a grid`);
  return definition;
}

const wrongIn = ({ tries }: Attempt<GridShapes>): number =>
  tries.filter(({ mark }) => mark.kind === 'submit' && !mark.isRight).length;

const hintsIn = ({ tries }: Attempt<GridShapes>) =>
  tries.flatMap(({ mark }) => (mark.kind === 'hint' ? [{ cell: mark.cell, digit: mark.digit }] : []));

async function game(
  services: AttemptServices,
  definition: GridPuzzle,
  context: MemberContext,
  gameId: string,
): Promise<SudokuGame | Refusal> {
  const which = whichOf(context, definition.id, gameId);
  const solving = await readSolving<GridShapes>(services.database, which);
  const now = services.clock.now();
  if (!solving || solving.puzzle.opens_at > now) return refuse('NotFound');
  const { puzzle, own } = solving;
  const { grade, givens } = definition.face(puzzle.puzzle);
  const standing = await standingOf(services, context, which, solving);
  return {
    ...standing,
    grade,
    puzzle: givens,
    wrong: own ? wrongIn(own.attempt) : 0,
    hints: own ? hintsIn(own.attempt) : [],
    solution: isFinished(solving, now) ? definition.answer(puzzle.puzzle) : null,
    draft: own?.draft ?? '',
    draftAt: own && own.draft_at > 0 ? new Date(own.draft_at).toISOString() : null,
  };
}

export const getGridGame =
  (services: AttemptServices, id: string): Handler<GridCalls['info']> =>
  async (context, { gameId }) =>
    game(services, await definitionOf(services, id), context, gameId);

export const joinGridGame =
  (services: AttemptServices, id: string): Handler<GridCalls['join']> =>
  async (context, { gameId, hardMode, practice }) => {
    const definition = await definitionOf(services, id);
    const which = whichOf(context, id, gameId);
    const refusal = await join(services, definition, context, which, { hardMode, practice });
    return refusal ?? game(services, definition, context, gameId);
  };

const summary: Playing<GridShapes>['summary'] = (face, { tries }) => ({
  guesses: null,
  grade: face.grade,
  isClean: tries.length === 1,
  colours: null,
});

/** The same grid again is the same try: it costs nothing and is answered alike. */
async function tryGrid(
  services: AttemptServices,
  definition: GridPuzzle,
  context: MemberContext,
  which: WhichAttempt,
  sent: GridGuess,
): Promise<TakenTry<GridShapes> | Refusal> {
  const guess = definition.readGuess(sent);
  if (guess === null) return refuse('InvalidInput', { reason: 'incomplete' });
  return takeTry(services, context, {
    definition,
    summary,
    which,
    guess,
    order: {
      repeats: (tries) => {
        const at = tries.findIndex(({ guess: { kind, grid } }) => kind === guess.kind && grid === guess.grid);
        return at < 0 ? null : at;
      },
      outOfTurn: () => null,
      afterwards: 'AlreadyDone',
    },
  });
}

export const submitGrid =
  (services: AttemptServices, id: string): Handler<GridCalls['submit']> =>
  async (context, { gameId, sudoku: grid }) => {
    const definition = await definitionOf(services, id);
    const which = whichOf(context, id, gameId);
    const taken = await tryGrid(services, definition, context, which, { kind: 'submit', grid });
    if (isRefusal(taken)) return taken;
    return { ...(await resultOf(services, which, taken)), wrong: wrongIn(taken.attempt) };
  };

export const giveHint =
  (services: AttemptServices, id: string): Handler<GridCalls['hint']> =>
  async (context, { gameId, sudoku: grid }) => {
    const definition = await definitionOf(services, id);
    const which = whichOf(context, id, gameId);
    const taken = await tryGrid(services, definition, context, which, { kind: 'hint', grid });
    if (isRefusal(taken)) return taken;
    const { mark } = taken.last;
    if (mark.kind !== 'hint') throw new Error('a hint was marked as something else');
    return { cell: mark.cell, digit: mark.digit, hints: hintsIn(taken.attempt) };
  };
