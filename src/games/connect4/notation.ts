// Connect 4 written down: the sequence of columns 1 to 7; it is the position too, and nothing is the start.
import type { GameNotation } from '../../engine/game.ts';
import { type Connect4, columns, play, refusal, result, type State, start } from './rules.ts';

const isColumn = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 1 && raw <= columns;

const readMove = (raw: unknown): number | null => (isColumn(raw) ? raw : null);

function readPosition(notation: string): State | null {
  let state = start();
  for (const letter of notation) {
    const move = readMove(/\d/.test(letter) ? Number(letter) : null);
    if (move === null || result(state) || refusal(state, move)) return null;
    state = play(state, {
      kind: 'move',
      at: 0,
      by: state.drops.length % 2,
      move,
    });
  }
  return state;
}

const writePosition = (state: State): string => state.drops.join('');

/** What is read and written. */
export const notation: GameNotation<Connect4> = {
  readMove,
  readPosition,
  writePosition,
};
