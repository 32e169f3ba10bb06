// @vitest-environment jsdom
// A new level in a result is a moment of its own, celebrated where the win is not.
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Milestone } from '../../../ui/celebration/Milestone.tsx';
import { LevelRing } from '../../../ui/LevelRing.tsx';
import { hasWon } from '../outcome.ts';

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [true, 1],
  [false, 0],
])('with the celebration or without: %s', (isCelebrated, parties) => {
  render(
    <Milestone
      isCelebrated={isCelebrated}
      picture={<LevelRing level={3} part={1} size={48} />}
      words="You reached level 3"
    />,
  );
  expect(document.querySelector('[data-part="milestone"] p')?.textContent).toBe('You reached level 3');
  expect(document.querySelectorAll('[data-part="celebration"]')).toHaveLength(parties);
});

it.each([
  ['the winner', 1, [[1], [0]], true],
  ['the loser', 0, [[1], [0]], false],
  ['a spectator', null, [[1], [0]], false],
  ['a draw', 0, [[0, 1]], false],
])('has won: %s', (_, mySeat, places, won) => {
  const result = { places, reason: 'normal' as const };
  expect(hasWon({ result, mySeat })).toBe(won);
});
