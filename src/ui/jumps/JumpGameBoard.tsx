// The board of a jumping game, out of its rules, its words and how its pieces and numbers are drawn.
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { Seat } from '../../engine/game.ts';
import type { BoardPreferences, BoardProps, GameBoard, RailProps } from '../BoardProps.ts';
import { useNamed } from '../board/useNamed.ts';
import type { MarkSide } from '../SideMark.tsx';
import { useTexts } from '../texts.tsx';
import { type DiscDrawing, DiscSymbols } from './Discs.tsx';
import { JumpBoard } from './JumpBoard.tsx';
import type { Lie } from './lie.ts';
import { Surface } from './Surface.tsx';
import type { Jumps, JumpTurn, NamedTarget, Path } from './turn.ts';
import { useOwnPath } from './useOwnPath.ts';

/** What a person has done about the position so far. */
interface Begun {
  readonly seat: Seat | null;
  readonly isOpen: boolean;
  readonly path: Path;
  readonly pending: Path | null;
}

/** What the rules are asked. */
interface Rules<G extends Jumps> {
  /** The squares as this seat sees them, row by row; null: a light one. */
  rows(near: Seat): Lie['rows'];
  /** The letter of this seat's men. */
  man(seat: Seat): string;
  turn(view: G['view'], begun: Begun): JumpTurn;
  counts(pieces: string, seat: Seat): { readonly all: number; readonly kings: number };
  nameAll(pieces: string): NamedTarget;
  follow(named: NamedTarget, pieces: string): NamedTarget;
}

interface Layout {
  readonly frame: number;
  /** How round the frame is. */
  readonly corner: number;
  /** The width of a piece; a square has 100. */
  readonly disc: number;
}

export interface Drawn<G extends Jumps> {
  readonly game: Rules<G>;
  /** Where the game's own words are: `rules:checkers`. */
  readonly text: string;
  /** A move as it may be typed. */
  readonly example: string;
  layout(isNarrow: boolean): Layout;
  className(taste: BoardPreferences): string | undefined;
  readonly discs: DiscDrawing;
  /** The colours of the seats. */
  readonly sides: readonly MarkSide[];
  /** The numbers on the board. */
  numbers(lie: Lie, pieces: string, taste: BoardPreferences): ReactNode;
  readonly Rail: ComponentType<RailProps<G>>;
}

interface Props<G extends Jumps> {
  readonly drawn: Drawn<G>;
  readonly board: BoardProps<G>;
}

export function JumpGameBoard<G extends Jumps>({ drawn, board }: Props<G>) {
  const { view, seat, nearSeat, pending, isNarrow, taste } = board;
  const { game, text, example } = drawn;
  const { t } = useTexts();
  const { isOpen, path, draft } = useOwnPath(board);
  const turn = useMemo(
    () => game.turn(view, { seat, isOpen, path, pending }),
    [game, view, seat, isOpen, path, pending],
  );
  const named = useNamed(turn.pieces, game.nameAll, game.follow);
  const { frame, corner, disc } = drawn.layout(isNarrow);
  const lie: Lie = { rows: game.rows(nearSeat), frame, disc, isNarrow };
  return (
    <JumpBoard
      {...board}
      turn={turn}
      named={named}
      lie={lie}
      near={game.man(nearSeat)}
      text={(key, values) => t(`${text}.${key}`, values)}
      example={example}
      className={drawn.className(taste)}
      draft={draft}
    >
      <DiscSymbols {...drawn.discs} />
      <Surface squares={lie.rows.length} frame={frame} corner={corner} />
      {drawn.numbers(lie, turn.pieces, taste)}
    </JumpBoard>
  );
}

/** The board of a game, out of how it is drawn and the component that draws it so. */
export const jumpBoard = <G extends Jumps>(
  { game, text, sides, Rail }: Drawn<G>,
  Board: GameBoard<G>['Board'],
): GameBoard<G> => ({
  Board,
  sides,
  ratio: () => 1,
  fact({ pieces }, seat, t) {
    const { all, kings } = game.counts(pieces, seat);
    const count = t(`${text}.fact`, { count: all });
    return kings > 0 ? [count, t(`${text}.kings`, { count: kings })].join(', ') : count;
  },
  sound: ({ values }) => (String(values.move).includes('x') ? 'capture' : 'place'),
  Rail,
});
