// @vitest-environment jsdom
// Texts that cannot be fetched at first: bundled English or a loading screen stands in, and they are asked for until they come.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTexts } from '../../../ui/texts.tsx';
import { SignedOutTexts } from './SignedOutTexts.tsx';

const answers: Response[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers.shift() ?? Promise.reject(new TypeError('no network'))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Page() {
  const { t } = useTexts();
  return <h1>{t('games.chess')}</h1>;
}

/** So much time later, with what that brought. */
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('in a frame no keys are shown, and the page comes with its texts', async () => {
  render(
    <SignedOutTexts isWhole language="en">
      <Page />
    </SignedOutTexts>,
  );
  await later(0);
  expect(screen.getByRole('status').textContent).toContain('Loading');
  expect(screen.queryByRole('heading')).toBeNull();
  await later(2_000);
  expect(screen.queryByRole('heading')).toBeNull();
  answers.push(Response.json({ games: { chess: 'Chess' } }));
  await later(2_000);
  expect(screen.getByRole('heading').textContent).toBe('Chess');
});

it('in a page of its own English stands in until the other language is there', async () => {
  render(
    <SignedOutTexts isWhole={false} language="tr">
      <Page />
    </SignedOutTexts>,
  );
  await later(0);
  expect(screen.getByRole('heading')).toBeDefined();
  answers.push(Response.json({ games: { chess: 'Satranç' } }));
  await later(2_000);
  expect(screen.getByRole('heading').textContent).toBe('Satranç');
});
