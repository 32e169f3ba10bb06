// Writing in pictures, as outlines of the display face: a server has no fonts to count on.
import { type Area, middleOf } from './area.ts';
import { outlines } from './outlines.ts';
import { group, path } from './svg.ts';

interface Glyph {
  readonly width: number;
  readonly outline: string;
}

const glyphs: ReadonlyMap<string, Glyph> = new Map(
  outlines
    .trim()
    .split('\n')
    .map((line) => {
      const [, letter = '', width, outline = ''] = /^(\S+) (\d+) (.*)$/.exec(line) ?? [];
      return [letter, { width: Number(width), outline }];
    }),
);

const space: Glyph = { width: 230, outline: '' };
const em = 1_000;
/** How high capitals and figures are, in shares of the size. */
const capHeight = 0.66;

/** A letter there is no outline for is drawn without its accent. */
const glyphOf = (letter: string): Glyph | null => {
  if (/\s/.test(letter)) return space;
  return glyphs.get(letter) ?? glyphs.get(letter.normalize('NFKD').charAt(0)) ?? null;
};

/** Whether every letter of this text can be drawn; words may be in any script. */
export const isWritable = (text: string): boolean => [...text].every((letter) => glyphOf(letter) !== null);

const glyphsOf = (text: string): Glyph[] =>
  [...text.normalize('NFC')].flatMap((letter) => glyphOf(letter) ?? []);

export const widthOf = (text: string, size: number): number =>
  (glyphsOf(text).reduce((sum, { width }) => sum + width, 0) * size) / em;

interface Style {
  readonly size: number;
  readonly fill: string;
  /** Where the given point is in the line; left out: its middle. */
  readonly anchor?: 'start' | 'end';
}

/** A line of writing on a baseline. */
export function writing(text: string, x: number, baseline: number, { size, fill, anchor }: Style): string {
  const width = widthOf(text, size);
  const start = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  const scale = size / em;
  const transform = `translate(${start} ${baseline}) scale(${scale})`;
  const letters = glyphsOf(text);
  if (letters.length === 1) return path(letters[0]?.outline ?? '', { transform, fill });
  let along = 0;
  const drawn = letters.map(({ width: step, outline }) => {
    const at = along;
    along += step;
    return outline === '' ? '' : path(outline, { transform: at === 0 ? undefined : `translate(${at} 0)` });
  });
  return group({ transform, fill }, ...drawn);
}

/** A number or a short word in the middle of an area. */
export function writingIn(area: Area, text: string, size: number, fill: string): string {
  const { x, y } = middleOf(area);
  return writing(text, x, y + (capHeight * size) / 2, { size, fill });
}
