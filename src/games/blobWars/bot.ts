// Three players of Blob Wars: one who sees one move, one who sees a few, one who looks as far as time allows. None ever claims.
import type { Bot } from '../../engine/game.ts';
import { choose, type Temper, thorough } from '../../kit/search/players.ts';
import { textOf } from './position.ts';
import { type BlobWars, positionOf } from './rules.ts';

const player = (temper: Temper): Bot<BlobWars> => ({
  choose(view, seat, random, _library, thinking) {
    const position = positionOf(view, seat);
    return textOf(choose(position.moves(), () => position, temper, random, thinking).move);
  },
});

export const bots: readonly Bot<BlobWars>[] = [
  player({ depth: 1, shakiness: 160, dreaminess: 3 }),
  player({ depth: 2, shakiness: 40, dreaminess: 0 }),
  player(thorough),
];
