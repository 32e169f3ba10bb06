// A table of hearts as everybody sees it, as a picture: the trick, the points of this hand and those of the game.
import type { GamePicture } from '../../engine/picture/picture.ts';
import { drawTable, type TableShades } from '../../kit/tricks/picture.ts';
import { openTrick } from '../../kit/tricks/tricks.ts';
import { pointsOf, totals } from './scoring.ts';
import type { View } from './shapes.ts';

/** As in the style sheet of the board; in high contrast as in that of card tables. */
export const shades: TableShades = {
  ctClothLight: ['#4a3a8c', '#35296a', '#000000'],
  ctClothDark: ['#33246d', '#21194a', '#000000'],
  ctRim: ['#251a54', '#171135', '#ffffff'],
  ctInlay: ['#efe8d9', '#cfc4e8', '#ffffff'],
  ctInk: ['#ffffff', '#ffffff', '#ffffff'],
  ctTurn: ['#f5b83d', '#f5c765', '#1aebff'],
};

/** What a seat has in the game, and what it has taken in this hand. */
function besideOf({ tricks, rounds }: View, seat: number): string {
  const taken = pointsOf(tricks)[seat] ?? 0;
  const before = totals(rounds)[seat] ?? 0;
  return taken > 0 ? `${before} +${taken}` : String(before);
}

export const picture: GamePicture<View> = {
  draw: (view, look) =>
    drawTable(
      shades,
      {
        trick: view.phase === 'passing' || view.phase === 'dealing' ? null : openTrick(view.tricks),
        counts: view.counts,
        beside: view.counts.map((_, seat) => besideOf(view, seat)),
        scores: [],
      },
      look,
    ),
};
