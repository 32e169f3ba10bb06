// @vitest-environment jsdom
// Steps through earlier turns while the server answers late, or not at all.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MatchView } from '../../../contract/play/tables.ts';
import type { RoomStore } from '../roomStore.ts';
import { useTurnHistory } from './useTurnHistory.ts';

const match = { room: 'r1', game: 1, turn: 9, view: 'turn 9' } as MatchView; // what the history looks at

function open() {
  const asked: number[] = [];
  const answers: ((view: unknown) => void)[] = [];
  const store = {
    look(turn: number) {
      asked.push(turn);
      return new Promise((resolve) => answers.push(resolve));
    },
  } as unknown as RoomStore; // the part of it that is used
  const { result } = renderHook(() => useTurnHistory(match, store, false));
  const answer = (view: unknown) => act(async () => answers.shift()?.(view));
  return { asked, answer, history: () => result.current };
}

const press = (key: string) => act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key })));

it('goes back as many turns as keys were pressed before the answer came', async () => {
  const { asked, answer, history } = open();
  press('ArrowLeft');
  press('ArrowLeft');
  press('ArrowLeft');
  press('ArrowRight');
  expect(asked).toEqual([8, 7, 6, 7]);
  for (const view of ['8', '7 too early', '6', '7']) await answer(view);
  expect(history()).toMatchObject({ at: 7, isPast: true, shown: { turn: 7, view: '7' } });
});

it('stays where it was when a turn is refused', async () => {
  const { asked, answer, history } = open();
  press('ArrowLeft');
  await answer('8');
  press('ArrowLeft');
  await answer(null);
  expect(history()).toMatchObject({ at: 8, shown: { turn: 8 } });
  press('ArrowLeft');
  expect(asked).toEqual([8, 7, 7]);
});

it('is at the latest turn at once, whatever is on its way', async () => {
  const { answer, history } = open();
  press('ArrowLeft');
  act(() => history().go(9));
  await answer('8');
  expect(history()).toMatchObject({ at: 9, isPast: false, shown: match });
});
