// A closed mill: its line glows for a moment and stays marked until the next move.
import { inUnits } from '../../../ui/board/inUnits.ts';
import { lineBox } from './Surface.tsx';

interface MillsProps {
  readonly isNarrow: boolean;
  readonly mills: readonly (readonly number[])[];
}

export function Mills({ isNarrow, mills }: MillsProps) {
  return (
    <div className="bd-layer" aria-hidden="true">
      {mills.map((line) => (
        <div key={line.join()} className="nm-mill" style={inUnits(lineBox(isNarrow, line))} />
      ))}
    </div>
  );
}
