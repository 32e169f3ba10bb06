// Puzzles guessed row by row: the state of a solver's game, joining, and guesses.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { GuessGame, RowCalls } from '../../../contract/puzzles/rowPuzzles.ts';
import { isRowPuzzle, type RowPuzzle, type RowShapes } from '../../../engine/rowPuzzle.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { join } from './join.ts';
import type { AttemptServices } from './services.ts';
import { isFinished, standingOf, whichOf } from './standing.ts';
import { readSolving } from './store.ts';
import { numbered, type Playing, resultOf, takeTry } from './takeTry.ts';

async function definitionOf({ puzzles }: AttemptServices, id: string): Promise<RowPuzzle> {
  const definition = await puzzles.load(id);
  if (!definition || !isRowPuzzle(definition)) throw new Error(`${id} is no puzzle of rows`);
  return definition;
}

export const languageIn = (text: string | null): 'en' | 'tr' | null =>
  text === 'en' || text === 'tr' ? text : null;

async function game(
  services: AttemptServices,
  definition: RowPuzzle,
  context: MemberContext,
  gameId: string,
): Promise<GuessGame | Refusal> {
  const which = whichOf(context, definition.id, gameId);
  const solving = await readSolving<RowShapes>(services.database, which);
  const now = services.clock.now();
  if (!solving || solving.puzzle.opens_at > now) return refuse('NotFound');
  const { puzzle, own } = solving;
  const { language, cells, maxGuesses, hardMode } = definition.face(puzzle.puzzle);
  const standing = await standingOf(services, context, which, solving);
  return {
    ...standing,
    language: languageIn(language),
    cells,
    maxGuesses,
    hardMode: own?.attempt.mode.isHard ?? hardMode === 'always',
    hardModeRule: hardMode,
    guesses: own?.attempt.tries.map(({ mark }) => ({ guess: mark.row, colours: mark.colours })) ?? [],
    answer: isFinished(solving, now) ? definition.answer(puzzle.puzzle) : null,
  };
}

export const getRowGame =
  (services: AttemptServices, id: string): Handler<RowCalls['info']> =>
  async (context, { gameId }) =>
    game(services, await definitionOf(services, id), context, gameId);

export const joinRowGame =
  (services: AttemptServices, id: string): Handler<RowCalls['join']> =>
  async (context, { gameId, hardMode, practice }) => {
    const definition = await definitionOf(services, id);
    const which = whichOf(context, id, gameId);
    const refusal = await join(services, definition, context, which, { hardMode, practice });
    return refusal ?? game(services, definition, context, gameId);
  };

const summary: Playing<RowShapes>['summary'] = (_face, { tries }) => ({
  guesses: tries.length,
  grade: null,
  isClean: false,
  colours: tries.map(({ mark }) => mark.colours),
});

export const guessRow =
  (services: AttemptServices, id: string): Handler<RowCalls['guess']> =>
  async (context, { gameId, guess: typed, guessNumber }) => {
    const definition = await definitionOf(services, id);
    const guess = definition.readGuess(typed);
    if (guess === null) return refuse('InvalidInput', { reason: 'length' });
    const which = whichOf(context, id, gameId);
    const taken = await takeTry(services, context, {
      definition,
      summary,
      which,
      guess,
      order: numbered(guess, guessNumber),
    });
    if (isRefusal(taken)) return taken;
    const { row, colours } = taken.last.mark;
    return {
      ...(await resultOf(services, which, taken)),
      guessNumber,
      guess: row,
      colours,
      answer: taken.outcome ? definition.answer(taken.solving.puzzle.puzzle) : null,
    };
  };
