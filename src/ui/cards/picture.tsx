// Small pictures of cards on a cloth, for the three sentences of a card game's summary.
import type { ReactNode } from 'react';
import { suitOutlines } from '../../engine/picture/suits.ts';

export const pictureInk = { paper: '#fffaf0', edge: '#5e5239', mark: '#f5b83d' } as const;

export function Picture({ cloth, children }: { readonly cloth: string; readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" rx="10" fill={cloth} />
      {children}
    </svg>
  );
}

interface PictureCardProps {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly children?: ReactNode;
}

export function PictureCard({ x, y, turn = 0, children }: PictureCardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-12" y="-16" width="24" height="34" rx="3" fill="rgb(0 0 0/.2)" />
      <rect
        x="-12"
        y="-17"
        width="24"
        height="34"
        rx="3"
        fill={pictureInk.paper}
        stroke={pictureInk.edge}
        strokeWidth=".8"
      />
      {children}
    </g>
  );
}

const fills = { D: '#8a5a00', H: '#c8321a', S: '#173a45' } as const;

/** The suit of a card, in its middle. */
export const PictureSuit = ({
  suit,
  size = 1,
}: {
  readonly suit: keyof typeof fills;
  readonly size?: number;
}) => <path d={suitOutlines[suit]} fill={fills[suit]} transform={`scale(${0.2 * size})`} />;

/** Around a card that takes the trick. */
export const PictureFrame = ({ y }: { readonly y: number }) => (
  <rect x="34.5" y={y} width="27" height="37" rx="4" fill="none" stroke={pictureInk.mark} strokeWidth="2.5" />
);
