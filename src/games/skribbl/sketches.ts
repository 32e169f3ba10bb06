// What bots can draw: a few easy words, each as lines, circles and arcs in hundredths of the paper's height.
import type { Tongue } from '../../engine/words/letters.ts';
import { colours, type Point, paper, writePoint, writeStart } from './ink.ts';

type ColourName = (typeof colours)[number]['key'];

/** Pairs of across and down, `o` with middle and radii of an oval, `a` also with the degrees from and to. */
type Line = readonly [colour: ColourName, shape: string];

interface Sketch {
  readonly words: Readonly<Record<Tongue, string>>;
  readonly lines: readonly Line[];
}

const line = (colour: ColourName, ...shapes: readonly string[]): Line[] =>
  shapes.map((shape) => [colour, shape]);

const sketches: readonly Sketch[] = [
  {
    words: { en: 'sun', tr: 'güneş' },
    lines: [
      ...line('yellow', 'o 66 50 18 18'),
      ...line('orange', '66 24 66 12', '66 76 66 88', '40 50 28 50', '92 50 104 50'),
      ...line('orange', '48 32 40 24', '84 32 92 24', '48 68 40 76', '84 68 92 76'),
    ],
  },
  { words: { en: 'moon', tr: 'ay' }, lines: line('yellow', 'a 66 50 30 30 60 300', 'a 80 50 26 30 100 260') },
  {
    words: { en: 'star', tr: 'yıldız' },
    lines: line('orange', '66 14 76 42 104 42 82 60 90 88 66 70 42 88 50 60 28 42 56 42 66 14'),
  },
  {
    words: { en: 'cloud', tr: 'bulut' },
    lines: line(
      'lightBlue',
      'a 46 56 14 14 90 270',
      'a 64 42 20 18 190 340',
      'a 88 54 16 16 260 450',
      '46 70 88 70',
    ),
  },
  {
    words: { en: 'house', tr: 'ev' },
    lines: [
      ...line('brown', '36 46 36 86 96 86 96 46'),
      ...line('red', '30 48 66 16 102 48 30 48'),
      ...line('blue', '44 56 56 56 56 68 44 68 44 56', '72 86 72 60 86 60 86 86'),
    ],
  },
  {
    words: { en: 'tree', tr: 'ağaç' },
    lines: [
      ...line('brown', '60 88 60 58', '72 88 72 58'),
      ...line('green', 'o 66 38 30 24', 'o 56 34 10 8', 'o 78 42 9 8'),
    ],
  },
  {
    words: { en: 'flower', tr: 'çiçek' },
    lines: [
      ...line('yellow', 'o 66 34 7 7'),
      ...line('pink', 'o 66 18 8 9', 'o 82 30 9 8', 'o 76 48 9 8', 'o 56 48 9 8', 'o 50 30 9 8'),
      ...line('green', '66 56 66 92', '66 76 78 68 80 76 66 80'),
    ],
  },
  {
    words: { en: 'apple', tr: 'elma' },
    lines: [
      ...line('red', 'a 66 58 28 28 -70 250', 'a 66 34 10 6 20 160'),
      ...line('brown', '66 38 70 22'),
      ...line('green', '70 28 84 18 80 30 70 28'),
    ],
  },
  {
    words: { en: 'fish', tr: 'balık' },
    lines: [
      ...line('blue', 'o 60 50 28 17', '86 50 106 34 106 66 86 50'),
      ...line('black', 'o 44 46 2 2', 'a 38 50 8 8 20 80'),
    ],
  },
  {
    words: { en: 'cat', tr: 'kedi' },
    lines: [
      ...line('grey', 'o 66 54 26 24', '46 40 44 16 60 32', '86 40 88 16 72 32'),
      ...line(
        'black',
        'o 56 50 3 4',
        'o 76 50 3 4',
        '62 60 70 60 66 64 62 60',
        '56 62 34 58',
        '56 66 34 70',
        '76 62 98 58',
        '76 66 98 70',
      ),
    ],
  },
  {
    words: { en: 'snake', tr: 'yılan' },
    lines: [
      ...line(
        'green',
        'a 30 50 14 16 180 360',
        'a 58 50 14 16 0 180',
        'a 86 50 14 16 180 360',
        'o 102 56 5 4',
      ),
      ...line('red', '106 58 112 62', '110 60 114 58'),
    ],
  },
  {
    words: { en: 'snail', tr: 'salyangoz' },
    lines: [
      ...line('brown', 'o 62 54 20 20', 'o 62 54 12 12', 'o 62 54 5 5'),
      ...line('green', '36 76 90 76 102 58', '102 58 98 42', '102 58 110 44'),
    ],
  },
  {
    words: { en: 'eye', tr: 'göz' },
    lines: [
      ...line('black', 'a 66 72 40 40 215 325', 'a 66 26 40 40 35 145', 'o 66 49 5 5'),
      ...line('blue', 'o 66 49 14 14'),
    ],
  },
  {
    words: { en: 'heart', tr: 'kalp' },
    lines: line('red', 'a 54 36 13 13 180 360', 'a 80 36 13 13 180 360', '41 38 67 80 93 38'),
  },
  {
    words: { en: 'face', tr: 'yüz' },
    lines: [
      ...line('orange', 'o 66 50 30 34'),
      ...line('black', 'o 56 40 3 4', 'o 76 40 3 4', '66 46 62 58 68 58', 'a 66 60 14 12 20 160'),
    ],
  },
  {
    words: { en: 'car', tr: 'araba' },
    lines: [
      ...line('red', '22 68 22 52 42 48 54 32 84 32 94 48 110 52 110 68 22 68', '58 36 58 48', '50 48 92 48'),
      ...line('black', 'o 42 70 9 9', 'o 90 70 9 9'),
    ],
  },
  {
    words: { en: 'boat', tr: 'kayık' },
    lines: [
      ...line('brown', '30 66 102 66 90 82 42 82 30 66', '66 66 66 20'),
      ...line('black', '70 22 94 60 70 60 70 22'),
      ...line('blue', '20 88 34 84 48 88 62 84 76 88 90 84 104 88'),
    ],
  },
  {
    words: { en: 'rocket', tr: 'roket' },
    lines: [
      ...line('grey', '54 72 54 34 66 12 78 34 78 72 54 72', 'o 66 42 6 6'),
      ...line('red', '54 60 42 78 54 72', '78 60 90 78 78 72'),
      ...line('orange', '58 74 62 90 66 78 70 90 74 74'),
    ],
  },
  {
    words: { en: 'umbrella', tr: 'şemsiye' },
    lines: [
      ...line('purple', 'a 66 50 34 32 180 360', '32 50 43 46 54 50 66 46 78 50 89 46 100 50'),
      ...line('black', '66 46 66 82', 'a 60 82 6 6 0 180'),
    ],
  },
  {
    words: { en: 'candle', tr: 'mum' },
    lines: [
      ...line('grey', '56 44 76 44 76 88 56 88 56 44'),
      ...line('black', '66 44 66 36'),
      ...line('orange', '66 36 60 28 66 14 72 28 66 36'),
    ],
  },
  {
    words: { en: 'ladder', tr: 'merdiven' },
    lines: line(
      'brown',
      '50 12 50 90',
      '82 12 82 90',
      '50 22 82 22',
      '50 36 82 36',
      '50 50 82 50',
      '50 64 82 64',
      '50 78 82 78',
    ),
  },
  {
    words: { en: 'key', tr: 'anahtar' },
    lines: line('orange', 'o 40 50 15 15', 'o 40 50 6 6', '55 50 106 50 106 64', '92 50 92 62'),
  },
  {
    words: { en: 'flag', tr: 'bayrak' },
    lines: [...line('black', '36 10 36 90'), ...line('red', '36 14 98 14 98 50 36 50')],
  },
  {
    words: { en: 'rainbow', tr: 'gökkuşağı' },
    lines: [
      ...line('red', 'a 66 78 48 56 180 360'),
      ...line('orange', 'a 66 78 42 49 180 360'),
      ...line('yellow', 'a 66 78 36 42 180 360'),
      ...line('green', 'a 66 78 30 35 180 360'),
      ...line('blue', 'a 66 78 24 28 180 360'),
    ],
  },
];

const unit = paper.height / 100;
const stepDegrees = 15;
const pressure = 3;

const pointAt = (across: number, down: number): Point => ({
  x: Math.round(across * unit),
  y: Math.round(down * unit),
  pressure,
});

function arc(
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  from: number,
  to: number,
): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / stepDegrees);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return pointAt(x + width * Math.cos(angle), y + height * Math.sin(angle));
  });
}

function pointsOf(shape: string): readonly Point[] {
  const [first = '', ...rest] = shape.split(' ');
  if (first === 'o' || first === 'a') {
    const [x = 0, y = 0, width = 0, height = 0, from = 0, to = 360] = rest.map(Number);
    return arc(x, y, [width, height], from, to);
  }
  const numbers = shape.split(' ').map(Number);
  return numbers.flatMap((across, at) => (at % 2 === 0 ? [pointAt(across, numbers[at + 1] ?? 0)] : []));
}

function inkOfLine([colour, shape]: Line): string {
  const [first, ...rest] = pointsOf(shape);
  if (!first) return '';
  const number = colours.findIndex(({ key }) => key === colour);
  let last = first;
  const parts = rest.map((point) => {
    const part = writePoint(last, point);
    last = point;
    return part;
  });
  return writeStart({ colour: number, width: 1 }, first) + parts.join('');
}

/** The drawing of a word as ink; null: no bot can draw it. */
export function sketchOf(word: string, tongue: Tongue): string | null {
  const sketch = sketches.find(({ words }) => words[tongue] === word);
  return sketch ? sketch.lines.map(inkOfLine).join('') : null;
}

/** The words there is a drawing of. */
export const sketched = (tongue: Tongue): readonly string[] => sketches.map(({ words }) => words[tongue]);
