// The linen line that runs through four in a line.
import { inUnits } from '../../../ui/board/inUnits.ts';
import { rows, type Spot } from '../rules.ts';
import { lineBar } from './Stand.tsx';

export function WinningLine({ line }: { readonly line: readonly Spot[] }) {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to) return null;
  const { box, degrees } = lineBar(from, to);
  const style = {
    ...inUnits(box),
    '--c4-turn': `${degrees}deg`,
    '--c4-after': `${rows * 60}ms`,
  };
  return (
    <div className="bd-layer" aria-hidden="true">
      <div className="c4-line" style={style} />
    </div>
  );
}
