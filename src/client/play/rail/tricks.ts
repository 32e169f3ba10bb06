// The lines of a card game gathered by trick: one row for the cards of a trick, another for everything else.
import type { MatchLine } from '../../../contract/play/tables.ts';
import type { Seat } from '../../../engine/game.ts';

export interface ListedTrick {
  readonly cards: readonly MatchLine[];
  /** Who took it; null while that is not known from the lines: they lead the next one. */
  readonly winner: Seat | null;
}

export type TrickRow =
  | { readonly kind: 'trick'; readonly trick: ListedTrick }
  | { readonly kind: 'line'; readonly line: MatchLine };

const cardKeys: readonly string[] = ['played', 'playedLate', 'broke'];

export const isCard = ({ seat, key }: Pick<MatchLine, 'seat' | 'key'>): boolean =>
  seat !== null && cardKeys.includes(key);

/** What the table said in between does not end a trick. */
export function rowsOf(lines: readonly MatchLine[], seats: number): TrickRow[] {
  const rows: TrickRow[] = [];
  let cards: MatchLine[] = [];
  let full: MatchLine[] | null = null;
  const put = (winner: Seat | null) => {
    if (full) rows.push({ kind: 'trick', trick: { cards: full, winner } });
    full = null;
  };
  for (const line of lines) {
    if (isCard(line)) {
      put(line.seat);
      cards.push(line);
      if (cards.length === seats) {
        full = cards;
        cards = [];
      }
    } else {
      if (!line.key.startsWith('table.')) put(null);
      rows.push({ kind: 'line', line });
    }
  }
  put(null);
  if (cards.length > 0) rows.push({ kind: 'trick', trick: { cards, winner: null } });
  return rows;
}

/** The newest trick that is whole. */
export const lastTrickOf = (rows: readonly TrickRow[], seats: number): ListedTrick | null => {
  const row = rows.findLast((each) => each.kind === 'trick' && each.trick.cards.length === seats);
  return row?.kind === 'trick' ? row.trick : null;
};
