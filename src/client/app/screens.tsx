// Pages arrive in pieces: loaded once, waited for with patience, and given up after two minutes.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { type Screen, screens } from './routes.ts';

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

const pieces = new Map<Screen, Promise<ComponentType>>();

/** Starts loading a screen's page; also for a link under the pointer. */
export function fetchPage(screen: Screen): Promise<ComponentType> {
  const known = pieces.get(screen);
  if (known) return known;
  const coming = screen.page();
  pieces.set(screen, coming);
  coming.catch(() => pieces.delete(screen));
  return coming;
}

export const pages: ReadonlyMap<Screen, LazyExoticComponent<ComponentType>> = new Map(
  screens.map((screen) => [screen, lazy(async () => ({ default: await atEase(fetchPage(screen)) }))]),
);
