// Local storage as JSON; where storage is blocked, values last as long as the page.

const keptKeys = ['guulUser', 'currentGame', 'device', 'puzzles', 'trivia', 'bingo', 'muted'] as const;
type KeptKey = (typeof keptKeys)[number];

export interface BrowserStorage {
  read(key: KeptKey): unknown;
  write(key: KeptKey, value: unknown): void;
  remove(key: KeptKey): void;
  /** True where storage is blocked or full: values then last as long as the page. */
  isForgetful(): boolean;
  /** Another tab changed something. */
  onElsewhere(listener: (key: KeptKey) => void): () => void;
}

/** Key that is written and removed again to test whether storage works. */
const probe = 'probe';

function parse(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isKept = (key: string | null): key is KeptKey => keptKeys.some((each) => each === key);

/** `storageOf` may throw: touching local storage does, in a frame where it is blocked. */
export function makeBrowserStorage(storageOf: () => Storage): BrowserStorage {
  const inMemory = new Map<KeptKey, string>();
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(storageOf());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => parse(inMemory.get(key) ?? attempt((storage) => storage.getItem(key))),
    write(key, value) {
      const text = JSON.stringify(value);
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (isStored) inMemory.delete(key);
      else inMemory.set(key, text);
    },
    remove(key) {
      inMemory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    // Tested each time: one failed access or one value that did not fit does not mean that storage is blocked.
    isForgetful() {
      const isStored = attempt((storage) => {
        storage.setItem(probe, '1');
        storage.removeItem(probe);
        return true;
      });
      return isStored !== true;
    },
    onElsewhere(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === null) listener('guulUser');
        else if (isKept(event.key)) listener(event.key);
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

export const browserStorage = makeBrowserStorage(() => window.localStorage);
