// Comma-separated values for spreadsheets: no cell can be a formula. Pure.

/** Spreadsheets would run what begins like this. */
const formula = /^[=+\-@\t\r]/;
const guarded = /^'(?=[=+\-@\t\r])/;

/** An apostrophe in front makes it a text; a plain number stays one. */
const withoutFormula = (cell: string): string =>
  formula.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell) ? `'${cell}` : cell;

/** The apostrophe that was put in front is taken away again. */
export const asWritten = (cell: string): string => cell.replace(guarded, '');

const quoted = (cell: string): string =>
  /[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** With a mark at the beginning by which spreadsheets know it is UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map((cell) => quoted(withoutFormula(cell))).join(',')).join('\r\n')}\r\n`;
