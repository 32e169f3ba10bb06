// Luck for the Random button, out of the moments at which a person pressed something: the rules' own luck is the house's.
import { type SyntheticEvent, useRef } from 'react';
import { type Random, randomFrom } from '../../engine/random.ts';

export interface GestureLuck {
  /** To be told of every press. */
  readonly onPress: (event: SyntheticEvent) => void;
  random(): Random;
}

export function useGestureLuck(): GestureLuck {
  const mixed = useRef(1);
  return {
    onPress(event) {
      mixed.current = (Math.imul(mixed.current, 69_069) + Math.round(event.timeStamp * 1_000)) | 1;
    },
    random: () =>
      randomFrom(() => {
        let x = mixed.current;
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        mixed.current = x;
        return x >>> 0;
      }),
  };
}
