// A measured figure beside the bound it is held to.
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly bound: string;
  /** Null: there is nothing to hold it to here. */
  readonly isWithin: boolean | null;
}

export function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map((row) => row.what.length));
  const figures = Math.max(...rows.map((row) => row.figure.length));
  for (const row of rows) {
    const verdict = row.isWithin === null ? '      ' : row.isWithin ? 'within' : 'OVER  ';
    console.log(`${verdict}  ${row.what.padEnd(width)}  ${row.figure.padStart(figures)}  ${row.bound}`);
  }
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const rounded = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
