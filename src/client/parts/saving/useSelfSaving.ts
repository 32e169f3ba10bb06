// Saves every change of a page by itself, one after another, and keeps the way back from each.
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
  /** Whether there is a change that can be taken back, or made again. */
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  /** Takes back the last change that stands. */
  undo(): void;
  /** Makes the change again that was taken back last. */
  redo(): void;
}

/** The changes that stand, and those that were taken back; the newest last. */
interface Made<Draft> {
  readonly done: readonly SavedChange<Draft>[];
  readonly undone: readonly SavedChange<Draft>[];
}

/** Without the change, wherever it was. */
const without = <Draft>({ done, undone }: Made<Draft>, change: SavedChange<Draft>): Made<Draft> => ({
  done: done.filter((each) => each !== change),
  undone: undone.filter((each) => each !== change),
});

/** `pageOf`: the page of a part; the way back ends where it leads to another page. Left out: there is one. */
export function useSelfSaving<Draft>(stored: Draft, pageOf = (_part: string) => ''): SelfSaving<Draft> {
  const [pending, setPending] = useState<readonly SavedChange<Draft>[]>([]);
  const [state, setState] = useState<SavingState>('none');
  const [refused, setRefused] = useState<PartRefusal | null>(null);
  const [part, setPart] = useState<string | null>(null);
  const [made, setMade] = useState<Made<Draft>>({ done: [], undone: [] });
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** One after the other, each with the change that ends with it; a change that was refused has no way back or on. */
  function inTurn(
    change: SavedChange<Draft>,
    act: SavedChange<Draft>['store'],
    after: Exclude<SavingState, 'none' | 'busy'>,
    isNew: boolean,
  ) {
    const run = async () => {
      const [refusal] = await Promise.all([act(), noticesLoaded()]);
      setPending((before) => before.filter((each) => each !== change));
      setRefused(refusal && { part: change.part, refusal });
      setMade((before) => {
        const { done, undone } = without(before, change);
        if (refusal) return { done, undone };
        if (after === 'undone') return { done, undone: [...undone, change] };
        const here = done.filter((each) => pageOf(each.part) === pageOf(change.part));
        return { done: [...here, change], undone: isNew ? [] : undone };
      });
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

  const [last, next] = [made.done.at(-1), made.undone.at(-1)];
  return {
    shown: pending.reduce((draft, { edit }) => edit(draft), stored),
    state,
    part,
    refusalIn: (block) => (refused?.part === block ? refused.refusal : null),
    save(change) {
      setPending((before) => [...before, change]);
      return inTurn(change, change.store, 'saved', true);
    },
    mayUndo: last !== undefined,
    mayRedo: next !== undefined,
    undo() {
      if (last && state !== 'busy') void inTurn(last, last.restore, 'undone', false);
    },
    redo() {
      if (next && state !== 'busy') void inTurn(next, next.store, 'saved', false);
    },
  };
}
