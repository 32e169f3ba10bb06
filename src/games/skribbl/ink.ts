// The drawing as text, so that it grows piece by piece, is small, and is a picture and a replay at once.
//
//   (cwpXXYY   a stroke in a colour and width, with a pressure, from a point
//   ab         on by so much to the right and down
//   *XXYY      on to a point that is far away
//   !p         from here with another pressure
//   <          the last stroke or clearing undone
//   #          everything cleared

/** The paper, in units. */
export const paper = { width: 1200, height: 900 } as const;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const base = digits.length;
const furthest = 31;
export const mostPressure = 7;

/** From 0; the first one is the paper's own, with which is erased. */
export const colours = [
  { key: 'paper', value: '#ffffff' },
  { key: 'black', value: '#1b1b1b' },
  { key: 'grey', value: '#8a8f94' },
  { key: 'red', value: '#d3302f' },
  { key: 'orange', value: '#ef8a17' },
  { key: 'yellow', value: '#f7d038' },
  { key: 'green', value: '#2e8b3d' },
  { key: 'lightGreen', value: '#9bd770' },
  { key: 'blue', value: '#1f5fc4' },
  { key: 'lightBlue', value: '#7cc8f2' },
  { key: 'purple', value: '#7b3fa0' },
  { key: 'pink', value: '#f29ac0' },
  { key: 'brown', value: '#7a4a21' },
] as const;

/** In units, at the usual pressure. */
export const widths = [6, 14, 30, 64] as const;

/** What one drawing may take; enough for about two thousand points. */
export const mostInk = 5_600;
/** What is sent at once. */
export const mostPiece = 1_200;

export interface Point {
  readonly x: number;
  readonly y: number;
  /** From 0 to 7. */
  readonly pressure: number;
}

export interface Stroke {
  readonly colour: number;
  readonly width: number;
  readonly points: readonly Point[];
}

/** Whether a text consists of nothing but these signs; what they say is read tolerantly. */
export const isInk = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length > 0 && raw.length <= mostPiece && /^[\w\-(*!<#]+$/.test(raw);

const far = (n: number): string => `${digits[Math.floor(n / base)]}${digits[n % base]}`;
const near = (n: number): string => digits[n + furthest] ?? '';

const isNear = (n: number): boolean => Math.abs(n) <= furthest;

export const undone = '<';
export const cleared = '#';

export const writeStart = (
  { colour, width }: Pick<Stroke, 'colour' | 'width'>,
  { x, y, pressure }: Point,
): string => `(${digits[colour]}${digits[width]}${digits[pressure]}${far(x)}${far(y)}`;

export function writePoint(from: Point, to: Point): string {
  const pressed = to.pressure === from.pressure ? '' : `!${digits[to.pressure]}`;
  const [right, down] = [to.x - from.x, to.y - from.y];
  const isClose = isNear(right) && isNear(down);
  return pressed + (isClose ? near(right) + near(down) : `*${far(to.x)}${far(to.y)}`);
}

const digitAt = (text: string, at: number): number => Math.max(0, digits.indexOf(text[at] ?? 'A'));
const farAt = (text: string, at: number): number => digitAt(text, at) * base + digitAt(text, at + 1);
const within = (n: number, most: number): number => Math.min(Math.max(0, n), most);

interface Growing {
  readonly colour: number;
  readonly width: number;
  readonly points: Point[];
}

/** A drawing that is read as it comes. */
export interface Reading {
  /** More of the text. */
  add(text: string): void;
  /** What is on the paper now, the oldest first. */
  strokes(): readonly Stroke[];
  /** Whether something that had been drawn has gone, since this was last asked. */
  hasLost(): boolean;
}

/** Signs that may be cut off at the end of a piece wait for the next one. */
const lengthOf: Readonly<Record<string, number>> = { '(': 8, '*': 5, '!': 2, [undone]: 1, [cleared]: 1 };

export function startReading(): Reading {
  let items: (Growing | null)[] = []; // null: cleared
  let rest = '';
  let pressure = 3;
  let lost = false;

  const last = (): Growing | null => items.at(-1) ?? null;

  function point(x: number, y: number): void {
    last()?.points.push({ x: within(x, paper.width), y: within(y, paper.height), pressure });
  }

  function take(text: string, at: number): void {
    const sign = text[at] ?? '';
    if (sign === '(') {
      const colour = within(digitAt(text, at + 1), colours.length - 1);
      const width = within(digitAt(text, at + 2), widths.length - 1);
      pressure = within(digitAt(text, at + 3), mostPressure);
      items.push({ colour, width, points: [] });
      point(farAt(text, at + 4), farAt(text, at + 6));
    } else if (sign === '*') point(farAt(text, at + 1), farAt(text, at + 3));
    else if (sign === '!') pressure = within(digitAt(text, at + 1), mostPressure);
    else if (sign === undone) {
      items = items.slice(0, -1);
      lost = true;
    } else if (sign === cleared) {
      items = [...items, null];
      lost = true;
    } else {
      const before = last()?.points.at(-1);
      if (before) point(before.x + digitAt(text, at) - furthest, before.y + digitAt(text, at + 1) - furthest);
    }
  }

  return {
    add(more) {
      const text = rest + more;
      let at = 0;
      for (;;) {
        const length = lengthOf[text[at] ?? ''] ?? 2;
        if (at + length > text.length) break;
        take(text, at);
        at += length;
      }
      rest = text.slice(at);
    },
    strokes() {
      const from = items.lastIndexOf(null) + 1;
      return items.slice(from).filter((item) => item !== null);
    },
    hasLost() {
      const was = lost;
      lost = false;
      return was;
    },
  };
}

/** What a whole text draws. */
export function strokesOf(text: string): readonly Stroke[] {
  const reading = startReading();
  reading.add(text);
  return reading.strokes();
}

/** The colours of a drawing, by number, without the paper's; in the order of the palette. */
export const coloursOf = (strokes: readonly Stroke[]): readonly number[] =>
  [...new Set(strokes.map(({ colour }) => colour))].filter((colour) => colour > 0).toSorted((a, b) => a - b);

/** How wide a line is where it is pressed so much: from two thirds to four thirds. */
export const lineWidth = (width: number, pressure: number): number =>
  (widths[width] ?? widths[0]) * (0.58 + 0.14 * pressure);
