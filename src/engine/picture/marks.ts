// The marks of the last move, as boards in the browser draw them.
import { type Area, grown, middleOf } from './area.ts';
import type { BoardPaint } from './paint.ts';
import { circle, element } from './svg.ts';

/** Where a move came from or went to: tinted; outlined where colours are few. */
export const lastMark = (area: Area, { bdLast, bdLastOutline }: BoardPaint, corner = 6): string =>
  element('rect', { ...area, rx: corner, fill: bdLast }) +
  (bdLastOutline === 'transparent'
    ? ''
    : element('rect', {
        ...grown(area, -2.5),
        rx: corner,
        fill: 'none',
        stroke: bdLastOutline,
        'stroke-width': 5,
      }));

/** A piece that left this place. */
export function ghostMark(area: Area, { bdGhost }: BoardPaint): string {
  const { x, y } = middleOf(area);
  const ring = { fill: 'none', stroke: bdGhost, 'stroke-width': 3, 'stroke-dasharray': '9 7' };
  return circle(x, y, area.width / 2 - 1.5, ring);
}
