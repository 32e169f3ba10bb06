// Three players of Nine Men's Morris: one who sees one move, one who sees a few, one who looks as far as time allows.
import type { Bot } from '../../engine/game.ts';
import { choose, type Temper, thorough } from '../../kit/search/players.ts';
import { stepOf, textOf } from './position.ts';
import { type NineMensMorris, positionOf, seenAs } from './rules.ts';

const player = (temper: Temper): Bot<NineMensMorris> => ({
  choose(view, seat, random, _library, thinking) {
    const position = positionOf(view, seat);
    for (const { points, turn } of view.twice.map(seenAs))
      position.shun(positionOf({ ...view, points }, turn).name);
    return textOf(stepOf(choose(position.moves(), () => position, temper, random, thinking).move));
  },
});

export const bots: readonly Bot<NineMensMorris>[] = [
  player({ depth: 1, shakiness: 60, dreaminess: 3 }),
  player({ depth: 3, shakiness: 12, dreaminess: 0 }),
  player(thorough),
];
