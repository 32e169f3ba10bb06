// The move list in two columns: which column a move stands in, and the number of its row.
import type { MatchLine } from '../../contract/tables.ts';
import type { Seat } from '../../engine/game.ts';

export interface Place {
  /** Lines of the table are not moves and span both columns. */
  readonly column: 'first' | 'second' | 'both';
  /** Null when it starts no row. */
  readonly number: number | null;
}

/** One place per line; moves taken back do not count. */
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
