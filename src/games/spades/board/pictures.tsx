// Three small pictures for the three sentences of the summary: two sides bid, spades cut, the contract and a bag.
import { Picture, PictureCard, PictureFrame, PictureSuit, pictureInk } from '../../../ui/cards/picture.tsx';

const cloth = '#0c4a55';

const chips = [
  { x: 48, y: 14, bid: 3, fill: pictureInk.mark },
  { x: 48, y: 58, bid: 4, fill: pictureInk.mark },
  { x: 18, y: 36, bid: 2, fill: pictureInk.paper },
  { x: 78, y: 36, bid: 3, fill: pictureInk.paper },
] as const;

const TwoSides = () => (
  <Picture cloth={cloth}>
    <path d="M48 26v20M30 36h36" stroke="#7fb3b8" strokeWidth="2" strokeDasharray="3 4" />
    {chips.map(({ x, y, bid, fill }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <circle r="11" cy="1.500" fill="rgb(0 0 0/.25)" />
        <circle r="11" fill={fill} stroke={pictureInk.edge} strokeWidth=".8" />
        <text
          y="5"
          fill="#173a45"
          fontFamily="var(--tp-font-display)"
          fontWeight="700"
          fontSize="14"
          textAnchor="middle"
        >
          {bid}
        </text>
      </g>
    ))}
  </Picture>
);

const SpadesCut = () => (
  <Picture cloth={cloth}>
    {[24, 72, 48].map((x, i) => (
      <PictureCard key={x} x={x} y={i === 2 ? 34 : 40} turn={(x - 48) / 4}>
        {i === 2 ? <PictureSuit suit="S" /> : <PictureSuit suit="D" size={0.8} />}
      </PictureCard>
    ))}
    <PictureFrame y={15.5} />
  </Picture>
);

const ContractAndBag = () => (
  <Picture cloth={cloth}>
    {[14, 26, 38, 50].map((x) => (
      <PictureCard key={x} x={x + 2} y={34} />
    ))}
    <path
      d="M8 60h52M8 60v-4M60 60v-4"
      fill="none"
      stroke={pictureInk.mark}
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <PictureCard x={80} y={34} />
    <circle cx="80" cy="61" r="4" fill="#efe8d9" />
  </Picture>
);

export const pictures = [TwoSides, SpadesCut, ContractAndBag] as const;
