// A table of spades as everybody sees it, as a picture: the trick, what each has bid and taken, and the scores of both sides.
import type { GamePicture } from '../../engine/picture/picture.ts';
import { drawTable, type TableShades } from '../../kit/tricks/picture.ts';
import { openTrick } from '../../kit/tricks/tricks.ts';
import { sides, totals, wonBy } from './scoring.ts';
import type { View } from './shapes.ts';

/** As in the style sheet of the board; in high contrast as in that of card tables. */
export const shades: TableShades = {
  ctClothLight: ['#0f5a66', '#0d4650', '#000000'],
  ctClothDark: ['#083d47', '#072d35', '#000000'],
  ctRim: ['#062e36', '#051f25', '#ffffff'],
  ctInlay: ['#efe8d9', '#b9d3d3', '#ffffff'],
  ctInk: ['#ffffff', '#ffffff', '#ffffff'],
  ctTurn: ['#f5b83d', '#f5c765', '#1aebff'],
};

/** Tricks taken, of those it bid; a nil is none, blind or not. */
function besideOf({ bids, tricks, phase }: View, seat: number): string {
  const bid = bids[seat] ?? null;
  if (bid === null) return '';
  const wanted = bid === 'blind' ? 0 : bid;
  return phase === 'bidding' ? String(wanted) : `${wonBy(tricks)[seat] ?? 0}/${wanted}`;
}

export const picture: GamePicture<View> = {
  draw(view, look) {
    const scores = totals(view.rounds);
    return drawTable(
      shades,
      {
        trick: view.phase === 'bidding' || view.phase === 'dealing' ? null : openTrick(view.tricks),
        counts: view.counts,
        beside: view.counts.map((_, seat) => besideOf(view, seat)),
        scores: sides.map((seats, side) => ({ seats, text: String(scores[side === 0 ? 0 : 1]) })),
      },
      look,
    );
  },
};
