// A tile: its letter, and what it counts at the lower right; a blank shows the letter it was named in another colour.
import type { Tongue } from '../../../engine/words/letters.ts';
import { blank, pointsOf } from '../tiles.ts';

interface Props {
  readonly letter: string;
  readonly isBlank: boolean;
  readonly tongue: Tongue;
  /** draft: not played yet; fresh: just played. */
  readonly look?: 'draft' | 'fresh' | 'chosen' | 'plain';
}

export function TileFace({ letter, isBlank, tongue, look = 'plain' }: Props) {
  const shown = letter === blank ? '' : letter;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className="sc-tile" data-look={look} data-blank={isBlank}>
      <rect className="sc-tile-shade" x="1" y="5" width="98" height="95" rx="18" />
      <rect className="sc-tile-body" x="2" y="1" width="96" height="94" rx="18" />
      <text className="sc-letter" x={isBlank ? 50 : 45} y="69">
        {shown}
      </text>
      {!isBlank && (
        <text className="sc-value" x="90" y="85">
          {pointsOf(letter, tongue)}
        </text>
      )}
    </svg>
  );
}
