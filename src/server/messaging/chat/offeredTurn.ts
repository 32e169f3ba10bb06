// A turn of a game with a move a day as a message offers it, and the choice that comes back: what the tables do for chat tools.
import type { Refusal } from '../../../contract/errors.ts';
import type { Line, Seat } from '../../../engine/game.ts';

export interface OfferedTurn {
  readonly roomId: string;
  readonly gameName: string;
  /** The number of the match in its room. */
  readonly game: number;
  readonly turn: number;
  /** The reader's own. */
  readonly seat: Seat;
  readonly state: 'mine' | 'others' | 'over';
  /** What was played last. */
  readonly told: Line | null;
  readonly people: readonly { readonly seat: Seat; readonly name: string }[];
  /** The moves as the move list would tell of them; null where they are not few, or not all can be told. */
  readonly choices: readonly Line[] | null;
}

/** Which move of which turn. */
export interface ChosenMove {
  readonly roomId: string;
  readonly game: number;
  readonly turn: number;
  readonly choice: number;
}

export interface TurnByChoice {
  /** Null: this person has no seat there, or it is no game with a move a day. */
  offer(roomId: string, userId: string): Promise<OfferedTurn | null>;
  /** Null: it is played. The same turn is played once, however often a choice comes. */
  choose(
    actor: { readonly userId: string; readonly teamId: string },
    chosen: ChosenMove,
  ): Promise<Refusal | null>;
}
