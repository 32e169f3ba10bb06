// The drawing as it stands here: what is stored, what others are seen drawing, and what is drawn here and not stored yet.
import { mostInk, mostPiece, type Reading, type Stroke, startReading } from '../ink.ts';
import type { Move } from '../shapes.ts';

export type DrawMove = Extract<Move, { kind: 'draw' }>;

export interface InkStore {
  /** What a view says is stored. `isLive`: pieces that are not stored yet may follow. */
  take(turn: number, stored: string, isLive: boolean): void;
  /** A piece somebody else draws. */
  foresee(piece: DrawMove): void;
  /** One's own ink, as far as there is room. */
  add(ink: string): void;
  /** Everything that is not stored is forgotten. */
  forget(): void;
  /** What the others have not seen yet; it counts as seen then. */
  unseen(): DrawMove | null;
  unstored(): DrawMove | null;
  strokes(): readonly Stroke[];
  length(): number;
  subscribe(listener: () => void): () => void;
  /** Changes with every change. */
  version(): number;
}

export function createInkStore(): InkStore {
  let turn = -1;
  let text = '';
  let stored = '';
  let seen = 0;
  let reading: Reading = startReading();
  let ahead: DrawMove[] = [];
  let changes = 0;
  const listeners = new Set<() => void>();

  function tell(): void {
    changes += 1;
    for (const listener of listeners) listener();
  }

  function become(next: string): void {
    if (next === text) return;
    if (next.startsWith(text)) reading.add(next.slice(text.length));
    else {
      reading = startReading();
      reading.add(next);
    }
    text = next;
    tell();
  }

  /** A piece that follows on what is here; one from further on waits for what is between. */
  function apply(piece: DrawMove): void {
    const { at, ink } = piece;
    if (at > text.length) ahead = [...ahead.slice(-100), piece];
    else if (at >= stored.length && !text.startsWith(ink, at)) become(text.slice(0, at) + ink);
  }

  function applyAhead(): void {
    const waiting = ahead.toSorted((a, b) => a.at - b.at);
    ahead = [];
    for (const piece of waiting) apply(piece);
  }

  const pieceFrom = (at: number): DrawMove | null =>
    at < text.length ? { kind: 'draw', turn, at, ink: text.slice(at, at + mostPiece) } : null;

  return {
    take(nextTurn, nextStored, isLive) {
      const isSame = nextTurn === turn;
      if (isSame && nextStored === stored && (isLive || text === stored)) return;
      turn = nextTurn;
      stored = nextStored;
      if (!isSame) [ahead, seen] = [[], 0];
      become(isSame && isLive && text.startsWith(stored) ? text : stored);
      seen = Math.min(Math.max(seen, stored.length), text.length);
      applyAhead();
    },
    foresee(piece) {
      if (piece.turn === turn) apply(piece);
    },
    add(ink) {
      if (text.length + ink.length <= mostInk) become(text + ink);
    },
    forget() {
      become(stored);
      seen = stored.length;
    },
    unseen() {
      const piece = pieceFrom(seen);
      if (piece) seen += piece.ink.length;
      return piece;
    },
    unstored: () => pieceFrom(stored.length),
    strokes: () => reading.strokes(),
    length: () => text.length,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => changes,
  };
}
