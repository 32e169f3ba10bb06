// @vitest-environment jsdom
// A grid that waits for the network: sent once it is back, unless it was sent or changed meanwhile.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHandIn } from './useHandIn.ts';

function handIn() {
  const sent: string[] = [];
  const { result, unmount } = renderHook(() => useHandIn(async (grid) => void sent.push(grid)));
  return { sent, result, unmount };
}
const comeBack = () => {
  act(() => void window.dispatchEvent(new Event('online')));
};

it('is sent when the network is back', () => {
  const { sent, result } = handIn();
  act(() => result.current.keep('12'));
  expect(sent).toEqual([]);
  comeBack();
  expect(sent).toEqual(['12']);
});

it('is not sent once it was changed, and not by a page that is gone', () => {
  const { sent, result, unmount } = handIn();
  act(() => result.current.keep('12'));
  act(() => result.current.forget());
  comeBack();
  act(() => result.current.keep('34'));
  unmount();
  comeBack();
  expect(sent).toEqual([]);
});
