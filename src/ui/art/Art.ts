// The grammar of catalogue art: one object on one tinted ground, in a square of 64 units.
import type { ReactNode } from 'react';

export interface Art {
  readonly ground: string;
  readonly picture: ReactNode;
}
