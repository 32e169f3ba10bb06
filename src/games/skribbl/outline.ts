// Strokes as paths: smooth through the middles between points, and a path of its own for each width.
import { lineWidth, type Point, type Stroke } from './ink.ts';

export interface Outline {
  readonly d: string;
  readonly width: number;
}

function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first) return '';
  if (!last) return `M${first.x} ${first.y}h0.01`;
  const bends = rest.slice(0, -1).map(({ x, y }, at) => {
    const next = rest[at + 1] ?? last;
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`;
}

/** Where the pressure changes another path goes on from the same point. */
export function outlinesOf({ width, points }: Stroke): readonly Outline[] {
  const parts: Point[][] = [];
  let before: Point | null = null;
  for (const point of points) {
    const part = parts.at(-1);
    if (part && before?.pressure === point.pressure) part.push(point);
    else parts.push(before ? [before, point] : [point]);
    before = point;
  }
  return parts.map((part) => ({
    d: smooth(part),
    width: Math.round(lineWidth(width, part.at(-1)?.pressure ?? 0)),
  }));
}
