// Spans of days one can look at, in the days of the team.
import { today } from '../../games/progress/periods.ts';

export const presets = ['week', 'month', 'quarter', 'year', 'own'] as const;
export type Preset = (typeof presets)[number];

const days: Readonly<Record<Exclude<Preset, 'own'>, number>> = { week: 7, month: 30, quarter: 90, year: 365 };
const dayMs = 24 * 60 * 60_000;
/** As the server takes them. */
const mostDays = 366;

export interface Range {
  readonly startDate: string;
  readonly endDate: string;
}

export function rangeOf(preset: Exclude<Preset, 'own'>, timeZone: string, now = new Date()): Range {
  const endDate = today(timeZone, now);
  const start = new Date(Date.parse(endDate) - (days[preset] - 1) * dayMs);
  return { startDate: start.toISOString().slice(0, 10), endDate };
}

/** What is wrong with a range somebody typed; null: nothing. */
export function faultOf({ startDate, endDate }: Range): 'empty' | 'order' | 'long' | null {
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
  if (Number.isNaN(start) || Number.isNaN(end)) return 'empty';
  if (end < start) return 'order';
  return (end - start) / dayMs >= mostDays ? 'long' : null;
}
