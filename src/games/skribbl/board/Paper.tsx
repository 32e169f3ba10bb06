// The paper: what is drawn on it, and the pen of whoever may draw.
import { memo, type PointerEvent, useRef, useState } from 'react';
import { colours, mostPressure, type Point, paper, type Stroke } from '../ink.ts';
import { outlinesOf } from '../outline.ts';
import { createPen } from '../pen.ts';
import styles from './sketch.module.css';

interface StrokeProps {
  readonly stroke: Stroke;
  /** A stroke grows in place: it is drawn again when it has more points. */
  readonly count: number;
}

const DrawnStroke = memo(function DrawnStroke({ stroke }: StrokeProps) {
  return (
    <g stroke={colours[stroke.colour]?.value}>
      {outlinesOf(stroke).map(({ d, width }, at) => (
        <path d={d} key={at} strokeWidth={width} />
      ))}
    </g>
  );
});

/** How hard it is pressed; a mouse and a finger always alike. */
const pressureOf = ({
  pointerType,
  pressure,
}: {
  readonly pointerType: string;
  readonly pressure: number;
}) => (pointerType === 'pen' ? Math.round(pressure * mostPressure) : 3);

export interface PenLook {
  readonly colour: number;
  readonly width: number;
}

interface Props {
  readonly strokes: readonly Stroke[];
  /** How long the ink is that is shown. */
  readonly length: number;
  readonly label: string;
  /** Null: one may not draw now. */
  readonly look: PenLook | null;
  draw(ink: string): void;
}

export function Paper({ strokes, length, label, look, draw }: Props) {
  const sheet = useRef<SVGSVGElement>(null);
  const [pen] = useState(createPen);
  const [pointer, setPointer] = useState<number | null>(null);

  function pointAt(event: {
    readonly clientX: number;
    readonly clientY: number;
    readonly pointerType: string;
    readonly pressure: number;
  }): Point {
    const box = sheet.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    const across = ((event.clientX - box.left) / box.width) * paper.width;
    const down = ((event.clientY - box.top) / box.height) * paper.height;
    return { x: within(across, paper.width), y: within(down, paper.height), pressure: pressureOf(event) };
  }

  function begin(event: PointerEvent<SVGSVGElement>): void {
    if (!look || pointer !== null || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setPointer(event.pointerId);
    draw(pen.begin(look, pointAt(event.nativeEvent)));
  }

  function move(event: PointerEvent<SVGSVGElement>): void {
    if (!look || event.pointerId !== pointer) return;
    const native = event.nativeEvent;
    const between = native.getCoalescedEvents?.() ?? [];
    const path = between.length > 0 ? between : [native];
    const ink = path.map((each) => pen.move(pointAt(each))).join('') + pen.rest();
    if (ink !== '') draw(ink);
  }

  function end(event: PointerEvent<SVGSVGElement>): void {
    if (event.pointerId !== pointer) return;
    setPointer(null);
    const ink = pen.rest();
    if (look && ink !== '') draw(ink);
  }

  return (
    <div className={styles.desk}>
      <svg
        aria-label={label}
        className={styles.paper}
        data-ink={length}
        data-may-draw={look !== null}
        data-part="paper"
        onPointerCancel={end}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        ref={sheet}
        role="img"
        viewBox={`0 0 ${paper.width} ${paper.height}`}
      >
        <rect fill={colours[0].value} height={paper.height} width={paper.width} />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          {strokes.map((stroke, at) => (
            <DrawnStroke count={stroke.points.length} key={at} stroke={stroke} />
          ))}
        </g>
      </svg>
    </div>
  );
}

const within = (n: number, most: number): number => Math.round(Math.min(Math.max(0, n), most));
