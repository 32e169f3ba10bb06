// The pencil as React state: each step is told to the page, which keeps it.
import { useState } from 'react';
import { beginWith, type Pencil, readSheet, type Sheet, written } from './pencil.ts';

export function usePencil(draft: string, onDraft: (draft: string) => void) {
  const [pencil, setPencil] = useState(() => beginWith(readSheet(draft)));
  const become = (next: Pencil) => {
    setPencil(next);
    onDraft(written(next.now));
  };
  return { pencil, become };
}

export type Change = (sheet: Sheet) => Sheet;
