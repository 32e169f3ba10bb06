// @vitest-environment jsdom
// A row that has just been marked: what it says is told when its last tile has turned, or at once where motion is reduced.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MarkedRow } from '../../engine/rowPuzzle.ts';
import { bestColours } from '../../kit/rows.ts';
import { Announcer } from '../Announcer.tsx';
import { RowBoard } from './RowBoard.tsx';
import type { Script } from './script.ts';
import { turningTime, useTurned } from './useTurned.ts';

const script: Script = {
  keys: [[...'PIVOT']],
  read: (key) => key.toUpperCase(),
  show: (sign) => sign,
  name: (sign) => sign,
  isApart: () => false,
};
const nothing = () => undefined;

function Guessing({ rows }: { readonly rows: readonly MarkedRow[] }) {
  const turned = useTurned(rows.length, 5);
  return (
    <Announcer>
      <RowBoard
        draft=""
        face={{ language: 'en', cells: 5, maxGuesses: 6, hardMode: 'never' }}
        faultOf={() => null}
        guess={nothing}
        isBusy={false}
        isHard={false}
        isOpen
        known={bestColours(rows.slice(0, turned))}
        live={null}
        note={null}
        onDraft={nothing}
        puzzle="findTheWord"
        refusals={0}
        refuse={nothing}
        rows={rows}
        script={script}
        turned={turned}
      />
    </Announcer>
  );
}

const first: MarkedRow = { row: 'PILOT', colours: 'GGBGG' };
const solving: MarkedRow = { row: 'PIVOT', colours: 'GGGGG' };

let isReduced = false;
const keyColour = (sign: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-part="key"]')].find(
    ({ textContent }) => textContent === sign,
  )?.dataset.colour ?? null;
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';
const rowAt = (at: number) => screen.getAllByRole('row')[at];
const cell = () => document.querySelector('[data-at="0 0"]')?.getAttribute('aria-label');

beforeEach(() => {
  vi.useFakeTimers();
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps key colours, names and the announcement until the last tile has turned', () => {
  const { rerender } = render(<Guessing rows={[]} />);
  rerender(<Guessing rows={[first]} />);
  const before = cell();
  act(() => void vi.advanceTimersByTime(turningTime(5) - 1));
  expect([keyColour('P'), announced(), cell()]).toEqual([null, '', before]);
  expect(rowAt(0)?.dataset.turning).toBe('true');
  act(() => void vi.advanceTimersByTime(1));
  expect(keyColour('P')).toBe('G');
  expect(announced()).not.toBe('');
  expect(cell()).not.toBe(before);
  expect(rowAt(0)?.dataset).toMatchObject({ turning: 'false', jumping: 'false' });
});

it('lets the solved row jump only when it has turned', () => {
  const { rerender } = render(<Guessing rows={[first]} />);
  rerender(<Guessing rows={[first, solving]} />);
  expect(rowAt(1)?.dataset.jumping).toBe('false');
  act(() => void vi.advanceTimersByTime(turningTime(5)));
  expect(rowAt(1)?.dataset.jumping).toBe('true');
});

it('tells everything at once with reduced motion', () => {
  isReduced = true;
  const { rerender } = render(<Guessing rows={[]} />);
  rerender(<Guessing rows={[first]} />);
  expect(keyColour('P')).toBe('G');
  expect(announced()).not.toBe('');
  expect(rowAt(0)?.dataset.turning).toBe('false');
});

it('has turned what was there when the page was opened, without a jump', () => {
  render(<Guessing rows={[first, solving]} />);
  expect(keyColour('V')).toBe('G');
  expect(rowAt(1)?.dataset).toMatchObject({ turning: 'false', jumping: 'false' });
});
