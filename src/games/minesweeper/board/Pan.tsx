// Where the field is larger than the screen: a window on it that pans, and below it a map that shows where one is.
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Box, centre, contains } from '../../../ui/board/box.ts';
import { cells, columnOf, rowOf, side } from '../field.ts';
import { cellBox, type Places } from '../places.ts';
import type { View } from '../shapes.ts';
import { flagOwner, isHidden } from '../view.ts';
import styles from './board.module.css';

/** What is in visible, in shares of the whole. */
interface VisibleArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const everything: VisibleArea = { x: 0, y: 0, width: 1, height: 1 };

const visibleAreaOf = (window: HTMLElement): VisibleArea => ({
  x: window.scrollLeft / window.scrollWidth,
  y: window.scrollTop / window.scrollHeight,
  width: Math.min(1, window.clientWidth / window.scrollWidth),
  height: Math.min(1, window.clientHeight / window.scrollHeight),
});

interface PanProps {
  readonly places: Places;
  readonly view: View;
  readonly isCalm: boolean;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** Scrolls to the last move, or to the middle before there is one; not where it can be seen already. */
function bringIntoSight(window: HTMLElement, places: Places, last: number | null, isCalm: boolean): void {
  const { x, y } = centre(last === null ? { x: 0, y: 0, ...places.size } : cellBox(places, last));
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = window;
  const rim = places.cell / 2;
  const seen: Box = {
    x: scrollLeft + rim,
    y: scrollTop + rim,
    width: clientWidth - 2 * rim,
    height: clientHeight - 2 * rim,
  };
  if (last !== null && contains(seen, x, y)) return;
  window.scrollTo({
    left: x - clientWidth / 2,
    top: y - clientHeight / 2,
    behavior: isCalm ? 'instant' : 'smooth',
  });
}

/** Shows what just happened, once the window has a size, and knows what is in visible. */
function usePane(places: Places, last: number | null, isCalm: boolean) {
  const pane = useRef<HTMLDivElement>(null);
  const [visible, setSight] = useState(everything);
  useEffect(() => {
    const window = pane.current;
    if (!window) return;
    let isShown = false;
    const sized = new ResizeObserver(() => {
      if (!isShown && window.clientWidth > 0) {
        isShown = true;
        bringIntoSight(window, places, last, isCalm);
      }
      setSight(visibleAreaOf(window));
    });
    sized.observe(window);
    return () => sized.disconnect();
  }, [last, places, isCalm]);
  return {
    pane,
    visible,
    look: () => pane.current && setSight(visibleAreaOf(pane.current)),
    goTo(x: number, y: number) {
      const window = pane.current;
      if (!window) return;
      window.scrollTo({
        left: x * window.scrollWidth - window.clientWidth / 2,
        top: y * window.scrollHeight - window.clientHeight / 2,
      });
    },
  };
}

export function Pan({ places, view, isCalm, note, children }: PanProps) {
  const { pane, visible, look, goTo } = usePane(places, view.last?.cell ?? null, isCalm);
  return (
    <div className={styles.pan}>
      <div className={styles.window} data-part="window" ref={pane} onScroll={look}>
        <div className={styles.whole} style={{ width: places.size.width }}>
          {children}
        </div>
      </div>
      <div className={styles.strip}>
        <div className={styles.note}>{note}</div>
        <MiniMap view={view} visible={visible} goTo={goTo} />
      </div>
    </div>
  );
}

const squares = (some: readonly number[]) =>
  some.map((cell) => `M${columnOf(cell)} ${rowOf(cell)}h1v1h-1z`).join('');

interface MiniMapProps {
  readonly view: View;
  readonly visible: VisibleArea;
  goTo(x: number, y: number): void;
}

/** For the pointer; the keyboard pans by going from cell to cell. */
function MiniMap({ view, visible, goTo }: MiniMapProps) {
  const aim = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const map = event.currentTarget.getBoundingClientRect();
    goTo((event.clientX - map.left) / map.width, (event.clientY - map.top) / map.height);
  };
  const flags = (seat: number) => squares(cells.filter((cell) => flagOwner(view, cell) === seat));
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      onPointerDown={aim}
      onPointerMove={aim}
    >
      <rect className={styles.mapGround} width={side} height={side} />
      <path className={styles.mapKeys} d={squares(cells.filter((cell) => isHidden(view, cell)))} />
      <path className={styles.map0} d={flags(0)} />
      <path className={styles.map1} d={flags(1)} />
      <rect
        className={styles.mapSight}
        x={visible.x * side}
        y={visible.y * side}
        width={visible.width * side}
        height={visible.height * side}
        rx="0.5"
      />
    </svg>
  );
}
