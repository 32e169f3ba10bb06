// One's own turn on the board: where a tile may go, what goes back with a sentence, and what is played.
import { describe, expect, test, vi } from 'vitest';
import { parseLayout, playedIn, writeLayout } from '../layout.ts';
import { readPosition } from '../notation.ts';
import type { Layout } from '../sets.ts';
import type { Move } from '../shapes.ts';
import { box, byTile, minus, parseTiles, writeTiles } from '../tiles.ts';
import { view } from '../view.ts';
import { floorId, slotId, spotId } from './cells.ts';
import { turnOf } from './turn.ts';
import { wordsOf } from './words.ts';

interface Seated {
  readonly table: string;
  readonly own: string;
  readonly hasOpened?: boolean;
  /** What is laid out already. */
  readonly laid?: string;
}

/** Seat 0 at this table, as the board sees it; words are their keys, with what they speak of. */
function sitting({ table, own, hasOpened = true, laid }: Seated) {
  const [sets, rack] = [parseLayout(table) ?? [], parseTiles(own)?.toSorted(byTile) ?? []];
  const [last = 'J', ...pool] = minus(box, [...sets.flat(), ...rack]) ?? [];
  const lies = table === '' ? '-' : table.replaceAll(' ', ',');
  const text = `120 1 ${lies} ${writeTiles(rack)}/${last} ${writeTiles(pool)} 0 0 ${Number(hasOpened)}1 0 -`;
  const state = readPosition(text);
  if (!state) throw new Error(`${text} is no position`);
  const seen = view(state, 0);
  const drafted = laid === undefined ? sets : (parseLayout(laid) ?? []);
  const made: Move[] = [];
  const said: (string | null)[] = [];
  const changed: string[] = [];
  const spoken: string[] = [];
  const played = playedIn(sets, drafted);
  const turn = turnOf({
    props: {
      view: seen,
      seat: 0,
      nearSeat: 0,
      people: [],
      toAct: [0],
      legal: null,
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
        confirmMoves: false,
      },
      play: (move) => made.push(move),
      say: (text) => spoken.push(text),
    },
    seen,
    draft: {
      sets: drafted,
      rack: minus(rack, played) ?? [],
      fresh: [],
      played,
      isBegun: laid !== undefined,
      change: (next: Layout) => changed.push(writeLayout(next)),
      undo: vi.fn(),
      reset: vi.fn(),
      sort: vi.fn(),
      reorder: vi.fn(),
    },
    words: wordsOf(
      (key, values) => `${key.split('.').slice(1).join('.')} ${Object.values(values ?? {}).join(' ')}`.trim(),
      [],
    ),
    isOpen: true,
    why: null,
    explain: (why) => said.push(why),
  });
  const press = (label: RegExp, held: string | null = null) =>
    turn
      .buttons(held)
      .find((button) => label.test(button.label))
      ?.onPress();
  return { turn, made, said, changed, spoken, press };
}

test('the set that stands with the tile is the first place it may go, then a new set', () => {
  const { turn, changed, spoken } = sitting({ table: 'B1B2B3 R4R5R6', own: 'R7' });
  const targets = turn.acts.to(slotId(0));
  expect(targets.slice(0, 4)).toEqual([...[0, 1, 2].map((at) => spotId({ set: 1, at })), floorId]);
  turn.acts.act(slotId(0), targets[0] ?? '');
  expect(changed).toEqual(['B1B2B3 R4R5R6R7']);
  expect(spoken).toEqual(['board.set.run 2: board.tile.R 4, board.tile.R 5, board.tile.R 6, board.tile.R 7']);
});

test('before the opening the sets of the table stay as they are', () => {
  const { turn, said } = sitting({ table: 'R4R5R6', own: 'R7', hasOpened: false });
  expect(turn.acts.to(slotId(0))).toEqual([floorId]);
  expect(turn.acts.from).toEqual([slotId(0)]);
  turn.acts.refuse?.(slotId(0), spotId({ set: 0, at: 2 }));
  expect(said).toEqual(['refusal.touched']);
});

describe('a turn that is laid out', () => {
  test('goes back with the set that cannot stand, and why', () => {
    const { made, said, press, turn } = sitting({ table: 'R4R5R6', own: 'R7B9', laid: 'R4R5R6R7 B9' });
    expect(turn.note).toBe('board.broken 1');
    press(/layOut/);
    expect(made).toEqual([]);
    expect(said).toEqual(['board.setFault board.tile.B 9 refusal.short']);
  });

  test('goes back where the opening counts too little', () => {
    const { made, said, press, turn } = sitting({
      table: '',
      own: 'R4R5R6',
      hasOpened: false,
      laid: 'R4R5R6',
    });
    expect(turn.note).toBe('board.openingPoints 15 30');
    press(/layOut/);
    expect([made, said]).toEqual([[], ['refusal.fewPoints']]);
  });

  test('is played whole', () => {
    const { made, press } = sitting({ table: 'R4R5R6', own: 'R7B9', laid: 'R4R5R6R7' });
    press(/layOut/);
    expect(made).toEqual([{ kind: 'lay', table: 'R4R5R6R7' }]);
  });
});

test('a set that stands side by side in the rack is laid at once', () => {
  const { changed, press } = sitting({ table: '', own: 'R4R5R6B9', hasOpened: false });
  press(/laySet/, slotId(1));
  expect(changed).toEqual(['R4R5R6']);
});
