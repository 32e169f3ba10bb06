// Lazily loaded components that can be prefetched, and are drawn at once when they are loaded. Given up after two minutes.
import { type ComponentType, lazy, useState } from 'react';
import { hasNewClient, loadAnew } from './newClient.ts';

const givenUpAfterMs = 120_000;
/** Until then nothing says that something is loading. */
const unnoticedMs = 200;
const loadingShownAtLeastMs = 400;

/** A part of the program could not be fetched; the error boundary says so. */
export class LoadFailed extends Error {
  override readonly name = 'LoadFailed';
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** When it is loaded, or when waiting for it would be noticed. */
export const untilNoticed = (loading: Promise<void>): Promise<void> =>
  Promise.race([loading, wait(unnoticedMs)]);

async function orGiveUp<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFailed('timed out')), givenUpAfterMs);
  });
  try {
    return await Promise.race([loading, timeout]);
  } catch (problem) {
    if (await hasNewClient()) return await loadAnew();
    throw problem instanceof LoadFailed ? problem : new LoadFailed(String(problem), { cause: problem });
  } finally {
    clearTimeout(timer);
  }
}

/** Once the loading screen shows, it stays long enough to be read. */
async function withoutFlicker<T>(loading: Promise<T>): Promise<T> {
  const started = performance.now();
  const loaded = await orGiveUp(loading);
  const shownForMs = performance.now() - started - unnoticedMs;
  if (shownForMs > 0) await wait(loadingShownAtLeastMs - shownForMs);
  return loaded;
}

export interface Loadable<Props = object> {
  /** Starts loading, once however often it is called; again after a failure. */
  load(): Promise<unknown>;
  isLoaded(): boolean;
  readonly Content: ComponentType<Props>;
}

/** A plain `lazy` suspends even when the module is here, and React then holds the next update back for 300 ms. */
export function loadable<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetchOnce = async () => {
    try {
      loaded = await fetch();
      return loaded;
    } catch (problem) {
      loading = null;
      throw problem;
    }
  };
  const load = () => {
    loading ??= fetchOnce();
    return loading;
  };
  const Late = lazy(async () => ({ default: await withoutFlicker(load()) }));
  return {
    load,
    isLoaded: () => loaded !== null,
    Content(props) {
      const [Shown] = useState<ComponentType<Props> | typeof Late>(() => loaded ?? Late);
      return <Shown {...props} />;
    },
  };
}
