// Pieces of the program: waited for with patience, and given up after two minutes.

const givenUpAfterMs = 120_000;
const silentMs = 200;
const shownAtLeastMs = 400;

/** A piece of the program that did not come; the error boundary knows it. */
export class PieceMissing extends Error {
  override readonly name = 'PieceMissing';
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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
export async function atEase<T>(piece: Promise<T>): Promise<T> {
  const started = performance.now();
  const here = await orGiveUp(piece);
  const shownForMs = performance.now() - started - silentMs;
  if (shownForMs > 0) await wait(shownAtLeastMs - shownForMs);
  return here;
}
