// @vitest-environment jsdom
// Giving a seat up: asked first where it closes the table.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInEnglish } from '../../../tests/support/browser/renderInEnglish.tsx';
import type { RoomStore } from './roomStore.ts';
import { StandUp } from './StandUp.tsx';

function standUpAs(isLast: boolean) {
  const done: string[] = [];
  const store = {
    do: async (name: string) => {
      done.push(name);
      return true;
    },
  } as unknown as RoomStore; // as much of it as standing up needs
  renderInEnglish(<StandUp isLast={isLast} store={store} />);
  fireEvent.click(screen.getByRole('button', { name: 'Leave seat' }));
  return done;
}

it('leaves at once where somebody else has a seat', () => {
  expect(standUpAs(false)).toEqual(['room:leave']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the last one is asked, and may keep the table', async () => {
  const done = standUpAs(true);
  await screen.findByRole('alertdialog', { name: 'Close this table?' });
  expect(done).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Keep it open' }));
  expect(done).toEqual([]);
});

it('the last one closes it by a second press', async () => {
  const done = standUpAs(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Close the table' }));
  expect(done).toEqual(['room:leave']);
});
