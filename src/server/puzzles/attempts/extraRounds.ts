// The questions after the end of an attempt: each is answered once, in order; a right answer adds points and nothing else.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { ExtraQuestion } from '../../../contract/puzzles/mapPuzzles.ts';
import type { PuzzleDefinition, PuzzleShapes } from '../../../engine/puzzle.ts';
import { gameRefusal } from '../../people/gates.ts';
import type { Actor } from '../../people/members.ts';
import type { AttemptServices } from './services.ts';
import { readSolving, type Solving, type WhichAttempt, writeExtra } from './store.ts';

type Deps = Pick<AttemptServices, 'clock' | 'database'>;

/** Whether they can still be answered: in practice for ever, else as long as the puzzle is open. */
const isAsking = ({ puzzle, own }: Solving<PuzzleShapes>, now: number): boolean =>
  own !== null && (own.is_practice || puzzle.closes_at > now);

/** None for somebody whose attempt has not ended: the questions tell the answer. */
export function extrasOf<P extends PuzzleShapes>(
  definition: PuzzleDefinition<P>,
  solving: Solving<P>,
  now: number,
): ExtraQuestion[] {
  const { puzzle, own } = solving;
  if (!own || own.ended_at === null) return [];
  const isOpen = isAsking(solving, now);
  return (definition.extraRounds?.(puzzle.puzzle) ?? []).map(({ kind, points, choices, right }, round) => {
    const chosen = own.extras[round] ?? null;
    return {
      kind,
      points,
      choices: choices.map(({ words, picture, colours }) => ({ words, picture, colours: [...colours] })),
      chosen,
      right: chosen === null && isOpen ? null : right,
    };
  });
}

interface Answered {
  readonly round: number;
  readonly choice: number;
}

/** The same answer again is answered alike; another one comes too late. */
export async function takeExtra<P extends PuzzleShapes>(
  { clock, database }: Deps,
  definition: PuzzleDefinition<P>,
  { team }: Actor,
  which: WhichAttempt,
  { round, choice }: Answered,
): Promise<{ readonly points: number; readonly extras: ExtraQuestion[] } | Refusal> {
  const gate = gameRefusal(team, definition.id);
  if (gate) return gate;
  const now = clock.now();
  const solving = await readSolving<P>(database, which);
  if (!solving || solving.puzzle.opens_at > now) return refuse('NotFound');
  const { own, puzzle } = solving;
  if (!own || own.ended_at === null) return refuse('NotAllowed');
  const asked = definition.extraRounds?.(puzzle.puzzle)[round];
  if (!asked?.choices[choice]) return refuse('NotFound');
  const stored = own.extras[round];
  if (stored === undefined) {
    if (!isAsking(solving, now)) return refuse('Closed');
    if (round !== own.extras.length) return refuse('StaleVersion');
    const points = choice === asked.right ? asked.points : 0;
    if (!(await writeExtra(database, which, { round, choice, points }))) return refuse('StaleVersion');
  } else if (stored !== choice) return refuse('AlreadyDone');
  const after = await readSolving<P>(database, which);
  return { points: after?.own?.points ?? 0, extras: after ? extrasOf(definition, after, now) : [] };
}
