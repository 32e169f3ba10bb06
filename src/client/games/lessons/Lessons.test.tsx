// @vitest-environment jsdom
// The lessons of a game as a page part: wrong, wrong with a hint, right, on to the next, and remembered.
import { FluentProvider } from '@fluentui/react-components';
import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../games/connect4/texts/en.json' with { type: 'json' };
import { Lessons, lessonsDone } from './Lessons.tsx';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal('fetch', async (path: string) => {
  const { lessons, ...rules } = texts;
  return Response.json({ connect4: path.endsWith('/lessons.json') ? lessons : rules });
});
Element.prototype.scrollIntoView = () => {};

let page: HTMLElement;
const onBack = vi.fn();

async function open(): Promise<void> {
  const part = (
    <FluentProvider theme={{}}>
      <Suspense fallback={null}>
        <Lessons game="connect4" onBack={onBack} />
      </Suspense>
    </FluentProvider>
  );
  page = await act(async () => render(part).container);
  await waitFor(() => expect(page.querySelector('[data-cell]')).not.toBeNull(), { timeout: 60_000 });
}

beforeEach(open);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const said = () => page.querySelector('[role=status]')?.textContent ?? '';
const current = () => page.querySelector('[aria-current=step]')?.getAttribute('aria-label');
const discs = () => page.querySelectorAll('[data-cell="c1"][aria-label*="six free"]').length;

/** As a screen reader presses. */
async function drop(column: number): Promise<void> {
  const cell = page.querySelector(`[data-cell="c${column}"]`);
  if (!cell) throw new Error(`no column ${column}`);
  await act(async () => fireEvent.click(cell));
}

const press = async (name: string) => {
  await act(async () => fireEvent.click(within(page).getByRole('button', { name })));
};

const { four, stop } = texts.lessons;

it('says why a move was not the one, puts it back, and gives a hint after two', async () => {
  expect(page.textContent).toContain(four.task);
  await drop(1);
  expect(said()).toBe(four.astray);
  expect(discs(), 'the disc is seen for a moment').toBe(0);
  await waitFor(() => expect(discs()).toBe(1), { timeout: 60_000 });
  await drop(1);
  expect(said()).toBe(four.hint);
});

it('remembers what is done and goes on to what is not', async () => {
  await drop(2);
  expect(said()).toBe(four.done);
  expect(lessonsDone('connect4')).toEqual(['four']);
  await press('Next');
  expect(current()).toBe(`2. ${stop.title}`);
  cleanup();
  await open();
  expect(current(), 'where one stopped').toBe(`2. ${stop.title}`);
  await press(`1. ${four.title}, done`);
  expect(page.textContent).toContain(four.task);
  await press('Back to the rules');
  expect(onBack).toHaveBeenCalledOnce();
});
