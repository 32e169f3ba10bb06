// What each audience sees: the board and one's own rack; all racks when it is over.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { wayOf } from './laying.ts';
import { feats, play, rackOf } from './rules.ts';
import type { Laid, Move, Scrabble, State, View } from './shapes.ts';
import { nameOf, rowOf } from './squares.ts';
import { rackSize } from './tiles.ts';

export function view(state: State, to: Audience): View {
  const { phase } = state;
  const isOver = phase === 'over';
  return {
    rules: { language: state.rules.language, check: state.rules.check },
    phase: phase === 'opening' || phase === 'challenging' || isOver ? phase : 'playing',
    board: state.board,
    blanks: state.blanks,
    rack: to === 'spectator' ? null : rackOf(state, to),
    counts: state.racks.map((rack) => rack.length),
    bag: state.bag.length,
    scores: state.scores,
    turn: state.turn,
    turns: state.turns,
    skips: state.skips,
    open: state.open,
    accepted: state.accepted,
    last: state.last,
    refused: state.refused?.by === to ? state.refused : null,
    ending: state.ending,
    left: isOver ? state.racks : null,
  };
}

/** Plays and exchanges are too many to list. */
export function legalMoves(seen: View, seat: Seat): readonly Move[] | null {
  if (seen.phase === 'playing') return seen.turn === seat ? null : [];
  if (seen.phase !== 'challenging' || seen.turn === seat || seen.accepted.includes(seat)) return [];
  return [
    { kind: 'accept', turn: seen.turns },
    { kind: 'challenge', turn: seen.turns },
  ];
}

/** Where a play begins, the row first when it goes across: 8H, and H8 when it goes down. */
export function whereOf(board: string, { tiles }: Pick<Laid, 'tiles'>): string {
  const [first] = tiles;
  if (!first) return '';
  const name = nameOf(first.cell);
  return wayOf(board, tiles) === 'down' ? name : `${rowOf(first.cell) + 1}${name.charAt(0)}`;
}

function tellPlay(before: State, laid: Laid): Line {
  const key = laid.tiles.length === rackSize ? 'playedAll' : 'played';
  const values = { at: whereOf(before.board, laid), word: laid.words[0] ?? '', score: laid.score };
  return { seat: laid.by, key, values };
}

function tellVerdict(before: State, bad: readonly string[], to: Audience): Line | null {
  const { open, challenger } = before;
  if (!open) return null;
  const words = (bad.length > 0 ? bad : open.words).join(', ');
  if (challenger !== null)
    return { seat: challenger, key: bad.length > 0 ? 'doubted' : 'doubtedWrongly', values: { words } };
  if (bad.length === 0) return tellPlay(withoutOpen(before, open), open);
  return to === open.by ? { seat: open.by, key: 'notWords', values: { words } } : null;
}

/** The board as it was when the play was laid. */
function withoutOpen(state: State, { tiles }: Laid): State {
  const board = [...state.board];
  for (const { cell } of tiles) board[cell] = '.';
  return { ...state, board: board.join('') };
}

function tellMove(before: State, seat: Seat, move: Move): Line | null {
  if (move.kind === 'exchange') return { seat, key: 'exchanged', values: { count: move.letters.length } };
  if (move.kind === 'pass') return { seat, key: 'passed', values: {} };
  if (move.kind !== 'play' || before.rules.check === 'validate') return null; // the verdict tells of it
  const { open } = play(before, { kind: 'move', at: 0, by: seat, move });
  return open && tellPlay(before, open);
}

export function tell(before: State, entry: Entry<Scrabble>, to: Audience): Line | null {
  if (entry.kind === 'move') return tellMove(before, entry.by, entry.move);
  if (entry.kind === 'timer')
    return before.phase === 'playing' ? { seat: before.turn, key: 'timeUp', values: {} } : null;
  if (entry.deal.kind === 'verdict') return tellVerdict(before, entry.deal.bad, to);
  if (entry.deal.kind === 'bag' && before.phase === 'opening')
    return { seat: null, key: 'dealt', values: {} };
  return null;
}

/** What is shown and told. */
export const views: GameViews<Scrabble> = {
  view,
  legalMoves,
  scores: (state) => state.scores,
  tell,
  feats,
};
