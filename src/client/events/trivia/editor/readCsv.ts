// Comma-separated values (RFC 4180), as spreadsheets write them: commas, semicolons or tabs, quotes, line breaks inside quotes.

export interface CsvRow {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const separators = [',', ';', '\t'] as const;

/** The one that is most frequent outside quotes in the first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r?\n/);
  const counts = separators.map((sign) => first.split(sign).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Rows without a single word are left out. An open quote takes everything to the end. */
export function readCsv(file: string): readonly CsvRow[] {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let [line, begun, cell, isQuoted] = [1, 1, '', false];
  let cells: string[] = [];
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begun, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\n') line++;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') [isQuoted, cell] = [true, ''];
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endRow();
      begun = line;
    } else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}
