// Words and colours on a canvas: the page's own colours, and texts that stay within their room.

export interface Brush {
  readonly context: CanvasRenderingContext2D;
  /** The colour a custom property of the page has now, in its present theme. */
  colour(property: string): string;
}

/** Custom properties may be given for two themes at once: an element tells which colour comes of it. */
export function brushFor(canvas: HTMLCanvasElement): Brush {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const known = new Map<string, string>();
  const colour = (property: string): string => {
    const seen = known.get(property);
    if (seen !== undefined) return seen;
    const probe = document.createElement('span');
    probe.style.color = `var(${property})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    known.set(property, color);
    return color;
  };
  return { context, colour };
}

type Measure = Pick<CanvasRenderingContext2D, 'measureText'>;

/** The text, or as much of its beginning as there is room for. */
export function fittingIn(context: Measure, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Lines that fit, broken between words; a word that is too long alone is cut. */
export function wrapped(context: Measure, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(fittingIn(context, word, room));
  }
  return lines;
}
