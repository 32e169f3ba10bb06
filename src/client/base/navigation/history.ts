// Browser history as react-router's navigator; while there are unsaved changes it holds departures back until they are confirmed.
import { createPath, type Location, type NavigationType, type Navigator, type To } from 'react-router-dom';

export interface HistoryVisit {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

/** Somebody wants to leave a page with unsaved changes. */
export interface Departure {
  leave(): void;
  stay(): void;
}

export interface BrowserHistory extends Navigator {
  readonly visit: () => HistoryVisit;
  readonly departure: () => Departure | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Blocks every navigation until the returned function is called. When the tab closes, the browser itself asks. */
  block(): () => void;
}

/** State of each history entry, under the names react-router uses. */
interface Entry {
  readonly usr: unknown;
  readonly key: string;
  /** Its place in the history of this tab. */
  readonly idx: number;
}

const entryNow = (): Partial<Entry> => Object(window.history.state);

function visitNow(navigationType: `${NavigationType}`): HistoryVisit {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entryNow();
  return {
    location: { pathname, search, hash, state: usr, key },
    navigationType: navigationType as NavigationType,
  };
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<() => void>();
  let visit = visitNow('POP');
  let place = entryNow().idx ?? 0;
  let isBlocked = false;
  let departure: Departure | null = null;
  /** A step back was undone: the browser is about to report our own return. */
  let isReturning = false;

  const publish = () => {
    for (const listener of listeners) listener();
  };
  const arrive = (navigationType: `${NavigationType}`) => {
    visit = visitNow(navigationType);
    publish();
  };
  const depart = (go: () => void) => {
    if (!isBlocked) return go();
    const settle = () => {
      departure = null;
      publish();
    };
    departure = {
      stay: settle,
      leave() {
        isBlocked = false;
        settle();
        go();
      },
    };
    publish();
  };
  const entryAt = (idx: number, usr: unknown): Entry => {
    place = idx;
    return { usr, key: Math.random().toString(36).slice(2, 10), idx };
  };

  window.history.replaceState({ ...entryNow(), idx: place }, '');
  window.addEventListener('popstate', () => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    const { idx = place } = entryNow(); // none: a link within the page
    const steps = idx - place;
    if (isBlocked && steps !== 0) {
      isReturning = true;
      window.history.go(-steps);
      return depart(() => window.history.go(steps));
    }
    place = idx;
    arrive('POP');
  });

  return {
    visit: () => visit,
    departure: () => departure,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block() {
      isBlocked = true;
      window.addEventListener('beforeunload', warn);
      return () => {
        isBlocked = false;
        window.removeEventListener('beforeunload', warn);
      };
    },
    createHref: hrefOf,
    go: (steps) => window.history.go(steps),
    push(to, state) {
      depart(() => {
        window.history.pushState(entryAt(place + 1, state), '', hrefOf(to));
        arrive('PUSH');
      });
    },
    replace(to, state) {
      depart(() => {
        window.history.replaceState(entryAt(place, state), '', hrefOf(to));
        arrive('REPLACE');
      });
    },
  };
}
