// @vitest-environment jsdom
// Texts that cannot be fetched at first: bundled English or a loading screen stands in, and they are asked for until they come.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Texts } from '../../../ui/texts.tsx';

/** What every text file contains; null: there is no network. */
let content: object | null = null;

beforeEach(() => {
  content = null;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () =>
    content ? Response.json(content) : Promise.reject(new TypeError('no network')),
  );
});
afterEach(() => {
  vi.resetModules(); // texts that were fetched are kept
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

let useTexts: () => Texts;

function Page() {
  const { t } = useTexts();
  return <h1>{t('games.chess')}</h1>;
}

/** Of this test alone. */
async function freshModules() {
  ({ useTexts } = await import('../../../ui/texts.tsx'));
  const { SignedInTexts } = await import('./SignedInTexts.tsx');
  const { SignedOutTexts } = await import('./SignedOutTexts.tsx');
  return { SignedInTexts, SignedOutTexts };
}

/** So much time later, with what that brought. */
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('in a frame no keys are shown, and the page comes with its texts', async () => {
  const { SignedOutTexts } = await freshModules();
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
  content = { games: { chess: 'Chess' } };
  await later(2_000);
  expect(screen.getByRole('heading').textContent).toBe('Chess');
});

it('in a frame of somebody who is signed in as well', async () => {
  const { SignedInTexts } = await freshModules();
  render(
    <SignedInTexts isWhole language="en">
      <Page />
    </SignedInTexts>,
  );
  await later(0);
  expect(screen.getByRole('status')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
  content = { games: { chess: 'Chess of the file' } };
  await later(2_000);
  expect(screen.getByRole('heading').textContent).toBe('Chess of the file');
});

it('in a page of its own English stands in until the other language is there', async () => {
  const { SignedOutTexts } = await freshModules();
  render(
    <SignedOutTexts isWhole={false} language="tr">
      <Page />
    </SignedOutTexts>,
  );
  await later(0);
  expect(screen.getByRole('heading')).toBeDefined();
  content = { games: { chess: 'Satranç' } };
  await later(2_000);
  expect(screen.getByRole('heading').textContent).toBe('Satranç');
});
