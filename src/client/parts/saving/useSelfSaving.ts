// Saves every change of a page by itself, one after another, and keeps the way back from the last one.
import { useRef, useState } from 'react';
import type { Refusal } from '../../../contract/errors.ts';
import { noticesLoaded } from '../forms/Notice.tsx';

/** One change: what it makes of the values that are shown, and how the server learns of it. */
export interface SavedChange<Draft> {
  /** The block of the page in which a refusal is shown. */
  readonly part: string;
  edit(before: Draft): Draft;
  store(): Promise<Refusal | null>;
  /** Stores the former value again. */
  restore(): Promise<Refusal | null>;
}

type SavingState = 'none' | 'busy' | 'saved' | 'undone';

interface PartRefusal {
  readonly part: string;
  readonly refusal: Refusal;
}

export interface SelfSaving<Draft> {
  /** What is stored, with the changes that are on their way. */
  readonly shown: Draft;
  readonly state: SavingState;
  /** The block of the change that the state is about; null: nothing was changed yet. */
  readonly part: string | null;
  refusalIn(part: string): Refusal | null;
  /** False: it was refused, and the former value is shown again. */
  save(change: SavedChange<Draft>): Promise<boolean>;
  /** Takes the last change back, or makes it again. */
  undo(): void;
}

export function useSelfSaving<Draft>(stored: Draft): SelfSaving<Draft> {
  const [pending, setPending] = useState<readonly SavedChange<Draft>[]>([]);
  const [state, setState] = useState<SavingState>('none');
  const [refused, setRefused] = useState<PartRefusal | null>(null);
  const [part, setPart] = useState<string | null>(null);
  const [last, setLast] = useState<SavedChange<Draft> | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** One after the other, each with the change that ends with it. */
  function inTurn(change: SavedChange<Draft>, act: SavedChange<Draft>['store'], after: SavingState) {
    const run = async () => {
      const [refusal] = await Promise.all([act(), noticesLoaded()]);
      setPending((before) => before.filter((each) => each !== change));
      setRefused(refusal && { part: change.part, refusal });
      setLast(refusal ? null : change);
      setState(refusal ? 'none' : after);
      return refusal === null;
    };
    setState('busy');
    setPart(change.part);
    setRefused((before) => (before?.part === change.part ? null : before));
    const done = queue.current.then(run);
    queue.current = done;
    return done;
  }

  return {
    shown: pending.reduce((draft, { edit }) => edit(draft), stored),
    state,
    part,
    refusalIn: (block) => (refused?.part === block ? refused.refusal : null),
    save(change) {
      setPending((before) => [...before, change]);
      return inTurn(change, change.store, 'saved');
    },
    undo() {
      if (!last || state === 'busy') return;
      const isUndone = state === 'undone';
      void inTurn(last, isUndone ? last.store : last.restore, isUndone ? 'saved' : 'undone');
    },
  };
}
