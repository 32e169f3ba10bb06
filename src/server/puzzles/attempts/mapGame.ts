// Puzzles found on the map: the state of a solver's game, joining, guesses, and the questions after the end.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { MapCalls, MapGame } from '../../../contract/puzzles/mapPuzzles.ts';
import { isMapPuzzle, type MapPuzzle, type MapShapes, nearnessOf } from '../../../engine/mapPuzzle.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { extrasOf, takeExtra } from './extraRounds.ts';
import { join } from './join.ts';
import type { AttemptServices } from './services.ts';
import { isFinished, standingOf, whichOf } from './standing.ts';
import { readSolving } from './store.ts';
import { numbered, type Playing, resultOf, takeTry } from './takeTry.ts';

async function definitionOf({ puzzles }: AttemptServices, id: string): Promise<MapPuzzle> {
  const definition = await puzzles.load(id);
  if (!definition || !isMapPuzzle(definition)) throw new Error(`${id} is no puzzle on the map`);
  return definition;
}

async function game(
  services: AttemptServices,
  definition: MapPuzzle,
  context: MemberContext,
  gameId: string,
): Promise<MapGame | Refusal> {
  const which = whichOf(context, definition.id, gameId);
  const solving = await readSolving<MapShapes>(services.database, which);
  const now = services.clock.now();
  if (!solving || solving.puzzle.opens_at > now) return refuse('NotFound');
  const { puzzle, own } = solving;
  const { grade, maxGuesses, outline } = definition.face(puzzle.puzzle);
  const standing = await standingOf(services, context, which, solving);
  return {
    ...standing,
    grade,
    maxGuesses,
    outline: own ? outline : null, // the time runs from joining on
    guesses: own?.attempt.tries.map(({ mark }) => mark) ?? [],
    answer: isFinished(solving, now) ? definition.answer(puzzle.puzzle) : null,
    extras: extrasOf(definition, solving, now),
  };
}

export const getMapGame =
  (services: AttemptServices, id: string): Handler<MapCalls['info']> =>
  async (context, { gameId }) =>
    game(services, await definitionOf(services, id), context, gameId);

export const joinMapGame =
  (services: AttemptServices, id: string): Handler<MapCalls['join']> =>
  async (context, { gameId, hardMode, practice }) => {
    const definition = await definitionOf(services, id);
    const which = whichOf(context, id, gameId);
    const refusal = await join(services, definition, context, which, { hardMode, practice });
    return refusal ?? game(services, definition, context, gameId);
  };

const summary: Playing<MapShapes>['summary'] = ({ grade }, { tries }) => ({
  guesses: tries.length,
  grade,
  isClean: false,
  colours: tries.map(({ mark }) => nearnessOf(mark)),
});

export const guessPlace =
  (services: AttemptServices, id: string): Handler<MapCalls['guess']> =>
  async (context, { gameId, guess: typed, guessNumber }) => {
    const definition = await definitionOf(services, id);
    const guess = definition.readGuess(typed);
    if (guess === null) return refuse('InvalidInput', { reason: 'unknown' });
    const which = whichOf(context, id, gameId);
    const taken = await takeTry(services, context, {
      definition,
      summary,
      which,
      guess,
      order: numbered(guess, guessNumber),
    });
    if (isRefusal(taken)) return taken;
    const { place, km, percent, direction } = taken.last.mark;
    return {
      ...(await resultOf(services, which, taken)),
      guessNumber,
      place,
      km,
      percent,
      direction,
      answer: taken.outcome ? definition.answer(taken.solving.puzzle.puzzle) : null,
    };
  };

export const answerExtra =
  (services: AttemptServices, id: string): Handler<MapCalls['extra']> =>
  async (context, { gameId, round, choice }) => {
    const definition = await definitionOf(services, id);
    return takeExtra(services, definition, context, whichOf(context, id, gameId), { round, choice });
  };
