// Pieces of the program: drawn at once where they are here, waited for with patience, given up after two minutes.
import { type ComponentType, lazy, useState } from 'react';

const givenUpAfterMs = 120_000;
/** Until then nothing says that something is on its way. */
const silentMs = 200;
const shownAtLeastMs = 400;

/** A piece of the program that did not come; the error boundary knows it. */
export class PieceMissing extends Error {
  override readonly name = 'PieceMissing';
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** When it is here, or when somebody would begin to mind that it is not. */
export const unminded = (coming: Promise<void>): Promise<void> => Promise.race([coming, wait(silentMs)]);

async function orGiveUp<T>(piece: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PieceMissing('not here in time')), givenUpAfterMs);
  });
  try {
    return await Promise.race([piece, patience]);
  } catch (problem) {
    throw problem instanceof PieceMissing ? problem : new PieceMissing(String(problem), { cause: problem });
  } finally {
    clearTimeout(timer);
  }
}

/** Once the loading screen shows, it stays long enough to be seen. */
async function atEase<T>(piece: Promise<T>): Promise<T> {
  const started = performance.now();
  const here = await orGiveUp(piece);
  const shownForMs = performance.now() - started - silentMs;
  if (shownForMs > 0) await wait(shownAtLeastMs - shownForMs);
  return here;
}

export interface Piece<Props = object> {
  /** Starts loading it; once is enough, however often it is asked. */
  fetch(): Promise<unknown>;
  isHere(): boolean;
  readonly Content: ComponentType<Props>;
}

/** A lazy component is late even when it is here: once anything has waited, React shows nothing new for 300 ms. */
export function pieceOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Piece<Props> {
  let here: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const bring = async () => {
    try {
      here = await load();
      return here;
    } catch (problem) {
      coming = null;
      throw problem;
    }
  };
  const fetch = () => {
    coming ??= bring();
    return coming;
  };
  const Late = lazy(async () => ({ default: await atEase(fetch()) }));
  return {
    fetch,
    isHere: () => here !== null,
    Content(props) {
      const [Shown] = useState<ComponentType<Props> | typeof Late>(() => here ?? Late);
      return <Shown {...props} />;
    },
  };
}
