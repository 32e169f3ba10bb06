// What may be done on a board of jumping games right now, as the input parts understand it.
import { type BoardActs, noActs } from '../board/acts.ts';
import type { Speak } from '../texts.tsx';
import { cellOf, squareOf } from './cells.ts';
import type { TurnMaker } from './makeTurn.ts';
import { type JumpTurn, targetsFrom } from './turn.ts';

interface JumpActDeps {
  /** Whose pieces are near, as the letter of their men. */
  readonly near: string;
  readonly text: Speak;
  say(text: string): void;
  openTyping(): void;
}

/** What the keyboard asks for: how many there are, and where one's own stand. */
function counting(pieces: string, { near, text, say }: JumpActDeps) {
  const all = [...pieces].flatMap((letter, i) => (letter === '.' ? [] : [{ letter, square: i + 1 }]));
  const mine = all.filter(({ letter }) => letter.toLowerCase() === near);
  const squares = mine.map(({ letter, square }) =>
    letter === near ? square : text('board.kingOn', { square }),
  );
  return {
    s: () => say(text('board.counts', { mine: mine.length, theirs: all.length - mine.length })),
    p: () => say(text('board.standing', { squares: squares.join(', ') })),
  };
}

export function jumpActs(turn: JumpTurn, maker: TurnMaker, around: JumpActDeps): BoardActs {
  const last = turn.last.at(-1);
  const keys = counting(turn.pieces, around);
  const shown = { last: last === undefined ? null : cellOf(last), keys };
  if (!turn.isOpen) return { ...noActs, ...shown };
  /** In the middle of a turn its piece goes on, whatever is held. */
  const fromOf = (held: string | null) => turn.path.at(-1) ?? (held === null ? null : squareOf(held));
  return {
    from: turn.starts.map(({ square }) => cellOf(square)),
    to: (held) => targetsFrom(turn, fromOf(held)).map(({ square }) => cellOf(square)),
    act(held, target) {
      const [from, to] = [fromOf(held), squareOf(target)];
      if (from !== null && to !== null) maker.go(from, to);
    },
    refuse(held, target) {
      const why = turn.whyNot(held === null ? null : squareOf(held), squareOf(target));
      around.say(around.text(`refusal.${why}`));
    },
    ...shown,
    keys: { ...keys, u: maker.undo, c: maker.confirm, '/': around.openTyping },
  };
}
