// @vitest-environment jsdom
// What is here is drawn at once; whoever goes on stays where they are until it is.
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Arrived } from './Arrived.tsx';
import { pieceOf } from './pieces.tsx';
import { fetchScreen } from './screens.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const drawn: (() => void)[] = [];
afterEach(() => {
  for (const end of drawn.splice(0)) end();
});

function draw(content: React.ReactNode): HTMLElement {
  const place = document.createElement('div');
  const root = createRoot(place);
  drawn.push(() => act(() => root.unmount()));
  act(() => root.render(content));
  return place;
}

const waiting = (content: React.ReactNode) => <Suspense fallback="waiting">{content}</Suspense>;

it('a piece that is here is drawn without waiting, one that is not comes later', async () => {
  const piece = pieceOf(async () => () => 'here');
  const place = draw(waiting(<piece.Content />));
  expect(place.textContent).toBe('waiting');
  await act(() => piece.fetch());
  await vi.waitFor(() => expect(place.textContent).toBe('here'));
  expect(draw(waiting(<piece.Content />)).textContent).toBe('here');
});

it('a piece that did not come is asked for again', async () => {
  let asked = 0;
  const piece = pieceOf(async () => {
    if (asked++ === 0) throw new Error('no line');
    return () => 'here';
  });
  await expect(piece.fetch()).rejects.toThrow('no line');
  expect(piece.isHere()).toBe(false);
  await piece.fetch();
  expect(piece.isHere()).toBe(true);
});

let go: NavigateFunction = () => {};

function Where() {
  go = useNavigate();
  return useLocation().pathname;
}

it('one stays on a page until the next is here', async () => {
  const place = draw(
    <MemoryRouter initialEntries={['/nowhere']}>
      <Arrived>
        <Where />
      </Arrived>
    </MemoryRouter>,
  );
  act(() => void go('/forgotPassword'));
  expect(place.textContent).toBe('/nowhere');
  await act(() => fetchScreen('/forgotPassword'));
  await vi.waitFor(() => expect(place.textContent).toBe('/forgotPassword'));
  act(() => void go('/nowhere'));
  act(() => void go('/forgotPassword'));
  expect(place.textContent).toBe('/forgotPassword');
});
