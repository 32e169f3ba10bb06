// The browser's own way back: it has gone before anybody can ask, so it is brought back while the question stands.

const placeNow = (): number => Number(Object(window.history.state).idx ?? 0);

interface Keeper {
  /** Where one is kept, as the router counts. */
  readonly place: number;
  /** Given what leaves after all; false: whoever leaves may. */
  ask(go: () => void): boolean;
}

let keeper: Keeper | null = null;
let isReturning = false;

function hear(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const steps = keeper ? placeNow() - keeper.place : 0;
  if (steps === 0 || !keeper?.ask(() => window.history.go(steps))) return;
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(-steps);
}

/** Once, before there is a router: whoever listens first hears first. */
export const watchBack = (): void => window.addEventListener('popstate', hear);

/** From now on nobody goes back unasked, until the answer is called. */
export function keepHere(ask: Keeper['ask']): () => void {
  keeper = { place: placeNow(), ask };
  return () => {
    keeper = null;
  };
}
