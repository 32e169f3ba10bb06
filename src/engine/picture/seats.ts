// The colour and the shape of each of eight seats, as beside their names in the browser.
import type { Area } from './area.ts';
import type { Paint, seatShades } from './paint.ts';
import { circle, element, group, path } from './svg.ts';

type Colours = Paint<keyof typeof seatShades>;

const plus = (): string =>
  path('M10 6v8M6 10h8', { stroke: '#ffffff', 'stroke-width': 2.2, 'stroke-linecap': 'round' });

/** In 20 × 20 units; the second four are outlines. */
const shapes: readonly (() => string)[] = [
  () => circle(10, 10, 8, {}),
  () => circle(10, 10, 8, {}) + plus(),
  () => path('M10 2.5l8.2 14.5H1.8z', { 'stroke-linejoin': 'round' }),
  () => path('M10 1.5l8 8.5-8 8.5-8-8.5z', { 'stroke-linejoin': 'round' }),
  () => element('rect', { x: 3, y: 3, width: 14, height: 14, rx: 1.5 }),
  () => path('M10 2l7 4v8l-7 4-7-4V6z', { 'stroke-linejoin': 'round' }),
  () => path('M8.6 3h2.8v5.6H17v2.8h-5.6V17H8.6v-5.6H3V8.6h5.6z', { 'stroke-linejoin': 'round' }),
  () =>
    path('M10 1.8l2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8L1.8 7.9l5.7-.8z', {
      'stroke-linejoin': 'round',
    }),
];

export function seatMark(seat: number, { x, y, width }: Area, paint: Colours): string {
  const { tpSeat1, tpSeat2, tpSeat3, tpSeat4 } = paint;
  const colour = [tpSeat1, tpSeat2, tpSeat3, tpSeat4][seat % 4];
  const look =
    seat < 4
      ? { fill: colour, stroke: '#ffffff', 'stroke-width': 1.5 }
      : { fill: '#ffffff', stroke: colour, 'stroke-width': 3 };
  const transform = `translate(${x} ${y}) scale(${width / 20})`;
  return group({ transform, ...look }, shapes[seat]?.() ?? '');
}
