// Dice as they fell: ivory in every theme, tilted a little, a used one faded.
import type { Area } from './area.ts';
import type { BoardPaint } from './paint.ts';
import type { BoardLook } from './picture.ts';
import { circle, element, group } from './svg.ts';

/** Where the pips of each face lie, as pairs of column and row in quarters. */
const pips = ['', '22', '1133', '112233', '11133133', '1113223133', '111213313233'];
const tilts = [-7, 6];

export function die(
  face: number,
  { x, y, width }: Area,
  at: number,
  isUsed: boolean,
  { palette }: BoardLook,
  { bdP1Edge, bdShade }: BoardPaint,
): string {
  const [body, pip] = palette === 'contrast' ? ['#ffffff', '#000000'] : ['#fffaf0', '#173a45'];
  const scale = width / 100;
  const transform = `translate(${x} ${y}) scale(${scale}) rotate(${tilts[at % 2]} 50 50)`;
  const places = pips[face]?.match(/../g) ?? [];
  return group(
    { transform, opacity: isUsed ? 0.45 : undefined },
    element('rect', { x: 3, y: 8, width: 94, height: 92, rx: 24, fill: bdShade }),
    element('rect', {
      x: 3,
      y: 3,
      width: 94,
      height: 92,
      rx: 24,
      fill: body,
      stroke: bdP1Edge,
      'stroke-width': 1.6 / scale,
    }),
    ...places.map((place) => circle(Number(place[0]) * 25, Number(place[1]) * 25 - 1, 9.5, { fill: pip })),
  );
}
