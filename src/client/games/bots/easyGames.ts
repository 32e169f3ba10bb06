// The games offered against a bot to somebody who has played none yet.
import type { ShelfGame } from '../../../catalogue/shelf.ts';

const offered = 3;

/** Where a team has switched some of them off, other games for two take their places. */
export function easyGames(shelf: readonly ShelfGame[], closed: ReadonlySet<string>): readonly ShelfGame[] {
  const rankOf = ({ newcomerRank }: ShelfGame) => newcomerRank ?? shelf.length;
  return shelf
    .filter(({ gameName, seats }) => !closed.has(gameName) && seats.includes(2))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, offered);
}
