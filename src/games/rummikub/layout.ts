// A turn laid out: the table before, the table after, and what of it came from the hand.
import { type Fault, firstFault, type Layout, openingPoints, worthOfAll } from './sets.ts';
import { beyond, minus, parseTiles, type Tile, writeTiles } from './tiles.ts';

export const writeLayout = (sets: Layout): string => sets.map(writeTiles).join(' ');

export const tilesOf = (sets: Layout): readonly Tile[] => sets.flat();

/** Null: some of it is no tile. */
export function parseLayout(text: string): Layout | null {
  if (text === '') return [];
  const sets = text.split(' ').map(parseTiles);
  return sets.every((set) => set !== null) ? sets : null;
}

/** The tiles that came from the hand. */
export const playedIn = (before: Layout, after: Layout): readonly Tile[] =>
  beyond(tilesOf(after), tilesOf(before));

/** What a layout is judged by; a position and a view both know it. */
interface Laying {
  readonly table: Layout;
  readonly rack: readonly Tile[];
  readonly hasOpened: boolean;
}

/** The sets that are new; null: one that lay there is not as it was. */
export function newSets(before: Layout, after: Layout): Layout | null {
  const left = [...after];
  for (const set of before) {
    const at = left.findIndex((each) => writeTiles(each) === writeTiles(set));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Until the first sets count enough, they come from the hand alone. */
function openingFault(before: Layout, after: Layout): 'touched' | 'fewPoints' | null {
  const own = newSets(before, after);
  if (!own) return 'touched';
  return worthOfAll(own) < openingPoints ? 'fewPoints' : null;
}

type LayingFault = Fault | 'tableTile' | 'nothingPlayed' | 'notYourTile' | 'touched' | 'fewPoints';

/** Why a whole turn cannot stand; null: it can. */
export function layingFault({ table, rack, hasOpened }: Laying, after: Layout): LayingFault | null {
  if (!minus(tilesOf(after), tilesOf(table))) return 'tableTile';
  const played = playedIn(table, after);
  if (played.length === 0) return 'nothingPlayed';
  if (!minus(rack, played)) return 'notYourTile';
  const broken = firstFault(after);
  if (broken) return broken.fault;
  return hasOpened ? null : openingFault(table, after);
}

/** The sets of a new layout in the places of those they most resemble, so that little seems to move. */
export function inOldOrder(before: Layout, after: Layout): Layout {
  const rest = [...after];
  const kept = before.flatMap((set) => {
    const shared = rest.map((other) => set.length - beyond(set, other).length);
    const most = Math.max(0, ...shared);
    return most > 0 ? rest.splice(shared.indexOf(most), 1) : [];
  });
  return [...kept, ...rest];
}
