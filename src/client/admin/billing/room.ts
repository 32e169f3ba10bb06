// How many places a plan is offered with, so that a team has room to grow. Pure.

const step = 5;
/** Room for a fifth more people, and for two at least. */
const roomOf = (people: number): number => Math.max(2, Math.ceil(people / 5));

/** The places suggested for so many people; `most`: what the largest plan holds. */
export function placesFor(people: number, most: number): number {
  const wanted = Math.ceil((people + roomOf(people)) / step) * step;
  return Math.max(people, Math.min(wanted, most));
}

/** The places after some were added; null: the plan holds no more. */
export function morePlaces(places: number, most: number | null): number | null {
  const more = most === null ? places + step : Math.min(places + step, most);
  return more > places ? more : null;
}

/** Few enough places are left to say so ahead. */
export const isShort = (people: number, places: number): boolean =>
  places - people <= Math.max(1, Math.floor(places / 10));
