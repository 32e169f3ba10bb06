// Walking through the values of a chart: one stop for the keyboard, arrows move from value to value and read it out.
import { type KeyboardEvent, useState } from 'react';
import { useAnnounce } from '../../../ui/Announcer.tsx';

const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Walk {
  /** How many values there are. */
  readonly count: number;
  readonly start: number;
  readonly words: (place: number) => string;
  /** How far a key moves; only arrows where it is left out. */
  readonly steps?: Readonly<Record<string, number>>;
}

export function useWalk({ count, start, words, steps = arrows }: Walk) {
  const announce = useAnnounce();
  const [at, moveTo] = useState(start);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(count - 1, Math.max(0, at + step));
    moveTo(next);
    announce(words(next));
  };
  return { at, moveTo, walk };
}
