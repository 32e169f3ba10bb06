// An invoice on its page: who sells, who buys, what for, how much. Pure.
import { type PdfRule, type PdfText, page } from './pdf.ts';
import { widthOf } from './pdfFont.ts';

/** Everything an invoice says, in the words and numbers of a language. */
export interface InvoiceWords {
  readonly title: string;
  /** Names and values beside the title: the number, the date, the period. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly sellerTitle: string;
  readonly seller: readonly string[];
  readonly buyerTitle: string;
  readonly buyer: readonly string[];
  readonly heads: readonly [what: string, quantity: string, amount: string];
  readonly lines: readonly (readonly [what: string, quantity: string, amount: string])[];
  readonly sums: readonly (readonly [name: string, amount: string])[];
  readonly total: readonly [name: string, amount: string];
  readonly notes: readonly string[];
}

const left = 56;
const right = page.width - 56;
const middle = 310;
const quantityEnd = right - 110;
const size = 10;
const lineHeight = 15;

/** Words in lines that are no wider than the room; a word that is wider has a line of its own. */
export function wrapped(text: string, width: number, isBold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, size, isBold) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A small heading with lines below it. */
function block(title: string, words: readonly string[], { x, y, width }: Column): PdfText[] {
  const lines = words.flatMap((line) => wrapped(line, width));
  return [
    { x, y, text: title, size: 9, isGrey: true },
    ...lines.map((text, at) => ({ x, y: y + 18 + at * lineHeight, text, size, isBold: at === 0 })),
  ];
}

const lowest = (texts: readonly PdfText[]): number => Math.max(...texts.map(({ y }) => y));

export function invoiceLayout(words: InvoiceWords): {
  readonly texts: readonly PdfText[];
  readonly rules: readonly PdfRule[];
} {
  const head: PdfText[] = [
    { x: left, y: 84, text: words.title, size: 24, isBold: true },
    ...words.facts.flatMap(([name, value], at): PdfText[] => [
      { x: middle, y: 70 + at * lineHeight, text: name, size, isGrey: true },
      { x: right, y: 70 + at * lineHeight, text: value, size, isAtEnd: true },
    ]),
  ];
  const top = lowest(head) + 44;
  const parties = [
    ...block(words.sellerTitle, words.seller, { x: left, y: top, width: middle - left - 24 }),
    ...block(words.buyerTitle, words.buyer, { x: middle, y: top, width: right - middle }),
  ];
  const tableTop = lowest(parties) + 48;
  const [what, quantity, amount] = words.heads;
  const rules: PdfRule[] = [{ from: left, to: right, y: tableTop + 8 }];
  const rows: PdfText[] = [
    { x: left, y: tableTop, text: what, size: 9, isGrey: true },
    { x: quantityEnd, y: tableTop, text: quantity, size: 9, isGrey: true, isAtEnd: true },
    { x: right, y: tableTop, text: amount, size: 9, isGrey: true, isAtEnd: true },
  ];
  let y = tableTop + 8;
  for (const [name, count, price] of words.lines) {
    const lines = wrapped(name, quantityEnd - left - 90);
    rows.push(
      ...lines.map((text, at) => ({ x: left, y: y + 18 + at * lineHeight, text, size })),
      { x: quantityEnd, y: y + 18, text: count, size, isAtEnd: true },
      { x: right, y: y + 18, text: price, size, isAtEnd: true },
    );
    y += 26 + (lines.length - 1) * lineHeight;
    rules.push({ from: left, to: right, y });
  }
  for (const [name, price] of words.sums) {
    y += 18;
    rows.push({ x: middle, y, text: name, size }, { x: right, y, text: price, size, isAtEnd: true });
  }
  y += 10;
  rules.push({ from: middle, to: right, y });
  y += 20;
  const [totalName, total] = words.total;
  rows.push(
    { x: middle, y, text: totalName, size: 12, isBold: true },
    { x: right, y, text: total, size: 12, isBold: true, isAtEnd: true },
  );
  const notes = words.notes
    .flatMap((note) => wrapped(note, right - left))
    .map((text, at) => ({ x: left, y: y + 48 + at * lineHeight, text, size, isGrey: true }));
  return { texts: [...head, ...parties, ...rows, ...notes], rules };
}
