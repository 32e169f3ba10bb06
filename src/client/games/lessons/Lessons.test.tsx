// @vitest-environment jsdom
// The lessons of a game as a page part: wrong, wrong with a hint, right, on to the next, and remembered.
import { FluentProvider } from '@fluentui/react-components';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../games/connect4/texts/en.json' with { type: 'json' };
import { Lessons } from './Lessons.tsx';
import { lessonsDone } from './lessonsDone.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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

let root: Root;
let page: HTMLElement;
const onBack = vi.fn();

/** React works when an act ends, so there are many short ones. */
async function until(isSo: () => void): Promise<void> {
  for (let waits = 0; ; waits++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    try {
      return isSo();
    } catch (fault) {
      if (waits > 1_000) throw fault;
    }
  }
}

async function open(): Promise<void> {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  await act(async () =>
    root.render(
      <FluentProvider theme={{}}>
        <Suspense fallback={null}>
          <Lessons game="connect4" onBack={onBack} />
        </Suspense>
      </FluentProvider>,
    ),
  );
  await until(() => expect(page.querySelector('[data-cell]')).not.toBeNull());
}

async function close(): Promise<void> {
  await act(async () => root.unmount());
  page.remove();
}

beforeEach(open);
afterEach(async () => {
  await close();
  localStorage.clear();
});

const said = () => page.querySelector('[role=status]')?.textContent ?? '';
const current = () => page.querySelector('[aria-current=step]')?.getAttribute('aria-label');
const discs = () => page.querySelectorAll('[data-cell="c1"][aria-label*="six free"]').length;

/** As a screen reader presses. */
const drop = (column: number) =>
  act(async () => page.querySelector<HTMLElement>(`[data-cell="c${column}"]`)?.click());

const press = (name: string) =>
  act(async () => {
    const buttons = [...page.querySelectorAll('button')];
    buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)?.click();
  });

const { four, stop } = texts.lessons;

it('says why a move was not the one, puts it back, and gives a hint after two', async () => {
  expect(page.textContent).toContain(four.task);
  await drop(1);
  expect(said()).toBe(four.astray);
  expect(discs(), 'the disc is seen for a moment').toBe(0);
  await until(() => expect(discs()).toBe(1));
  await drop(1);
  expect(said()).toBe(four.hint);
});

it('remembers what is done and goes on to what is not', async () => {
  await drop(2);
  expect(said()).toBe(four.done);
  expect(lessonsDone('connect4')).toEqual(['four']);
  await press('Next');
  expect(current()).toBe(`2. ${stop.title}`);
  await close();
  await open();
  expect(current(), 'where one stopped').toBe(`2. ${stop.title}`);
  await press(`1. ${four.title}, done`);
  expect(page.textContent).toContain(four.task);
  await press('Back to the rules');
  expect(onBack).toHaveBeenCalledOnce();
});
