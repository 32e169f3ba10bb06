// Saves a text while it is written: after a pause, one call after the other, and again where one failed.

/** `late`: it could not be saved, and is tried again. */
export type SavingState = 'none' | 'waiting' | 'saved' | 'late';

interface Saving {
  save(text: string): Promise<boolean>;
  onState(state: SavingState): void;
}

export interface NoteSaver {
  write(text: string): void;
  /** What waits is saved now. */
  flush(): void;
}

const pauseMs = 1_000;
const againMs = 5_000;

export function openNoteSaver({ save, onState }: Saving): NoteSaver {
  let waiting: string | null = null;
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), ms);
  }

  async function saveNow(): Promise<void> {
    clearTimeout(timer);
    if (waiting === null || isSaving) return;
    const text = waiting;
    waiting = null;
    isSaving = true;
    const isSaved = await save(text);
    isSaving = false;
    if (!isSaved) {
      waiting ??= text;
      onState('late');
      return later(againMs);
    }
    if (waiting === null) onState('saved');
    else void saveNow();
  }

  return {
    write(text) {
      waiting = text;
      onState('waiting');
      later(pauseMs);
    },
    flush: () => void saveNow(),
  };
}
