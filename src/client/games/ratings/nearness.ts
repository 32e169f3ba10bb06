// How near the people at a table are to one's own rating. Pure.
import type { Table } from '../../../contract/play/tables.ts';
import type { RatingsAtTable } from '../../../contract/progress/ratings.ts';
import { concernOf } from '../tables/tableWords.ts';

/** Points within which people win about as often as they lose against each other: the weaker one takes a third at least. */
const evenWithin = 120;

export interface Opponents {
  /** The mean of those whose rating is known. */
  readonly rating: number;
  /** How far it is from one's own; null while one has none. */
  readonly distance: number | null;
  readonly areEven: boolean;
}

/** Those at a table, bots among them; null where no rating is known. */
export function opponentsAt(table: Table, ratings: RatingsAtTable, me: string): Opponents | null {
  const byId = new Map(ratings.people.map(({ userId, rating }) => [userId, rating]));
  const known = table.players.flatMap(({ id, isBot, strength }) => {
    if (id === me) return [];
    return (isBot ? ratings.bots[strength ?? 0] : byId.get(id ?? '')) ?? [];
  });
  if (known.length === 0) return null;
  const rating = Math.round(known.reduce((sum, each) => sum + each, 0) / known.length);
  const own = byId.get(me);
  const distance = own === undefined ? null : Math.abs(rating - own);
  return { rating, distance, areEven: distance !== null && distance <= evenWithin };
}

/** The same order, but of the tables with a free seat the nearest first. */
export function nearestFirst(
  tables: readonly Table[],
  opponents: (table: Table) => Opponents | null,
): readonly Table[] {
  const distance = (table: Table) => opponents(table)?.distance ?? Number.POSITIVE_INFINITY;
  const open = tables
    .filter((table) => concernOf(table) === 'open')
    .toSorted((one, other) =>
      distance(one) < distance(other) ? -1 : distance(one) > distance(other) ? 1 : 0,
    );
  return tables.map((table) => (concernOf(table) === 'open' ? (open.shift() ?? table) : table));
}
