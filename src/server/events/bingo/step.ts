// Steps of a bingo that nobody's message asks for, and why a step is refused.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { type BingoRefusal, finish, passTime } from '../../../events/bingo/game.ts';
import type { Judged } from '../live/kind.ts';
import type { BingoServices } from './services.ts';
import { type BingoStep, gameFrom, type LoadedBingo, type NewEvent, readForgotten } from './store.ts';

const byItself = (kind: NewEvent['kind']): NewEvent => ({
  move_id: null,
  user_id: null,
  kind,
  card: null,
  stage: null,
  is_right: null,
});

export const reasonRefused = (reason: BingoRefusal): Refusal =>
  reason === 'finished' ? refuse('Closed', { reason }) : refuse('Conflict', { reason });

/** What is due by now: a call, or the end; null: nothing yet. */
export function dueStep(row: LoadedBingo, now: number): BingoStep | null {
  const game = passTime(gameFrom(row), now);
  return game && { game, event: byItself(game.phase === 'finished' ? 'finish' : 'call') };
}

/** The end, without its caller. */
export function ending(row: LoadedBingo): Judged<object, BingoStep> {
  const game = finish(gameFrom(row));
  if (typeof game === 'string') return { answer: reasonRefused(game) };
  return { step: { game, event: byItself('finish') }, answer: {} };
}

/** A game that nobody touched for a day is over. */
const forgottenMs = 24 * 60 * 60_000;

export async function endForgotten({ bingoHost, clock, database }: BingoServices): Promise<void> {
  const before = clock.now() - forgottenMs;
  for (const { id, team_id } of await readForgotten(database, before))
    await bingoHost.act<object>(id, team_id, (row) =>
      row.changed_at < before ? ending(row) : { answer: refuse('Closed') },
    );
}
