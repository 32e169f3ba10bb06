// Nine Men's Morris written down: the points row by row, the side to move and the men in hand; and moves as they come off the wire.
import type { GameNotation } from '../../engine/game.ts';
import { count } from './points.ts';
import { menEach, stepFrom } from './position.ts';
import { letterOf, type Move, type NineMensMorris, type State, startingWith } from './rules.ts';

/** Whether it can be played is another question. */
const readMove = (raw: unknown): Move | null =>
  typeof raw === 'string' && raw.length <= 8 && stepFrom(raw) ? raw : null;

const form = /^([WB.]{24}) ([WB]) (\d) (\d)$/;

function readPosition(notation: string): State | null {
  const [, points = '', side = '', ...held] = form.exec(notation) ?? [];
  const [white = 0, black = 0] = held.map(Number);
  if (points.length !== count) return null;
  const men = (letter: string) => points.split(letter).length - 1;
  if (men('W') + white > menEach || men('B') + black > menEach) return null;
  return startingWith(points, side === letterOf(0) ? 0 : 1, [white, black], true);
}

const writePosition = ({ points, turn, hands }: State): string =>
  [points, letterOf(turn), ...hands].join(' ');

/** What is read and written. */
export const notation: GameNotation<NineMensMorris> = {
  readMove,
  readPosition,
  writePosition,
};
