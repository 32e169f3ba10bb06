// Comma-separated values: what spreadsheets write is read, and nothing they would run is written.
import { describe, expect, it } from 'vitest';
import { asWritten, writeCsv } from '../../../parts/writeCsv.ts';
import { readCsv } from './readCsv.ts';

const cells = (text: string) => readCsv(text).map((row) => row.cells);

describe('reading', () => {
  it.each([
    ['commas', 'a,b,c', [['a', 'b', 'c']]],
    ['semicolons', 'a;b,c;d', [['a', 'b,c', 'd']]],
    ['tabs', 'a\tb', [['a', 'b']]],
    ['quotes', '"a, b","say ""hi"""', [['a, b', 'say "hi"']]],
    [
      'line breaks in quotes',
      '"a\nb",c\r\nd,e',
      [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    [
      'empty lines left out',
      'a,b\n\n , \nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['empty cells', 'a,,c,', [['a', '', 'c', '']]],
    ['an open quote', 'a,"b\nc', [['a', 'b\nc']]],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => expect(cells(text)).toEqual(expected));

  it('knows on which line a row begins', () =>
    expect(readCsv('a,b\n"x\ny",z\n\nlast,one').map(({ line }) => line)).toEqual([1, 2, 5]));
});

describe('writing', () => {
  it('comes back as it was', () => {
    const rows = [
      ['a, b', 'say "hi"', 'two\nlines'],
      ['Çağrı; mı?', '', '42'],
    ];
    expect(cells(writeCsv(rows))).toEqual(rows);
  });

  it.each(['=1+1', '+1 (800) 1', '@SUM(A1)', '-cmd|calc', '\tx', '=HYPERLINK("http://x.example","y")'])(
    'keeps %j a text, also for who imports it again',
    (cell) => {
      const [row = []] = cells(writeCsv([[cell]]));
      expect(row[0]).toBe(`'${cell}`);
      expect(asWritten(row[0] ?? '')).toBe(cell);
    },
  );

  it.each(['-5', '-0.5', "'quoted'", '3-2'])('leaves %j as it is', (cell) => {
    const [row = []] = cells(writeCsv([[cell]]));
    expect(asWritten(row[0] ?? '')).toBe(cell);
  });
});
