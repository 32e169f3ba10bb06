// The doubling cube: on the bar while it is anybody's, at the side of its owner afterwards.
import type { Seat } from '../../../engine/game.ts';
import { movedTo } from '../../../ui/board/inUnits.ts';
import type { Cube } from '../stakes.ts';
import type { Layout } from './layout.ts';

interface Props {
  readonly cube: Cube;
  readonly layout: Layout;
  readonly nearSeat: Seat;
}

/** A centred cube lies with its 64 up. */
export function CubeOnBoard({ cube, layout, nearSeat }: Props) {
  const owner = cube.owner === null ? null : cube.owner === nearSeat ? 'near' : 'far';
  return (
    <div className="bd-layer" aria-hidden="true">
      <div className="bd-piece bg-cube" style={movedTo(layout.cube(owner))}>
        {cube.value === 1 ? 64 : cube.value}
      </div>
    </div>
  );
}
