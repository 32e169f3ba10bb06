// One's own turn on the board: what a drop on the pile does for those who confirm their moves, and for the others.
import { expect, test, vi } from 'vitest';
import { seededRandom } from '../../../engine/random.ts';
import { tableWords } from '../../../ui/tableWords.ts';
import { deal, play, rackOf, start } from '../rules.ts';
import { okeyIn } from '../scoring.ts';
import type { Move, State } from '../shapes.ts';
import { parseTiles, type Tile } from '../tiles.ts';
import { afterOwn, legalMoves, view } from '../view.ts';
import { indicatorId, pileId, slotId, stockId } from './cells.ts';
import { type Draft, noDraft, type Occasion } from './occasion.ts';
import { turnOf } from './turn.ts';

const begin = start({ start: 20, hands: 0 });
const dealt = play(begin, { kind: 'deal', at: 0, deal: deal(begin, seededRandom('2026', 'turn')) });

/** Seat 0 at this table, as the board sees it. */
function sitting(state: State, confirmMoves: boolean, draft: Draft = noDraft) {
  const seen = view(state, 0);
  const made: Move[] = [];
  const thought: Draft[] = [];
  const slots = seen.own ?? [];
  const occasion: Occasion = {
    props: {
      view: seen,
      seat: 0,
      nearSeat: 0,
      people: [],
      toAct: [0],
      legal: legalMoves(seen, 0),
      pending: null,
      premove: null,
      refused: null,
      isOver: false,
      isNarrow: false,
      deadline: null,
      taste: {
        palette: 'linen',
        pieceMarks: true,
        legalHints: true,
        coordinates: true,
        moveInput: 'both',
        reducedMotion: false,
        confirmMoves,
      },
      play: (move) => made.push(move),
      say: vi.fn(),
    },
    seen,
    rack: { slots, move: vi.fn(), sort: vi.fn() },
    okey: okeyIn(seen),
    words: { ...tableWords((key) => key, 'okey', []), tile: (tile: Tile) => tile },
    draft,
    think: (next) => thought.push(next),
  };
  return { turn: turnOf(occasion), made, thought, first: slots[0] ?? 'F' };
}

test('a tile dropped on the pile is discarded at once', () => {
  const { turn, made, first } = sitting(dealt, false);
  turn.acts.act(slotId(0), pileId(0));
  expect(made).toEqual([{ kind: 'discard', tile: first }]);
});

test('for those who confirm their moves it waits there, until a button or C says so', () => {
  const { turn, made, thought, first } = sitting(dealt, true);
  turn.acts.act(slotId(0), pileId(0));
  const move: Move = { kind: 'discard', tile: first };
  expect([made, thought]).toEqual([[], [{ ...noDraft, move }]]);

  const waiting = sitting(dealt, true, { ...noDraft, move });
  const [undo, confirm] = waiting.turn.buttons(null);
  undo?.onPress();
  expect([waiting.made, waiting.thought]).toEqual([[], [noDraft]]);
  confirm?.onPress();
  waiting.turn.acts.keys?.c?.();
  expect(waiting.made).toEqual([move, move]);
});

test('drawing waits as well; the buttons beside the board confirm by themselves', () => {
  const tile = rackOf(dealt, 0)[0] ?? 'F';
  const begun = play(dealt, { kind: 'move', at: 0, by: 0, move: { kind: 'discard', tile } });
  const mine: State = { ...begun, turn: 0 };
  const { turn, made, thought } = sitting(mine, true);
  turn.acts.act(null, stockId);
  const move: Move = { kind: 'draw', from: 'stock' };
  expect([made, thought]).toEqual([[], [{ ...noDraft, move }]]);
  turn.buttons(null).at(-1)?.onPress();
  expect(made).toEqual([move]);
});

test('an incomplete hand is not laid on the indicator: it says why', () => {
  const { turn, made, thought } = sitting(dealt, true);
  turn.acts.act(slotId(0), indicatorId);
  expect(made).toEqual([]);
  expect(thought).toEqual([{ ...noDraft, why: 'rules:okey.refusal.notComplete' }]);
});

test('a finish that waits lies on the indicator', () => {
  const own = parseTiles('R1,R2,R3,B7,K7,Y7,K9,K10,K11,K12,Y5,B5,R5,K5,Y1') ?? [];
  const seen = { ...view(dealt, 0), indicator: 'R6', own } as const;
  const laid = afterOwn(seen, 0, { kind: 'finish', tile: 'Y1' });
  expect(laid.own).toHaveLength(14);
  expect(laid.finish).toMatchObject({ by: 0, tile: 'Y1', kind: 'groups' });
});
