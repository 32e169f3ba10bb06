// Events as an iCalendar file (RFC 5545), made in the browser: UTC times, escaped text, folded lines.

export interface CalendarEntry {
  /** The same event gets the same id, so importing it again updates it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly start: Date;
  readonly end: Date;
}

/** "20251120T093000Z". */
const utc = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Backslash, semicolon and comma are escaped, line breaks are written as \n; other control characters are left out. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they may not stand in a value
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const mostOctets = 75;
const octets = new TextEncoder();

/** Lines of 75 octets at most; a character is never cut in two, and what goes on begins with a space. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > mostOctets) {
      folded.push(current);
      current = ' ';
      length = 1;
    }
    current += character;
    length += size;
  }
  return [...folded, current].join('\r\n');
}

const linesOf = ({ id, title, description, url, start, end }: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(id)}@topla`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(start)}`,
  `DTEND:${utc(end)}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(description)}`,
  `URL:${encodeURI(decodeURI(url))}`,
  'END:VEVENT',
];

export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Topla//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
