// Small writing on a board: coordinates, counts, the words in a tray.
import type { Box } from './box.ts';
import { inUnits } from './inUnits.ts';

export interface Label {
  readonly key: string;
  readonly box: Box;
  readonly text: string;
}

export function Labels({
  labels,
  className = '',
}: {
  readonly labels: readonly Label[];
  readonly className?: string;
}) {
  return (
    <div className="bd-layer" aria-hidden="true">
      {labels.map(({ key, box, text }) => (
        <span key={key} className={`bd-label ${className}`} style={inUnits(box)}>
          {text}
        </span>
      ))}
    </div>
  );
}
