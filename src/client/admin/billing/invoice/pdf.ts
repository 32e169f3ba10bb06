// Writes a PDF of one page with text and lines, in the fonts that every reader has. Pure.
import { pdfCodes, widthOf } from './pdfFont.ts';

/** A4, in points. */
export const page = { width: 595, height: 842 } as const;

export interface PdfText {
  /** From the left and from the top of the page to the foot of the letters. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly isBold?: boolean;
  readonly isGrey?: boolean;
  /** `x` is where the text ends. */
  readonly isAtEnd?: boolean;
}

export interface PdfRule {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

interface PdfPage {
  readonly title: string;
  readonly language: string;
  readonly texts: readonly PdfText[];
  readonly rules: readonly PdfRule[];
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** Numbers of bytes and of letters are the same, because everything else is written in hexadecimal digits. */
export function pdfOf({ title, language, texts, rules }: PdfPage): string {
  const codes = pdfCodes();
  const drawn = texts.map(({ x, y, text, size, isBold = false, isGrey = false, isAtEnd = false }) => {
    const left = isAtEnd ? x - widthOf(text, size, isBold) : x;
    const place = `${rounded(left)} ${rounded(page.height - y)} Td`;
    const grey = isGrey ? '0.4 g' : '0.1 g';
    return `BT ${grey} /${isBold ? 'B' : 'R'} ${size} Tf ${place} <${codes.encode(text)}> Tj ET`;
  });
  const ruled = rules.map(({ from, to, y }) => {
    const height = rounded(page.height - y);
    return `0.75 G 0.7 w ${from} ${height} m ${to} ${height} l S`;
  });
  const content = [...ruled, ...drawn].join('\n');
  const encoding = `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${codes.differences()}] >>`;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 6 0 R >>`;
  return fileOf(
    [
      `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 7 0 R /Resources << /Font << /R 4 0 R /B 5 0 R >> >> >>`,
      font('Helvetica'),
      font('Helvetica-Bold'),
      encoding,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      `<< /Title <${utf16Of(title)}> /Producer (Topla) >>`,
    ],
    8,
  );
}

/** Words of the document itself, not of its pages, in their own encoding. */
const utf16Of = (text: string): string =>
  `feff${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}`;

function fileOf(objects: readonly string[], info: number): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
