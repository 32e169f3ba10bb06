// Tried moves in the words of the move list.
import type { AnyGame, Shapes } from '../../../engine/game.ts';
import { emptyLibrary } from '../../../engine/library.ts';
import type { Turn } from '../../../engine/log.ts';
import type { Match } from '../../../engine/match.ts';
import { linesOf } from '../../../engine/replay.ts';
import type { GameStep } from '../../../engine/step.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { lineText } from '../rail/lineText.ts';
import type { Sitting } from '../seats.ts';
import { type Grown, matchAt, pathTo, type Spot, type Trunk, tryMove } from './moveTree.ts';

/** What a turn says, by a move and what the host did after it. */
export function wordsOfTurn(
  game: AnyGame,
  before: Match<Shapes>,
  turn: Turn<Shapes>,
  all: readonly Sitting[],
  t: Speak,
): string {
  const lines = linesOf(game, before, turn, 'spectator');
  return lines
    .map((line) => lineText(line, game.id, line.seat === null ? undefined : all[line.seat], t))
    .join(', ');
}

/** Each step of a line from a position, in words. */
export function wordsOfLine(
  trunk: Trunk,
  from: Spot,
  line: readonly GameStep<Shapes>[],
  all: readonly Sitting[],
  t: Speak,
): string[] {
  const words: string[] = [];
  let grown: Grown = { tree: [], spot: from };
  for (const step of line) {
    const before = matchAt(trunk, grown.tree, grown.spot);
    grown = tryMove(trunk, grown.tree, grown.spot, step, noDealer);
    const turn = pathTo(grown.tree, grown.spot).at(-1)?.turn ?? [];
    words.push(wordsOfTurn(trunk.game, before, turn, all, t));
  }
  return words;
}

/** Lines are laid out in games without luck alone. */
const noDealer = {
  library: emptyLibrary,
  random: () => {
    throw new Error('luck in a line that is laid out');
  },
};
