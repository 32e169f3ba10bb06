// @vitest-environment jsdom
// What is loaded is drawn at once; the previous page stays until the next is loaded.
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type BrowserHistory, createBrowserHistory } from '../base/navigation/history.ts';
import { loadable } from './loadable.tsx';
import { loadPage, useShownVisit } from './pageLoader.ts';

afterEach(cleanup);

const draw = (content: ReactNode): HTMLElement => render(content).container;

const waiting = (content: ReactNode) => <Suspense fallback="waiting">{content}</Suspense>;

it('a loaded component is drawn without waiting, one that is not comes later', async () => {
  const part = loadable(async () => () => 'here');
  const place = draw(waiting(<part.Content />));
  expect(place.textContent).toBe('waiting');
  await act(() => part.load());
  await waitFor(() => expect(place.textContent).toBe('here'));
  expect(draw(waiting(<part.Content />)).textContent).toBe('here');
});

it('what could not be loaded is asked for again', async () => {
  let asked = 0;
  const part = loadable(async () => {
    if (asked++ === 0) throw new Error('offline');
    return () => 'here';
  });
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.isLoaded()).toBe(false);
  await part.load();
  expect(part.isLoaded()).toBe(true);
});

const Shown = ({ history }: { readonly history: BrowserHistory }) => useShownVisit(history).location.pathname;

it('one stays on a page until the next is loaded', async () => {
  window.history.replaceState(null, '', '/nowhere');
  const history = createBrowserHistory();
  const place = draw(<Shown history={history} />);
  act(() => history.push('/forgotPassword'));
  expect(place.textContent).toBe('/nowhere');
  await act(() => loadPage('/forgotPassword'));
  await waitFor(() => expect(place.textContent).toBe('/forgotPassword'));
  act(() => history.push('/nowhere'));
  act(() => history.push('/forgotPassword'));
  expect(place.textContent).toBe('/forgotPassword');
});
