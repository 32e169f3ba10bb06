// One line on the cloth: whose card is awaited, what was just broken, why a card may not be played.
import type { Box } from '../board/box.ts';
import { inUnits } from '../board/inUnits.ts';
import './table.css';

export function TableNote({ text, box }: { readonly text: string | null; readonly box: Box }) {
  if (text === null) return null;
  return (
    <div className="bd-layer">
      <p className="ct-note" style={inUnits(box)}>
        {text}
      </p>
    </div>
  );
}
