// A finger or a mouse drawn over the dice: each die it comes near joins the word, and letting go sends it.
import { type PointerEvent, useRef } from 'react';
import { dieNear, type Places } from '../places.ts';
import type { Search } from './search.ts';

export interface Tracing {
  /** The press that just ended drew a word: it is not meant for one die. */
  wasTrace(): boolean;
  readonly watch: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
}

function dieUnder(event: PointerEvent, places: Places): number | null {
  const sheet = event.currentTarget.getBoundingClientRect();
  const unit = places.size.width / sheet.width;
  return dieNear(places, (event.clientX - sheet.left) * unit, (event.clientY - sheet.top) * unit);
}

export function useTracing(search: Search, places: Places): Tracing {
  const from = useRef<number | null>(null);
  const traced = useRef(false);
  return {
    wasTrace: () => traced.current,
    watch: {
      onPointerDown(event) {
        traced.current = false;
        const isFirst = event.isPrimary && event.button === 0 && search.isOpen;
        from.current = isFirst ? dieUnder(event, places) : null;
      },
      onPointerMove(event) {
        if (from.current === null) return;
        const over = dieUnder(event, places);
        if (over === null || (!traced.current && over === from.current)) return;
        if (traced.current) return search.trace(over);
        traced.current = true; // the second die: the first joins with it
        search.beginWith(from.current, over);
      },
      onPointerUp() {
        if (traced.current && from.current !== null) search.send();
        from.current = null;
      },
      onPointerCancel() {
        from.current = null;
        search.clear();
      },
    },
  };
}
