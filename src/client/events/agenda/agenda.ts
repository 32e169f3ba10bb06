// What is on for the team as one list: events and lists of trivia in one shape, by day, and which comes next.
import type { Event } from '../../../contract/events/events.ts';
import type { TriviaLine } from '../../../contract/events/triviaShapes.ts';
import type { Person } from '../../../contract/people/people.ts';

export const eventTypes = ['puzzle', 'trivia', 'predictorEvent', 'bingo', 'tournament'] as const;
export type EventType = (typeof eventTypes)[number];

export interface AgendaItem {
  readonly id: string;
  readonly type: EventType;
  readonly gameType: string | null;
  readonly title: string;
  readonly start: string;
  readonly end: string | null;
  readonly state: Event['state'];
  readonly host: Person | null;
  /** Null: nobody registers for it. */
  readonly registered: number | null;
  readonly capacity: number | null;
  readonly isRegistered: boolean;
  readonly myState: Event['myState'];
  /** Where it is played. */
  readonly path: string;
}

/** The drawing of an event: that of its puzzle or game, or of its type. */
export const artOf = ({ type, gameType }: Pick<AgendaItem, 'type' | 'gameType'>): string =>
  type === 'puzzle' || type === 'tournament' ? (gameType ?? type) : type;

const pathOf: Readonly<Record<EventType, (event: Event) => string>> = {
  puzzle: ({ gameType }) => `/puzzle/${gameType}`,
  trivia: ({ gameId, id }) => `/events/trivia/${gameId ?? id}`,
  bingo: ({ gameId, id }) => `/games/bingo/${gameId ?? id}`,
  tournament: ({ gameId, id }) => `/tournaments/${gameId ?? id}`,
  predictorEvent: ({ gameId }) => (gameId ? `/predictorEvents?game=${gameId}` : '/predictorEvents'),
};

export const itemOfEvent = (event: Event): AgendaItem => ({
  // Several stages of one season are on at once.
  id: event.type === 'predictorEvent' ? event.id : (event.gameId ?? event.id),
  type: event.type,
  gameType: event.gameType,
  title: event.title,
  start: event.start,
  end: event.end,
  state: event.state,
  host: event.host,
  registered: event.registered,
  capacity: null,
  isRegistered: event.isRegistered,
  myState: event.myState,
  path: pathOf[event.type](event),
});

const stateOf = { coming: 'coming', live: 'running', finished: 'finished' } as const;

export const itemOfTrivia = (line: TriviaLine): AgendaItem => ({
  id: line.id,
  type: 'trivia',
  gameType: null,
  title: line.name,
  start: line.start,
  end: null,
  state: stateOf[line.state],
  host: line.host,
  registered: line.registered,
  capacity: line.capacity,
  isRegistered: line.isRegistered,
  myState: null,
  path: `/events/trivia/${line.id}`,
});

export interface AgendaDay {
  /** `YYYY-MM-DD` where the reader is. */
  readonly day: string;
  readonly items: readonly AgendaItem[];
}

/** The day of a moment where the reader is. */
export const dayOf = (time: string): string => localDay(new Date(time));

const two = (value: number): string => String(value).padStart(2, '0');
const localDay = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;

/** In the order given. What began on an earlier day and is still on stands under today. */
export function byDay(items: readonly AgendaItem[], now: Date): readonly AgendaDay[] {
  const days = new Map<string, AgendaItem[]>();
  const today = localDay(now);
  for (const item of items) {
    const began = dayOf(item.start);
    const day = item.state === 'running' && began < today ? today : began;
    const those = days.get(day);
    if (those) those.push(item);
    else days.set(day, [item]);
  }
  return [...days].map(([day, those]) => ({ day, items: those }));
}

/** What was over before today is no longer of interest. */
export const sinceToday = (items: readonly AgendaItem[], now: Date): AgendaItem[] =>
  items.filter(({ state, start }) => state !== 'finished' || dayOf(start) >= localDay(now));

export type DayName = 'today' | 'tomorrow' | 'yesterday' | null;

/** Which word there is for a day; null: its date. */
export function dayName(day: string, now: Date): DayName {
  const at = (days: number) => localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
  if (day === at(0)) return 'today';
  if (day === at(1)) return 'tomorrow';
  return day === at(-1) ? 'yesterday' : null;
}

/** What to look at first: what is on with other people, or else what comes next. Daily puzzles have a place of their own. */
export function nextOf(items: readonly AgendaItem[]): AgendaItem | null {
  const social = items.filter(({ type, state }) => type !== 'puzzle' && state !== 'finished');
  return social.find(({ state }) => state === 'running') ?? social[0] ?? null;
}

/** Daily puzzles after tomorrow say nothing new: they are taken from their days, in order, and a day of nothing else with them. */
export function foldPuzzles(
  days: readonly AgendaDay[],
  now: Date,
): { readonly days: readonly AgendaDay[]; readonly later: readonly AgendaItem[] } {
  const last = localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));
  const isLater = (day: string, { type }: AgendaItem) => type === 'puzzle' && day > last;
  return {
    days: days
      .map(({ day, items }) => ({ day, items: items.filter((item) => !isLater(day, item)) }))
      .filter(({ items }) => items.length > 0),
    later: days.flatMap(({ day, items }) => items.filter((item) => isLater(day, item))),
  };
}
