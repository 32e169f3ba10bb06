// The drawn face of a bot; what it wears says how strong it plays.

/** Of the least strength: an antenna, a visor, a crown. */
const worn = [
  <g key="easy">
    <path d="M20 7v6" stroke="var(--tp-mark)" strokeWidth="2" />
    <circle cx="20" cy="6.5" fill="var(--tp-saffron)" r="2.8" />
  </g>,
  <rect fill="var(--tp-saffron)" height="6" key="medium" rx="2.5" width="5" x="17.5" y="6" />,
  <path d="M12.5 12.5V5l4 3.5L20 4l3.5 4.5 4-3.5v7.5z" fill="var(--tp-saffron)" key="strong" />,
];

interface BotFaceProps {
  /** Side in px. */
  readonly size: number;
  /** 0 easy, 1 medium, 2 strong; null where a bot sits in for a person. */
  readonly strength: number | null;
}

/** Decoration: the bot's name always stands beside it. */
export function BotFace({ size, strength }: BotFaceProps) {
  return (
    <svg aria-hidden="true" height={size} viewBox="0 0 40 40" width={size}>
      <circle cx="20" cy="20" fill="var(--tp-tint)" r="20" />
      {worn[strength ?? 1]}
      <rect fill="var(--tp-mark)" height="8" rx="4" width="26" x="7" y="12" />
      <path d="M11 22h18c-1.5 4-5 8.5-7.6 11.2a2 2 0 01-2.8 0C16 30.5 12.5 26 11 22z" fill="var(--tp-mark)" />
      <circle cx="15.5" cy="16" fill="#fff" r="1.7" />
      <circle cx="24.5" cy="16" fill="#fff" r="1.7" />
    </svg>
  );
}
