// What one does to one's own turn: going on, taking a step back, handing it in.
import { type JumpTurn, type Path, targetsFrom } from './turn.ts';
import { nowhere } from './useOwnPath.ts';

interface Hands {
  readonly confirms: boolean;
  draft(path: Path): void;
  play(turn: Path): void;
}

export interface TurnMaker {
  go(from: number, to: number): void;
  undo(): void;
  confirm(): void;
  /** Null: it is played; otherwise the key of why it is not. */
  type(text: string): string | null;
}

export function makeTurn(turn: JumpTurn, { confirms, draft, play }: Hands): TurnMaker {
  const handIn = (path: Path) => {
    draft(nowhere); // a refused move slides back
    play(path);
  };
  return {
    go(from, to) {
      const target = targetsFrom(turn, from).find(({ square }) => square === to);
      if (target?.whole && !confirms) handIn(target.whole);
      else if (target) draft(target.path);
    },
    undo: () => draft(turn.path.length > 2 ? turn.path.slice(0, -1) : nowhere),
    confirm() {
      if (turn.whole) handIn(turn.whole);
    },
    type(text) {
      const meant = turn.typed(text);
      if ('why' in meant) return meant.why;
      handIn(meant);
      return null;
    },
  };
}
