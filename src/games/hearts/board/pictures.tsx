// Three small pictures for the three sentences of the summary: pass three, follow suit, hearts and the queen cost.
import { Picture, PictureCard, PictureFrame, PictureSuit, pictureInk } from '../../../ui/cards/picture.tsx';

const cloth = '#3d2f7a';

const PassThree = () => (
  <Picture cloth={cloth}>
    <PictureCard x={46} y={40} turn={-12} />
    <PictureCard x={58} y={38} />
    <PictureCard x={70} y={40} turn={12}>
      <PictureSuit suit="H" size={0.8} />
    </PictureCard>
    <path
      d="M36 20H14M22 11l-9 9 9 9"
      fill="none"
      stroke={pictureInk.mark}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Picture>
);

const FollowSuit = () => (
  <Picture cloth={cloth}>
    {[26, 70, 48].map((x, i) => (
      <PictureCard key={x} x={x} y={i === 2 ? 32 : 42} turn={(x - 48) / 4.4}>
        <PictureSuit suit="D" size={i === 2 ? 1.1 : 0.7} />
      </PictureCard>
    ))}
    <PictureFrame y={13.5} />
  </Picture>
);

const Cost = ({ x, points }: { readonly x: number; readonly points: number }) => (
  <text
    x={x}
    y="66"
    fill={pictureInk.paper}
    fontFamily="var(--tp-font-display)"
    fontWeight="700"
    fontSize="13"
    textAnchor="middle"
  >
    {points}
  </text>
);

const WhatCosts = () => (
  <Picture cloth={cloth}>
    <PictureCard x={28} y={32} turn={-6}>
      <PictureSuit suit="H" />
    </PictureCard>
    <PictureCard x={66} y={32} turn={6}>
      <PictureSuit suit="S" />
      <path
        d="M-6-11-6-15-3-13 0-16 3-13 6-15 6-11Z"
        fill={pictureInk.mark}
        stroke={pictureInk.edge}
        strokeWidth=".6"
      />
    </PictureCard>
    <Cost x={28} points={1} />
    <Cost x={66} points={13} />
  </Picture>
);

export const pictures = [PassThree, FollowSuit, WhatCosts] as const;
