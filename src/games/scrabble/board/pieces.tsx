// The tiles one sees: those on the board, those on their way, one's draft, and one's rack.
import type { Tongue } from '../../../engine/words/letters.ts';
import type { Piece } from '../../../ui/board/Pieces.tsx';
import type { BoardInput } from '../../../ui/board/useBoardInput.ts';
import { isInSight, type Lie, slotBox, tileBox } from '../places.ts';
import type { Placed, View } from '../shapes.ts';
import { empty, nameOf } from '../squares.ts';
import { blank, pointsOf, without } from '../tiles.ts';
import styles from './board.module.css';
import { arranged, type Draft } from './draft.ts';
import { rackId } from './turn.ts';

interface Props {
  readonly letter: string;
  readonly isBlank: boolean;
  readonly tongue: Tongue;
  /** draft: not played yet; fresh: just played. */
  readonly look?: 'draft' | 'fresh' | 'chosen' | 'plain';
}

/** A tile: its letter, and what it counts at the lower right; a blank shows the letter it was named in another colour. */
function TileFace({ letter, isBlank, tongue, look = 'plain' }: Props) {
  const shown = letter === blank ? '' : letter;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      className={styles.tile}
      data-look={look}
      data-blank={isBlank}
    >
      <rect className={styles.tileShade} x="1" y="5" width="98" height="95" rx="18" />
      <rect className={styles.tileBody} x="2" y="1" width="96" height="94" rx="18" />
      <text className={styles.letter} x={isBlank ? 50 : 45} y="69">
        {shown}
      </text>
      {!isBlank && (
        <text className={styles.value} x="90" y="85">
          {pointsOf(letter, tongue)}
        </text>
      )}
    </svg>
  );
}

/** Tiles of the last play, or of the one that may be doubted. */
const freshCells = ({ open, last }: View): ReadonlySet<number> =>
  new Set((open ?? last)?.tiles.map(({ cell }) => cell));

export function boardPieces(seen: View, lie: Lie, pending: readonly Placed[]): Piece[] {
  const tongue = seen.rules.language;
  const fresh = freshCells(seen);
  const lying = [...seen.board].flatMap((letter, cell) =>
    letter === empty ? [] : [{ cell, letter, isBlank: seen.blanks.includes(cell) }],
  );
  const piece = ({ cell, letter, isBlank }: Placed, isPending: boolean): Piece => ({
    key: `${cell}`,
    box: tileBox(lie, cell),
    isPending,
    face: (
      <TileFace
        letter={letter}
        isBlank={isBlank}
        tongue={tongue}
        look={fresh.has(cell) ? 'fresh' : 'plain'}
      />
    ),
  });
  return [...lying.map((tile) => piece(tile, false)), ...pending.map((tile) => piece(tile, true))];
}

interface Racked {
  readonly seen: View;
  readonly lie: Lie;
  readonly draft: Draft;
  readonly input: BoardInput;
  readonly chosen: readonly number[];
  readonly pending: readonly Placed[];
}

/** A tile keeps its key between rack and board: that is what makes it travel. */
export function ownPieces({ seen, lie, draft, input, chosen, pending }: Racked): Piece[] {
  const tongue = seen.rules.language;
  const needed = pending.map(({ letter, isBlank }) => (isBlank ? blank : letter));
  const slots = needed.length > 0 ? arranged(without(draft.slots, needed) ?? '', draft.slots) : draft.slots;
  const racked = draft.inRack
    .filter((slot) => slot < slots.length)
    .map((slot): Piece => {
      const letter = slots.charAt(slot);
      const isBlank = letter === blank;
      return {
        key: `slot ${slot}`,
        box: slotBox(lie.isNarrow, slot),
        isLifted: input.dragged === rackId(slot),
        className: `${chosen.includes(slot) ? styles.chosen : ''} ${input.held === rackId(slot) ? styles.held : ''}`,
        face: (
          <TileFace
            letter={letter}
            isBlank={isBlank}
            tongue={tongue}
            look={chosen.includes(slot) ? 'chosen' : 'plain'}
          />
        ),
      };
    });
  const laid = draft.laid
    .filter(({ cell }) => isInSight(lie, cell))
    .map(
      ({ slot, cell, letter, isBlank }): Piece => ({
        key: `slot ${slot}`,
        box: tileBox(lie, cell),
        isLifted: input.dragged === nameOf(cell),
        className: input.held === nameOf(cell) ? styles.held : '',
        face: <TileFace letter={letter} isBlank={isBlank} tongue={tongue} look="draft" />,
      }),
    );
  return [...racked, ...laid];
}
