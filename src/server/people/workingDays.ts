// The working days of a team and of a person in it: when a turn that takes some of them is due, and when somebody may be told of it.
import { Temporal } from 'temporal-polyfill';
import type { StoredPlayPeriod } from '../base/storage/schema/teams.ts';
import { instantOf, isOpen } from './playHours.ts';

const dayMs = 86_400_000;
const daysInWeek = 7;
/** Nobody is away, and no team has days off, for so many days in a row. */
const farthestDays = 800;
/** When the day begins for a team without hours of play. */
const morning = '09:00';

export interface TeamCalendar {
  readonly timeZone: string;
  /** 0 is Sunday. */
  readonly weekend: readonly number[];
  /** As 2026-05-01. */
  readonly daysOff: readonly string[];
  /** Empty: any time. A weekday without hours is no working day. */
  readonly periods: readonly StoredPlayPeriod[];
}

/** Both days included. */
export interface AwayPeriod {
  readonly from: string;
  readonly until: string;
}

/** A time in which nobody could play. */
export interface Stop {
  readonly from: number;
  readonly to: number;
}

/** The calendar of one person: their clock stands still outside of it. */
export interface PersonCalendar extends TeamCalendar {
  readonly away: readonly AwayPeriod[];
}

type Day = Temporal.PlainDate;

const weekdayOf = ({ dayOfWeek }: Day): number => dayOfWeek % daysInWeek;

export const dayAt = (timeZone: string, at: number): Day =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();

function workingWeekdays({ weekend, periods }: TeamCalendar): ReadonlySet<number> {
  const all = Array.from({ length: daysInWeek }, (_, day) => day);
  const played = all.filter((day) => periods.length === 0 || periods.some((period) => period.day === day));
  const working = played.filter((day) => !weekend.includes(day));
  return new Set(working.length > 0 ? working : played); // who plays at weekends alone has no other days
}

/** Whether a clock runs on that day. */
function workingDays(calendar: PersonCalendar): (day: Day) => boolean {
  const weekdays = workingWeekdays(calendar);
  return (day) => {
    const text = day.toString();
    const isAway = calendar.away.some(({ from, until }) => from <= text && text <= until);
    return weekdays.has(weekdayOf(day)) && !calendar.daysOff.includes(text) && !isAway;
  };
}

/** The first working day from this one on; this one where there is none. */
function nextWorking(isWorking: (day: Day) => boolean, from: Day): Day {
  let day = from;
  for (let tried = 0; tried < farthestDays; tried++, day = day.add({ days: 1 }))
    if (isWorking(day)) return day;
  return from;
}

/** The first day from this one on that is a working day of the team. */
export const workingDayFrom = (calendar: TeamCalendar, from: Day): Day =>
  nextWorking(workingDays({ ...calendar, away: [] }), from);

/** What a clock on the wall shows, in ms since midnight: a day has 24 hours, also where clocks are changed. */
function wallTime(timeZone: string, at: number): { readonly day: Day; readonly ms: number } {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  const time = local.toPlainTime();
  const minutes = time.hour * 60 + time.minute;
  return { day: local.toPlainDate(), ms: (minutes * 60 + time.second) * 1_000 + time.millisecond };
}

function momentOf(timeZone: string, day: Day, ms: number): number {
  const time = new Temporal.PlainTime().add({ milliseconds: ms });
  return instantOf(timeZone, day, time.toString());
}

/** So much working time later. */
function laterBy(
  calendar: PersonCalendar,
  isWorking: (day: Day) => boolean,
  since: number,
  ms: number,
): number {
  const from = wallTime(calendar.timeZone, since);
  const runs = isWorking(from.day);
  const total = (runs ? from.ms : 0) + ms;
  let day = nextWorking(isWorking, from.day);
  for (let left = Math.floor(total / dayMs); left > 0; left--)
    day = nextWorking(isWorking, day.add({ days: 1 }));
  return momentOf(calendar.timeZone, day, total % dayMs);
}

/** The working time between two moments. */
function workedMs(calendar: PersonCalendar, isWorking: (day: Day) => boolean, { from, to }: Stop): number {
  const first = wallTime(calendar.timeZone, from);
  const last = wallTime(calendar.timeZone, to);
  let ms = 0;
  for (let { day } = first; Temporal.PlainDate.compare(day, last.day) <= 0; day = day.add({ days: 1 })) {
    if (!isWorking(day)) continue;
    ms += (day.equals(last.day) ? last.ms : dayMs) - (day.equals(first.day) ? first.ms : 0);
  }
  return Math.max(0, ms);
}

/** When the hours of play of this day begin, earliest first. */
function openingsOn({ periods, timeZone }: TeamCalendar, day: Day): number[] {
  const begins = periods.filter((period) => period.day === weekdayOf(day)).map(({ from }) => from);
  const times = periods.length === 0 ? [morning] : begins.toSorted();
  return times.map((time) => instantOf(timeZone, day, time));
}

/** The first opening after this moment on a working day. */
function nextOpeningAfter(calendar: PersonCalendar, isWorking: (day: Day) => boolean, at: number): number {
  let day = dayAt(calendar.timeZone, at);
  for (let tried = 0; tried < farthestDays; tried++, day = day.add({ days: 1 })) {
    const opening = isWorking(day) ? openingsOn(calendar, day).find((moment) => moment > at) : undefined;
    if (opening !== undefined) return opening;
  }
  return at;
}

/**
 * When a turn is due that began at `since` and may take `days` working days of this person. Time in which nobody could
 * play is given back. A moment outside the hours of play is moved on to the next ones.
 */
export function dueAfter(
  calendar: PersonCalendar,
  since: number,
  days: number,
  stops: readonly Stop[] = [],
): number {
  const isWorking = workingDays(calendar);
  let ms = days * dayMs;
  let due = laterBy(calendar, isWorking, since, ms);
  for (const stop of stops.toSorted((one, other) => one.from - other.from)) {
    if (stop.from >= due || stop.to <= since) continue;
    ms += workedMs(calendar, isWorking, { from: Math.max(stop.from, since), to: stop.to });
    due = laterBy(calendar, isWorking, since, ms);
  }
  const { periods, timeZone } = calendar;
  return isOpen(periods, timeZone, due) ? due : nextOpeningAfter(calendar, isWorking, due);
}

/** When somebody may be told of something that happens at this moment: at once in the hours of play of a working day. */
export function tellableAt(calendar: PersonCalendar, at: number): number {
  const isWorking = workingDays(calendar);
  const { periods, timeZone } = calendar;
  const isNow = isWorking(dayAt(timeZone, at)) && isOpen(periods, timeZone, at);
  return isNow ? at : nextOpeningAfter(calendar, isWorking, at);
}

/** When the day next begins: those who want to be told once a day are told then. */
export function nextMorning(calendar: PersonCalendar, at: number): number {
  const isWorking = workingDays(calendar);
  let day = dayAt(calendar.timeZone, at);
  for (let tried = 0; tried < farthestDays; tried++, day = day.add({ days: 1 })) {
    const [first] = isWorking(day) ? openingsOn(calendar, day) : [];
    if (first !== undefined && first > at) return first;
  }
  return at;
}
