// The colour and the shape of each of four seats, as beside their names in the browser.
import type { Area } from './area.ts';
import type { Paint, seatShades } from './paint.ts';
import { circle, group, path } from './svg.ts';

type Colours = Paint<keyof typeof seatShades>;

const plus = (): string =>
  path('M10 6v8M6 10h8', { stroke: '#ffffff', 'stroke-width': 2.2, 'stroke-linecap': 'round' });

/** In 20 × 20 units. */
const shapes: readonly (() => string)[] = [
  () => circle(10, 10, 8, {}),
  () => circle(10, 10, 8, {}) + plus(),
  () => path('M10 2.5l8.2 14.5H1.8z', { 'stroke-linejoin': 'round' }),
  () => path('M10 1.5l8 8.5-8 8.5-8-8.5z', { 'stroke-linejoin': 'round' }),
];

export function seatMark(seat: number, { x, y, width }: Area, paint: Colours): string {
  const { tpSeat1, tpSeat2, tpSeat3, tpSeat4 } = paint;
  const fill = [tpSeat1, tpSeat2, tpSeat3, tpSeat4][seat];
  const transform = `translate(${x} ${y}) scale(${width / 20})`;
  return group({ transform, fill, stroke: '#ffffff', 'stroke-width': 1.5 }, shapes[seat]?.() ?? '');
}
