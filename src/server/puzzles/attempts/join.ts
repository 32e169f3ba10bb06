// Joining a puzzle: once, while it is open; after it has closed only to practise, which brings nothing.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { PuzzleDefinition, PuzzleShapes } from '../../../engine/puzzle.ts';
import { gameRefusal, periodRefusal } from '../../people/gates.ts';
import type { Actor } from '../../people/members.ts';
import { countPlayed } from '../../progress/puzzles/puzzleStore.ts';
import type { AttemptServices } from './services.ts';
import { readSolving, type WhichAttempt, writeAttempt } from './store.ts';

interface JoinOptions {
  readonly hardMode?: boolean | undefined;
  readonly practice?: boolean | undefined;
}

/** Null: they have joined now, or had before. */
export async function join<P extends PuzzleShapes>(
  { clock, database }: Pick<AttemptServices, 'clock' | 'database'>,
  definition: PuzzleDefinition<P>,
  { team }: Actor,
  which: WhichAttempt,
  { hardMode, practice = false }: JoinOptions,
): Promise<Refusal | null> {
  const now = clock.now();
  const solving = await readSolving<P>(database, which);
  if (!solving || solving.puzzle.opens_at > now) return refuse('NotFound');
  if (solving.own) return null;
  const gate = gameRefusal(team, definition.id) ?? periodRefusal(team, now);
  if (gate) return gate;
  const isClosed = solving.puzzle.closes_at <= now;
  if (isClosed && !practice) return refuse('Closed');
  const face = definition.face(solving.puzzle.puzzle);
  const mode = definition.readMode(face, hardMode === undefined ? undefined : { hardMode });
  if (mode === null) return refuse('InvalidInput', { fields: [{ path: 'hardMode', code: 'invalid_value' }] });
  await database.transaction().execute(async (transaction) => {
    const hasJoined = await writeAttempt(transaction, {
      puzzle_id: which.puzzleId,
      user_id: which.userId,
      mode: JSON.stringify(mode),
      is_practice: isClosed,
      joined_at: now,
    });
    if (hasJoined && !isClosed) await countPlayed(transaction, which);
  });
  return null;
}
