// The size of an element, observed.
import { type RefCallback, useCallback, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function useSize(): [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const look = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, size];
}

/** How the table is laid out; the first that fits wins. */
export type WindowLayout = 'short' | 'wide' | 'medium' | 'narrow';

export function layoutFor({ width, height }: Size): WindowLayout {
  if (height < 560 && width >= 440) return 'short';
  if (width >= 1024) return 'wide';
  return width >= 640 ? 'medium' : 'narrow';
}

/** The largest board of this shape that fits. */
export function largestIn(area: Size, ratio: number): Size {
  const width = Math.max(0, Math.min(area.width, area.height * ratio));
  return { width: Math.floor(width), height: Math.floor(width / ratio) };
}
