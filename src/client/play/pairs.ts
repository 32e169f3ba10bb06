// A story told in pairs: which column a line stands in, and the number of the pair a move opens.
import type { MatchLine } from '../../contract/tables.ts';
import type { Seat } from '../../engine/game.ts';

export interface Place {
  /** Lines of the table are no moves and take the whole width. */
  readonly column: 'first' | 'second' | 'both';
  /** Null: it opens no pair. */
  readonly number: number | null;
}

/** By line. A move taken back is counted no more. */
export function pairsOf(lines: readonly Pick<MatchLine, 'seat' | 'key'>[]): Place[] {
  let movers: Seat[] = [];
  return lines.map(({ seat, key }) => {
    if (key === 'table.accept.takeback' && seat !== null)
      movers = movers.slice(0, movers.lastIndexOf(1 - seat));
    if (seat === null || key.startsWith('table.')) return { column: 'both', number: null };
    movers.push(seat);
    if (seat === 1) return { column: 'second', number: null };
    return { column: 'first', number: movers.filter((mover) => mover === 0).length };
  });
}
