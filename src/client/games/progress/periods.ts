// The periods of a leaderboard, as days in the team's time zone.
import { firstDay } from '../../../contract/progress/leaderboards.ts';
import type { Dates } from '../../base/api/progress.ts';

export const periods = ['week', 'month', 'quarter', 'all'] as const;
export type Period = (typeof periods)[number];

const two = (value: number): string => String(value).padStart(2, '0');

/** The day it is now in a time zone. */
export function today(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en', {
    ...({ timeZone, year: 'numeric', month: 'numeric', day: 'numeric' } as const),
  });
  const part = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return `${part.get('year')}-${two(part.get('month') ?? 1)}-${two(part.get('day') ?? 1)}`;
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return `${day.slice(0, 8)}${two(new Date(Date.UTC(year, month, 0)).getUTCDate())}`;
}

/** Three months, the first of which is January, April, July or October. */
function quarterOf(day: string): Required<Dates> {
  const [year = '', month = ''] = day.split('-');
  const first = Math.floor((Number(month) - 1) / 3) * 3 + 1;
  return { startDate: `${year}-${two(first)}-01`, endDate: lastOfMonth(`${year}-${two(first + 2)}-01`) };
}

function mondayOf(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

function plusDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function datesOf(period: Period, timeZone: string, now = new Date()): Required<Dates> {
  const day = today(timeZone, now);
  if (period === 'all') return { startDate: firstDay, endDate: day };
  if (period === 'quarter') return quarterOf(day);
  if (period === 'month') return { startDate: `${day.slice(0, 8)}01`, endDate: lastOfMonth(day) };
  const monday = mondayOf(day);
  return { startDate: monday, endDate: plusDays(monday, 6) };
}
