// Helvetica as every reader of PDF has it: how wide its letters are, and how letters outside its usual encoding are written. Pure.

/** Widths of the letters from space to tilde, in thousandths of the size of the font. */
const regularWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const boldWidths = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
  556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
  556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
  333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];

/** A letter with a mark is as wide as the letter. */
const plain = (letter: string): string => letter.normalize('NFD').charAt(0).replace('ı', 'i');

export function widthOf(text: string, size: number, isBold: boolean): number {
  const widths = isBold ? boldWidths : regularWidths;
  let sum = 0;
  for (const letter of text) sum += widths[plain(letter).charCodeAt(0) - 32] ?? 556;
  return (sum * size) / 1000;
}

/** Signs of the usual encoding (WinAnsi) above the letters of Latin-1. */
const winAnsi: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

/** Marks by which a letter's glyph is named: ğ is g with a breve. */
const marks: Readonly<Record<string, string>> = {
  '\u0306': 'breve',
  '\u0327': 'cedilla',
  '\u0326': 'commaaccent',
  '\u0328': 'ogonek',
  '\u0301': 'acute',
  '\u030c': 'caron',
  '\u030b': 'hungarumlaut',
  '\u030a': 'ring',
  '\u0304': 'macron',
  '\u0307': 'dotaccent',
};
const named: Readonly<Record<string, string>> = {
  ı: 'dotlessi',
  ł: 'lslash',
  Ł: 'Lslash',
  đ: 'dcroat',
  Đ: 'Dcroat',
};

function glyphName(letter: string): string | null {
  const [base = '', mark = ''] = letter.normalize('NFD');
  const name = marks[mark];
  return named[letter] ?? (name && /[a-z]/i.test(base) ? base + name : null);
}

/** The codes of a document: letters outside the usual encoding get one below the space when they first occur. */
export interface PdfCodes {
  /** A string as PDF writes it, in hexadecimal digits. */
  encode(text: string): string;
  /** The letters that got codes of their own, for the encoding of the fonts. */
  differences(): string;
}

export function pdfCodes(): PdfCodes {
  const own = new Map<string, number>();
  const mostOwn = 31;

  function codeOf(letter: string): number {
    const code = letter.charCodeAt(0);
    if (/[\u2007\u2009\u202f]/.test(letter)) return 0x20;
    if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
    const usual = winAnsi[letter] ?? own.get(letter);
    if (usual !== undefined) return usual;
    if (glyphName(letter) !== null && own.size < mostOwn) {
      own.set(letter, own.size + 1);
      return own.size;
    }
    const base = plain(letter).charCodeAt(0);
    return base >= 0x20 && base < 0x7f ? base : 0x3f; // a question mark: the font has no such letter
  }

  return {
    encode: (text) =>
      [...text.normalize('NFC')].map((letter) => codeOf(letter).toString(16).padStart(2, '0')).join(''),
    differences: () => [...own].map(([letter, code]) => `${code} /${glyphName(letter)}`).join(' '),
  };
}
