// @vitest-environment jsdom
// A ranking in pages: one's own place is reached by one button, also where equals share a rank.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderInEnglish } from '../../../../../tests/support/browser/renderInEnglish.tsx';
import { ada } from '../../../../../tests/support/browser/signedIn.ts';
import type { Row } from '../../../../contract/progress/leaderboards.ts';
import progress from '../../../../texts/en/later/progress.json' with { type: 'json' };
import { session } from '../../../base/session/session.ts';
import { PagedStandings, usePages } from './PagedStandings.tsx';

const words = progress.table;
const user = userEvent.setup();

/** `place` counts from 0; everybody from the 40th place on shares one rank. */
const rows: readonly Row[] = Array.from({ length: 70 }, (_, place) => ({
  userId: place === 64 ? ada.userId : `person ${place}`,
  name: place === 64 ? ada.name : `Person ${place}`,
  avatar: null,
  rank: Math.min(place, 44) + 1,
  move: null,
  points: 100 - Math.min(place, 44),
}));
const own = rows[64] ?? null;

function Ranking() {
  const pages = usePages();
  const from = pages.page * pages.size;
  const data = { items: rows.slice(from, from + pages.size), total: rows.length, own };
  return (
    <PagedStandings
      figuresOf={() => []}
      game="Sudoku"
      pages={pages}
      query={{ data, isError: false, refetch: () => new Promise<never>(() => {}) }}
    />
  );
}

beforeEach(() => {
  session.signIn(ada);
  renderInEnglish(
    <MemoryRouter>
      <Ranking />
    </MemoryRouter>,
  );
});

it('goes to where one stands, and on where equals begin a page before', async () => {
  const jump = () => screen.queryByRole('button', { name: words.jump });
  const shown = () => screen.getByRole('status').textContent;
  expect(shown()).toContain('1');
  for (const page of ['41', '61']) {
    const button = jump();
    if (!button) throw new Error('no button');
    await user.click(button);
    expect(shown()).toContain(page);
  }
  expect(jump()).toBeNull();
});
