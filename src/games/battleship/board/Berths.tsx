// The ships one lays out: in the dock, at sea, in the hand, and the squares they would cover.
import boardStyles from '../../../ui/board/board.module.css';
import type { Box } from '../../../ui/board/box.ts';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { type Piece, Pieces } from '../../../ui/board/Pieces.tsx';
import type { BoardInput } from '../../../ui/board/useBoardInput.ts';
import { cellsOf, lengths } from '../fleet.ts';
import { cellBox, type Places, shipBox } from '../places.ts';
import styles from './board.module.css';
import type { Draft, Grip } from './draft.ts';
import type { Over } from './laying.ts';
import { ShipFace } from './ShipFace.tsx';

interface BerthsProps {
  readonly draft: Draft;
  readonly places: Places;
  readonly input: BoardInput;
  /** What is in hand, and where it is held over. */
  readonly grip: Grip | null;
  readonly aimed: number | null;
  readonly over: Over | null;
}

/** A box turned by a quarter so that the held square stays where it is. */
function turnedBox(box: Box, segment: number, cell: number, down: boolean): Box {
  const shift = segment * cell;
  return down
    ? { x: box.x + shift, y: box.y - shift, width: box.height, height: box.width }
    : { x: box.x - shift, y: box.y + shift, width: box.height, height: box.width };
}

function pieceOf({ draft, places, input, grip }: BerthsProps, slot: number): Piece {
  const ship = draft[slot] ?? null;
  const length = lengths[slot] ?? 0;
  const isHeld = grip?.slot === slot;
  const isLifted = isHeld && input.dragged !== null;
  const rest = ship ? shipBox(places.large, ship) : (places.dock[slot] ?? places.turn);
  const lay = ship?.down ?? false;
  const down = isHeld ? grip.down : lay;
  const box = down === lay ? rest : turnedBox(rest, grip?.segment ?? 0, places.large.cell, down);
  return {
    key: `ship ${slot}`,
    box: isLifted ? box : rest,
    face: <ShipFace ship={{ length, down: isLifted ? down : lay }} />,
    isLifted,
    level: isHeld ? 2 : 1,
    className: isHeld && !isLifted ? styles.held : '',
  };
}

/** The squares under the ship in hand: plain where it may lie, hatched in coral where not. */
function Preview({ places, grip, aimed, over }: BerthsProps) {
  if (grip === null || aimed === null || over === null) return null;
  const covered = over.ship ? cellsOf(over.ship) : [aimed];
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      {covered.map((cell) => (
        <div
          key={cell}
          className={over.fault === null ? styles.free : styles.barred}
          style={inUnits(cellBox(places.large, cell))}
        />
      ))}
    </div>
  );
}

export function Berths(props: BerthsProps) {
  const { places, draft, input } = props;
  return (
    <>
      <div className={boardStyles.layer} aria-hidden="true">
        {places.dock.map((box, slot) => (
          <div
            key={`${box.x} ${box.y}`}
            className={styles.berth}
            data-empty={draft[slot] !== null}
            style={inUnits(box)}
          />
        ))}
      </div>
      <Preview {...props} />
      <Pieces pieces={lengths.map((_, slot) => pieceOf(props, slot))} input={input} />
    </>
  );
}
