// The demo's people solve the daily puzzles of the team, by the same code as everybody.
import { demoTeamId } from '../../../contract/people/demo.ts';
import { isGridPuzzle } from '../../../engine/gridPuzzle.ts';
import { isMapPuzzle } from '../../../engine/mapPuzzle.ts';
import { isRowPuzzle } from '../../../engine/rowPuzzle.ts';
import type { Members } from '../../people/members.ts';
import { submitGrid } from '../../puzzles/attempts/gridGame.ts';
import { join } from '../../puzzles/attempts/join.ts';
import { guessPlace } from '../../puzzles/attempts/mapGame.ts';
import { guessRow } from '../../puzzles/attempts/rowGame.ts';
import type { AttemptServices } from '../../puzzles/attempts/services.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { clockAt, contextOf, spread } from './asPerson.ts';
import { type DemoPerson, demoPeople } from './people.ts';
import { type DemoPuzzle, readDemoPuzzles } from './store.ts';

export type PuzzleDeps = Omit<AttemptServices, 'openDuePuzzles'> & { readonly members: Members };

const minuteMs = 60_000;
/** By then everybody who solves a puzzle has solved it. */
const takenMs = 60 * minuteMs;

interface Who {
  readonly people: readonly DemoPerson[];
  /** Only those that nobody has begun: the others are as they were when the team was made. */
  readonly isOnlyNew: boolean;
}

/** Each for themselves, every puzzle after the one before it: so their streaks are counted. */
export async function solvePuzzles(services: PuzzleDeps, { people, isOnlyNew }: Who): Promise<void> {
  const opened = await readDemoPuzzles(services.database);
  const settledAt = services.clock.now() - takenMs;
  const isOpenLong = ({ opens_at, is_begun }: DemoPuzzle) =>
    opens_at <= settledAt && !(isOnlyNew && is_begun);
  const solveAll = async (userId: string, person: number) => {
    const context = await contextOf(services, userId);
    for (const [at, puzzle] of opened.entries())
      if (context && isOpenLong(puzzle) && isKeen(person, at))
        await solve(services, context, { puzzle, at, person, opened });
  };
  await Promise.all(people.map((person) => solveAll(person.userId, demoPeople.indexOf(person))));
}

/** The first in the list play nearly every day, the last now and then, so that their points differ. */
const isKeen = (person: number, puzzle: number): boolean =>
  spread(person, puzzle, demoPeople.length + 3) >= person;

interface Solving {
  readonly puzzle: DemoPuzzle;
  readonly at: number;
  readonly person: number;
  readonly opened: readonly DemoPuzzle[];
}

/** One person, one puzzle, some minutes after it opened. */
async function solve(
  services: PuzzleDeps,
  context: MemberContext,
  { puzzle, at, person, opened }: Solving,
): Promise<void> {
  const definition = await services.puzzles.load(puzzle.puzzle_type);
  if (!definition) return;
  const joinedAt = puzzle.opens_at + (2 + spread(person, at, 40)) * minuteMs;
  const tookMs = (50 + spread(person, at, 23) * 13) * 1_000;
  const timed = (moment: number): AttemptServices => ({
    ...services,
    clock: clockAt(moment, services.clock),
    openDuePuzzles: async () => {},
  });
  const gameId = puzzle.id;
  const { userId } = context.member;
  const which = { puzzleId: gameId, puzzleType: definition.id, teamId: demoTeamId, userId };
  await join(timed(joinedAt), definition, context, which, {});
  if (spread(person, at, 11) === 0) return; // began, and was called into a meeting
  const asked = { gameId, files: new Map() };
  if (isGridPuzzle(definition)) {
    const sudoku = definition.answer(puzzle.puzzle);
    await submitGrid(timed(joinedAt + tookMs), definition.id)(context, { ...asked, sudoku });
    return;
  }
  const isRows = isRowPuzzle(definition);
  if (!isRows && !isMapPuzzle(definition)) return;
  const answerOf = isRows
    ? (one: DemoPuzzle) => definition.answer(one.puzzle)
    : (one: DemoPuzzle) => definition.answer(one.puzzle).en;
  const guesses = guessesFor(answerOf, puzzle, opened, 1 + spread(person + 1, at, 5));
  const guessOf = isRows ? guessRow : guessPlace;
  for (const [number, guess] of guesses.entries()) {
    const moment = Math.round(joinedAt + (tookMs / guesses.length) * (number + 1));
    await guessOf(timed(moment), definition.id)(context, { ...asked, guess, guessNumber: number + 1 });
  }
}

/** Answers of other days, and at last the right one. */
function guessesFor(
  answerOf: (one: DemoPuzzle) => string,
  puzzle: DemoPuzzle,
  opened: readonly DemoPuzzle[],
  count: number,
): string[] {
  const others = opened.filter(
    ({ id, puzzle_type }) => id !== puzzle.id && puzzle_type === puzzle.puzzle_type,
  );
  return [...others.slice(0, count - 1).map(answerOf), answerOf(puzzle)];
}
