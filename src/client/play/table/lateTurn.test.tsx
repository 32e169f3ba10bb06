// @vitest-environment jsdom
// A turn that takes too long, by the eyes of who waits: still not their turn, their plan stands, and they may say a word to it.
import { FluentProvider } from '@fluentui/react-components';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { matchViewWith } from '../../../../tests/support/data/matchView.ts';
import type { MatchView } from '../../../contract/play/tables.ts';
import type { BoardPreferences } from '../../../ui/BoardProps.ts';
import { BoardActionsSlot } from '../../../ui/board/BoardActions.tsx';
import { type BoardEquipment, equipmentOf } from '../../games/boards.ts';
import { BoardArea } from './BoardArea.tsx';
import { usePremove } from './usePremove.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal('fetch', async () => Response.json({})); // keys do for words

const taste: BoardPreferences = {
  palette: 'linen',
  pieceMarks: true,
  legalHints: true,
  confirmMoves: false,
  coordinates: true,
  moveInput: 'both',
  reducedMotion: true,
};
const snapshot = { pending: null, refused: null, seenAt: 0 };
const say = vi.fn();

/** The first turn of a game, seen by the second seat. */
const matchAt = (view: unknown, optionalToAct: readonly number[]) => matchViewWith({ view, optionalToAct });

function Waiting({ equipment, match }: { readonly equipment: BoardEquipment; readonly match: MatchView }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const premove = usePremove({ game: equipment.game, match, isOn: true, isBusy: false, act: say });
  return (
    <>
      <BoardActionsSlot value={slot}>
        <BoardArea
          equipment={equipment}
          match={match}
          snapshot={snapshot}
          premove={premove}
          taste={taste}
          act={say}
          home={null}
          isNarrow={false}
          nearSeat={1}
          people={[]}
        />
      </BoardActionsSlot>
      <div className="slot" ref={setSlot} />
    </>
  );
}

const { container: page, rerender } = render(null);
const trails = () => page.querySelectorAll('[data-part="trail"]').length;
const words = () => [...page.querySelectorAll('.slot button')].map((button) => button.textContent);
const press = async (element: Element | null | undefined) => {
  if (!element) throw new Error('nothing to press');
  await act(async () => {
    fireEvent.pointerDown(element);
    fireEvent.click(element);
  });
};
const cell = (name: string) => page.querySelector(`[data-cell="${name}"]`);

let show: (isLate: boolean) => Promise<void>;

beforeEach(async () => {
  const equipment = await equipmentOf('blobWars');
  const { game } = equipment;
  const begun = game.start(game.ruleSets.standard, 2);
  const late = game.play(begun, { kind: 'timer', at: 60_000, timer: 'turn 1' });
  const views = { now: game.view(begun, 1), late: game.view(late, 1) };
  show = (isLate) =>
    act(async () =>
      rerender(
        <FluentProvider theme={{}}>
          <Suspense fallback={null}>
            <Waiting
              equipment={equipment}
              match={isLate ? matchAt(views.late, game.optionalToAct?.(late) ?? []) : matchAt(views.now, [])}
            />
          </Suspense>
        </FluentProvider>,
      ),
    );
});

const claims = ['claimWin', 'claimDraw', 'wait'].map((word) => `rules:blobWars.board.${word}`);

it('keeps what was planned, lets a word be said, and lets a move be planned then too', async () => {
  await show(false);
  await waitFor(() => expect(cell('b1')).not.toBeNull(), { timeout: 60_000 });
  await press(cell('b1'));
  expect(trails()).toBe(1);
  expect(words()).toEqual([]);

  await show(true);
  expect(trails(), 'still planned').toBe(1);
  expect(words()).toEqual(claims);
  await press([...page.querySelectorAll('.slot button')].at(-1));
  expect(say.mock.calls).toEqual([['wait']]);
  expect(trails(), 'and after a word').toBe(1);

  await press(cell('b1'));
  expect(trails(), 'taken back by a press on the board').toBe(0);
  expect(words()).toEqual(claims);
  await press(cell('b2'));
  expect(trails(), 'planned late').toBe(1);
  expect(say).toHaveBeenCalledOnce();
});
