// What a game's board is given and what it gives back: the whole border between the table and a game's picture.
import type { ComponentType, ReactNode } from 'react';
import type { Line, Seat, Shapes } from '../engine/game.ts';
import type { MarkSide } from './SideMark.tsx';
import type { Speak } from './texts.tsx';

/** How a person likes boards. */
export interface BoardPreferences {
  readonly palette: 'linen' | 'contrast';
  readonly pieceMarks: boolean;
  readonly legalHints: boolean;
  readonly confirmMoves: boolean;
  readonly coordinates: boolean;
  readonly moveInput: 'both' | 'click';
  readonly reducedMotion: boolean;
}

export interface SeatedPerson {
  readonly seat: Seat;
  readonly name: string;
  readonly isMe: boolean;
}

/** Moves that are not made yet, where a game shows them to others. A view that comes later tells what was done. */
export interface Previews {
  show(move: unknown): void;
  /** Returns how to stop. */
  listen(listener: (seat: Seat, move: unknown) => void): () => void;
}

export interface BoardProps<G extends Shapes = Shapes> {
  readonly view: G['view'];
  /** Whose eyes these are; null for a spectator. */
  readonly seat: Seat | null;
  /** The seat drawn nearest: one's own, or the one a spectator chose. */
  readonly nearSeat: Seat;
  readonly people: readonly SeatedPerson[];
  readonly toAct: readonly Seat[];
  /** Moves one may make now: none when it is not one's turn, null when too many to list. */
  readonly legal: readonly G['move'][] | null;
  /** One's own move on its way to the server: draw it as if it had happened. */
  readonly pending: G['move'] | null;
  /** One's own move made beforehand, to be sent when the turn comes: draw its way. */
  readonly premove: G['move'] | null;
  /** The key of the refusal of the last attempt, already spoken by the table; null once something else happened. */
  readonly refused: string | null;
  readonly isOver: boolean;
  /** Board width / height the table reserved is below 640 px: draw the narrow form. */
  readonly isNarrow: boolean;
  readonly taste: BoardPreferences;
  /** The rules' deadline of this turn; `endsAt` is in the browser's performance.now() time. */
  readonly deadline: { readonly name: string; readonly ms: number; readonly endsAt: number } | null;
  /** Left out where nobody else is there: in earlier turns, replays, lessons and analysis. */
  readonly previews?: Previews | undefined;
  /** Seats whose written words these eyes do not want to see. Left out: nobody's. */
  readonly muted?: readonly Seat[] | undefined;
  /** Reports what a seat has drawn to the admins. Left out: there is nobody to report, or nobody to report it to. */
  readonly report?: ((drawer: Seat) => void) | undefined;
  play(move: G['move']): void;
  /** Says something to a screen reader: politely, or at once. */
  say(text: string, urgency?: 'polite' | 'assertive'): void;
}

/** A count, a race, a score by round: what a game shows in the rail. */
export interface RailProps<G extends Shapes = Shapes> {
  readonly view: G['view'];
  readonly seat: Seat | null;
  readonly people: readonly SeatedPerson[];
}

/** What a line of the story sounds like: a piece put down, one taken, dice or cards in motion. */
export type Sound = 'place' | 'capture' | 'rattle';

/** What each `board.tsx` exports as `board`. */
export interface GameBoard<G extends Shapes = Shapes> {
  readonly Board: ComponentType<BoardProps<G>>;
  /** width ÷ height of the drawing, in the wide and in the narrow form. */
  ratio(isNarrow: boolean, view: G['view']): number;
  /** One fact for the plate of a seat ("157 pips"), from what these eyes may know. */
  fact?(view: G['view'], seat: Seat, t: Speak): ReactNode;
  /** The colour of each seat's pieces, where it is theirs alone. Left out: seats are told apart by shape. */
  readonly sides?: readonly MarkSide[];
  /** Moves are read in pairs, the first seat's and the answer to it. */
  readonly isInPairs?: true;
  /** Cards are played in tricks, a card from each seat. */
  readonly isInTricks?: true;
  /** Each turn has a number of its own. */
  readonly isNumbered?: true;
  /** Draws a line of the move list where words alone are hard to read; `words` are what it says. */
  readonly MoveLine?: ComponentType<{ readonly line: Line; readonly words: string }>;
  /** Whether buttons of a half-made move may ever come. Left out: they may. */
  hasActions?(taste: BoardPreferences, view: G['view']): boolean;
  /** Whether a seat is out while the others play on: it has nothing left to resign. Left out: nobody ever is. */
  isOut?(view: G['view'], seat: Seat): boolean;
  /** What resigning comes to for this seat, where one game is not the whole match. */
  resigning?(view: G['view'], seat: Seat, t: Speak): string | null;
  /** How long the board takes to show a new line; what stands beside it waits. Left out: no time. */
  readonly revealMs?: number;
  /** Whether a line holds words that its person wrote. Left out: people write nothing in this game. */
  isWritten?(line: Line): boolean;
  /** Left out: every line is a piece put down. */
  sound?(line: Line): Sound;
  readonly Rail?: ComponentType<RailProps<G>>;
}
