// The drawings of result pictures: squares without letters, a podium, and the product's mark.
import type { PictureLine } from './resultPicture.ts';
import { type Brush, fittingIn } from './words.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const gap = 10;
const mostSide = 84;

/** The shapes of `puzzles/page/SharedRows.tsx`: told apart without their colours too. */
export function drawRows({ context, colour }: Brush, rows: readonly string[], frame: Frame): void {
  const columns = Math.max(1, ...rows.map((row) => [...row].length));
  const room = Math.min(frame.width / columns, frame.height / Math.max(1, rows.length)) * 0.86 - gap;
  const side = Math.min(mostSide, room);
  const top = frame.y + (frame.height - rows.length * (side + gap) + gap) / 2;
  for (const [down, row] of rows.entries()) {
    const cells = [...row];
    const left = frame.x + (frame.width - cells.length * (side + gap) + gap) / 2;
    for (const [along, cell] of cells.entries()) {
      if (!'■●□'.includes(cell)) {
        context.fillStyle = colour('--colorNeutralForeground1');
        context.font = `700 ${side}px "Segoe UI", system-ui, sans-serif`;
        context.textAlign = 'center';
        context.fillText(
          cell,
          left + along * (side + gap) + side / 2,
          top + down * (side + gap) + side * 0.86,
        );
        continue;
      }
      context.beginPath();
      const corner = cell === '●' ? side / 2 : side / 5;
      context.roundRect(left + along * (side + gap), top + down * (side + gap), side, side, corner);
      context.fillStyle = colour(cell === '●' ? '--tp-saffron' : '--colorBrandBackground');
      context.strokeStyle = colour('--colorNeutralStrokeAccessible');
      context.lineWidth = 4;
      if (cell === '□') context.stroke();
      else context.fill();
    }
  }
}

const heights: Readonly<Record<number, number>> = { 1: 0.5, 2: 0.37, 3: 0.28 };

/** The first in the middle, the second at the left. */
export function drawPodium({ context, colour }: Brush, steps: readonly PictureLine[], frame: Frame): void {
  const [first, second, third] = steps;
  const shown = [second, first, third].flatMap((step) => (step ? [step] : []));
  const room = (frame.width - 48) / Math.max(shown.length, 2);
  const left = frame.x + (frame.width - room * shown.length) / 2;
  const ground = frame.y + frame.height - 32;
  context.textAlign = 'center';
  for (const [at, { place, name, value }] of shown.entries()) {
    const tall = frame.height * (heights[Math.min(place, 3)] ?? 0.28);
    const middle = left + room * (at + 0.5);
    context.fillStyle = colour(place === 1 ? '--tp-saffron' : '--tp-tint');
    context.beginPath();
    context.roundRect(middle - room / 2 + 6, ground - tall, room - 12, tall, [16, 16, 0, 0]);
    context.fill();
    context.fillStyle = place === 1 ? '#3b2a00' : colour('--colorNeutralForeground1'); // on saffron in every theme
    context.font = '700 64px "Bricolage Grotesque", "Segoe UI", system-ui, sans-serif';
    context.fillText(String(place), middle, ground - tall + 76);
    context.fillStyle = colour('--colorNeutralForeground1');
    context.font = '600 26px "Segoe UI", system-ui, sans-serif';
    context.fillText(fittingIn(context, name, room - 16), middle, ground - tall - 52);
    context.fillStyle = colour('--colorNeutralForeground3');
    context.font = '400 22px "Segoe UI", system-ui, sans-serif';
    context.fillText(fittingIn(context, value, room - 16), middle, ground - tall - 20);
  }
  context.textAlign = 'left';
}

const cone =
  'M13.4 25.2h21.2c.9 0 1.5.9 1.1 1.7-2 4.8-5.3 10.5-9.3 15.7-1.2 1.6-3.6 1.6-4.8 0-4-5.2-7.3-10.9-9.3-15.7-.4-.8.2-1.7 1.1-1.7z';

/** The top of `ui/Top.tsx`, and the name of the product. */
export function drawMark({ context, colour }: Brush, { x, y }: Pick<Frame, 'x' | 'y'>): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = colour('--colorNeutralForeground1');
  context.font = '700 34px "Bricolage Grotesque", "Segoe UI", system-ui, sans-serif';
  context.fillText('Topla', 60, 38);
  context.translate(24, 25);
  context.rotate((-11 * Math.PI) / 180);
  context.translate(-24, -25);
  context.fillStyle = '#f5b83d';
  context.beginPath();
  context.roundRect(20.5, 3, 7, 9.5, 3.5);
  context.fill();
  context.fillStyle = colour('--tp-mark');
  context.beginPath();
  context.roundRect(5, 13, 38, 9.5, 4.75);
  context.fill();
  context.fill(new Path2D(cone));
  context.restore();
}
