// A piece being dragged: it starts, it lands or it travels back.
import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import type { BoardActs } from './acts.ts';
import { type Carried, putBack, release } from './lift.ts';

interface Options {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly lifted: RefObject<HTMLDivElement | null>;
  readonly acts: BoardActs;
  hold(cell: string | null): void;
}

export function useDrag({ sheet, lifted, acts, hold }: Options) {
  const [dragged, setDragged] = useState<{ readonly cell: string; readonly isTouch: boolean } | null>(null);
  const [justDropped, setJustDropped] = useState(false);

  useEffect(() => {
    if (!justDropped) return;
    const settled = setTimeout(() => setJustDropped(false), 60);
    return () => clearTimeout(settled);
  }, [justDropped]);

  const end = () => {
    setDragged(null);
    hold(null);
  };
  return {
    dragged: dragged?.cell ?? null,
    isTouch: dragged?.isTouch ?? false,
    /** For the moment in which pieces already are where they belong. */
    justDropped,
    start(from: Carried & { readonly cell: string }, event: PointerEvent) {
      sheet.current?.setPointerCapture(event.pointerId);
      hold(from.cell);
      setDragged({ cell: from.cell, isTouch: from.isTouch });
    },
    drop(from: string, target: string | null) {
      end();
      if (target !== null && acts.to(from).includes(target)) {
        release(lifted.current);
        setJustDropped(true);
        return acts.act(from, target);
      }
      putBack(lifted.current);
      if (target !== null && target !== from) acts.refuse?.(from, target);
    },
    cancel() {
      putBack(lifted.current);
      end();
    },
  };
}
