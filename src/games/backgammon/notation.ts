// Backgammon moves written down: 24/18, bar/20, 6/off, and * after a hit; and moves as they come off the wire.
import { afterStep, bar, isHit, off, type Placing, type Step } from './position.ts';
import type { Move } from './rules.ts';
import { fromTheTop } from './turns.ts';

const placeName = (place: number): string => (place === bar ? 'bar' : place === off ? 'off' : String(place));

/** `13/7 8/7*` for steps played from this board. */
export function writeSteps(at: Placing, steps: readonly Step[]): string {
  const written: string[] = [];
  let now = at;
  for (const step of steps) {
    written.push(`${placeName(step.from)}/${placeName(step.to)}${isHit(now.theirs, step.to) ? '*' : ''}`);
    now = afterStep(now, step);
  }
  return written.join(' ');
}

export function readSteps(notation: string): Step[] | null {
  const steps: Step[] = [];
  for (const word of notation.toLowerCase().split(/\s+/).filter(Boolean)) {
    const [, from, to] = /^(bar|\d{1,2})\/(off|\d{1,2})\*?$/.exec(word) ?? [];
    const step = readStep({ from: from === 'bar' ? bar : Number(from), to: to === 'off' ? off : Number(to) });
    if (!step) return null;
    steps.push(step);
  }
  return fromTheTop(steps);
}

const isWhole = (n: unknown, least: number, most: number): n is number =>
  typeof n === 'number' && Number.isInteger(n) && n >= least && n <= most;

function readStep(raw: unknown): Step | null {
  if (typeof raw !== 'object' || raw === null || !('from' in raw) || !('to' in raw)) return null;
  const { from, to } = raw;
  return isWhole(from, 1, bar) && isWhole(to, off, 24) && to < from && from - to <= 24 ? { from, to } : null;
}

const words = ['roll', 'double', 'take', 'drop', 'continue'] as const;

export function readMove(raw: unknown): Move | null {
  if (typeof raw !== 'object' || raw === null || !('kind' in raw)) return null;
  const kind = words.find((word) => word === raw.kind);
  if (kind) return { kind };
  if (raw.kind !== 'play' || !('steps' in raw) || !Array.isArray(raw.steps) || raw.steps.length > 4)
    return null;
  const steps = raw.steps.map(readStep).filter((step) => step !== null);
  return steps.length === raw.steps.length ? { kind: 'play', steps: fromTheTop(steps) } : null;
}
