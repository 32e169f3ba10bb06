// The drawn faces of the bots: one of each strength, all with the antenna and the visor of a robot.
import type { ReactNode } from 'react';

/** Behind its visor every face has the same two lights for eyes. */
const eyes = (
  <>
    <circle cx="15" cy="19" fill="#fff" r="2.1" />
    <circle cx="25" cy="19" fill="#fff" r="2.1" />
  </>
);

/** Round, with a ball on its antenna and a wide smile. */
const easy = (
  <>
    <path d="M20 4.5V10" stroke="var(--tp-mark)" strokeWidth="2" />
    <circle cx="20" cy="4.5" fill="var(--tp-saffron)" r="3" />
    <rect fill="var(--tp-saffron)" height="7" rx="2" width="4" x="4.5" y="17" />
    <rect fill="var(--tp-saffron)" height="7" rx="2" width="4" x="31.5" y="17" />
    <circle cx="20" cy="21.5" fill="var(--tp-mark)" r="13" />
    <rect fill="var(--tp-ink)" height="10" rx="5" width="20" x="10" y="14" />
    {eyes}
    <path
      d="M14 27.5q6 5.5 12 0"
      fill="none"
      stroke="var(--colorNeutralBackground1)"
      strokeLinecap="round"
      strokeWidth="2"
    />
  </>
);

/** Square, with two short antennas, and a mouth that is a straight line with one end raised. */
const medium = (
  <>
    <path
      d="M13 9.5L10.5 5M27 9.5L29.5 5"
      stroke="var(--tp-aubergine)"
      strokeLinecap="round"
      strokeWidth="2"
    />
    <circle cx="10" cy="4.8" fill="var(--tp-coral)" r="2.2" />
    <circle cx="30" cy="4.8" fill="var(--tp-coral)" r="2.2" />
    <path
      d="M8 12.5a4 4 0 014-4h16a4 4 0 014 4V28a6 6 0 01-6 6H14a6 6 0 01-6-6z"
      fill="var(--tp-aubergine)"
    />
    <path d="M8 13.5c6 0 9-2 11-5h9a4 4 0 014 4v3H8z" fill="var(--tp-coral)" />
    <rect fill="var(--tp-ink)" height="8" rx="4" width="20" x="10" y="15" />
    {eyes}
    <path
      d="M15.5 28.2h6l3-1.4"
      fill="none"
      stroke="var(--colorNeutralBackground1)"
      strokeLinecap="round"
      strokeWidth="2"
    />
  </>
);

/** Angular, with a crown for an antenna and a level look. */
const strong = (
  <>
    <path d="M11 12V4l4.8 3.6L20 2.8l4.2 4.8L29 4v8z" fill="var(--tp-saffron)" />
    <path d="M8.5 11.5h23l1.5 10-6 10.5-4 3.5h-6l-4-3.5-6-10.5z" fill="var(--tp-leaf)" />
    <path d="M9.5 14.5h21l-1 9.5h-19z" fill="var(--tp-ink)" />
    {eyes}
    <path
      d="M11.5 15.4l6 1.8M28.5 15.4l-6 1.8"
      stroke="var(--tp-saffron)"
      strokeLinecap="round"
      strokeWidth="1.8"
    />
    <path d="M16 29h8" stroke="var(--colorNeutralBackground1)" strokeLinecap="round" strokeWidth="2" />
  </>
);

/** Of a bot that plays on for a person who is away: nobody in particular. */
const substitute = (
  <>
    <rect fill="var(--tp-saffron)" height="6" rx="2.5" width="5" x="17.5" y="6" />
    <rect fill="var(--tp-mark)" height="8" rx="4" width="26" x="7" y="12" />
    <path d="M11 22h18c-1.5 4-5 8.5-7.6 11.2a2 2 0 01-2.8 0C16 30.5 12.5 26 11 22z" fill="var(--tp-mark)" />
    <circle cx="15.5" cy="16" fill="#fff" r="1.7" />
    <circle cx="24.5" cy="16" fill="#fff" r="1.7" />
  </>
);

const faces: readonly ReactNode[] = [easy, medium, strong];

interface BotFaceProps {
  /** Side in px. */
  readonly size: number;
  /** 0 easy, 1 medium, 2 strong; null where a bot sits in for a person. */
  readonly strength: number | null;
}

/** Decoration: the bot's name always stands beside it. */
export function BotFace({ size, strength }: BotFaceProps) {
  return (
    <svg aria-hidden="true" height={size} style={{ flexShrink: 0 }} viewBox="0 0 40 40" width={size}>
      <circle cx="20" cy="20" fill="var(--tp-tint)" r="20" />
      {strength === null ? substitute : faces[strength]}
    </svg>
  );
}
