// Saves a drawing as a PNG file on this device.
import { colours, paper, type Stroke } from '../ink.ts';
import { outlinesOf } from '../outline.ts';

function paint(pen: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  pen.fillStyle = colours[0].value;
  pen.fillRect(0, 0, paper.width, paper.height);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const stroke of strokes) {
    pen.strokeStyle = colours[stroke.colour]?.value ?? colours[1].value;
    for (const { d, width } of outlinesOf(stroke)) {
      pen.lineWidth = width;
      pen.stroke(new Path2D(d));
    }
  }
}

export function savePicture(strokes: readonly Stroke[], name: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = paper.width;
  canvas.height = paper.height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  paint(pen, strokes);
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `${name}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }, 'image/png');
}
