// Draws the picture of a result on a canvas, in the colours of the page: 1200 × 630, as links in chat tools show it.
import { drawElement } from './drawElement.ts';
import { drawMark, drawPodium, drawRows } from './drawScenes.ts';
import type { PictureLine, ResultPicture } from './resultPicture.ts';
import { type Brush, brushFor, fittingIn, wrapped } from './words.ts';

const width = 1200;
const height = 630;
const edge = 56;
const sceneSide = height - 2 * edge;
const wordsAt = edge + sceneSide + 56;

const mostLines = 5;
const mostHeadlineLines = 3;

/** A scene that cannot be drawn in this browser is left out; the words stand alone. */
async function drawScene({ context, colour }: Brush, { scene }: ResultPicture): Promise<boolean> {
  if (!scene) return false;
  const box = { x: edge, y: edge, width: sceneSide, height: sceneSide };
  context.fillStyle = colour('--colorNeutralBackground1');
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 28);
  context.fill();
  if (scene.kind === 'rows') drawRows({ context, colour }, scene.rows, box);
  else if (scene.kind === 'podium') drawPodium({ context, colour }, scene.steps, box);
  else return drawElement(context, scene.element, box);
  return true;
}

function drawLines({ context, colour }: Brush, lines: readonly PictureLine[], x: number, from: number): void {
  for (const [at, { place, name, value }] of lines.slice(0, mostLines).entries()) {
    const y = from + at * 44;
    context.font = '600 28px "Segoe UI", system-ui, sans-serif';
    context.fillStyle = colour('--colorNeutralForeground3');
    context.fillText(String(place), x, y);
    context.fillStyle = colour('--colorNeutralForeground1');
    const room = width - edge - x - 44 - context.measureText(value).width - 24;
    context.fillText(fittingIn(context, name, room), x + 44, y);
    context.textAlign = 'right';
    context.fillText(value, width - edge, y);
    context.textAlign = 'left';
  }
}

function drawWords(brush: Brush, picture: ResultPicture, x: number): void {
  const { context, colour } = brush;
  const room = width - edge - x;
  context.textBaseline = 'alphabetic';
  context.fillStyle = colour('--colorBrandForeground1');
  context.font = '600 30px "Segoe UI", system-ui, sans-serif';
  context.fillText(fittingIn(context, picture.title, room), x, edge + 40);
  context.fillStyle = colour('--colorNeutralForeground1');
  context.font = '700 56px "Bricolage Grotesque", "Segoe UI", system-ui, sans-serif';
  const headline = wrapped(context, picture.headline, room).slice(0, mostHeadlineLines);
  for (const [at, line] of headline.entries()) context.fillText(line, x, edge + 116 + at * 62);
  const below = edge + 116 + (headline.length - 1) * 62;
  context.fillStyle = colour('--colorNeutralForeground3');
  context.font = '400 28px "Segoe UI", system-ui, sans-serif';
  context.fillText(fittingIn(context, picture.detail, room), x, below + 52);
  drawLines(brush, picture.lines, x, below + 116);
}

export async function drawPicture(picture: ResultPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = brushFor(canvas);
  const { context, colour } = brush;
  const clear = () => {
    context.fillStyle = colour('--colorNeutralBackground2');
    context.fillRect(0, 0, width, height);
  };
  clear();
  const hasScene = await drawScene(brush, picture);
  if (!hasScene) clear();
  drawWords(brush, picture, hasScene ? wordsAt : edge);
  drawMark(brush, { x: hasScene ? wordsAt : edge, y: height - edge - 52 });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
