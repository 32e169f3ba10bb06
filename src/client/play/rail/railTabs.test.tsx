// @vitest-environment jsdom
// The tabs beside the board by keyboard: the focus goes with the tab.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInEnglish } from '../../../../tests/support/browser/renderInEnglish.tsx';
import { RailTabs } from './RailTabs.tsx';

it('an arrow key takes the focus to the tab it shows', () => {
  const tabs = (['moves', 'people'] as const).map((name) => ({ name, content: () => `all ${name}` }));
  renderInEnglish(<RailTabs game={1} roomId="room" tabs={tabs} />);
  const moves = screen.getByRole('tab', { name: 'Moves' });
  moves.focus();
  fireEvent.keyDown(moves, { key: 'ArrowRight' });
  const people = screen.getByRole('tab', { name: 'People' });
  expect(people.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(people);
  fireEvent.keyDown(people, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(moves);
});
