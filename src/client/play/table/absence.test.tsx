// @vitest-environment jsdom
// An opponent who is gone: the choices come anew at each absence, also to somebody who decided to wait in the one before.
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInEnglish } from '../../../../tests/support/browser/renderInEnglish.tsx';
import { matchViewWith } from '../../../../tests/support/data/matchView.ts';
import type { MatchView, Room } from '../../../contract/play/tables.ts';
import type { RoomStore } from '../roomStore.ts';
import { Notices } from './Notices.tsx';

type Absences = MatchView['absent'];

const matchWith = (absent: Absences) => matchViewWith({ mySeat: 0, toAct: [1], absent });

const room = { players: [], former: [] } as unknown as Room; // as much of them as the notice needs
const store = { do: async () => true } as unknown as RoomStore;
const all = ['Ada', 'Bo'].map((name, seat) => ({ seat, place: null, name, short: name, isMe: seat === 0 }));

let show: (absent: Absences) => void = () => undefined;
function Shown() {
  const [absent, setAbsent] = useState<Absences>([]);
  show = (next) => act(() => setAbsent(next));
  return <Notices all={all} match={matchWith(absent)} room={room} seenAt={performance.now()} store={store} />;
}

it('offers the win at each absence, and nothing more in one that is waited for', () => {
  renderInEnglish(<Shown />);
  const offered = () => screen.queryByRole('button', { name: 'Claim the win' });
  const gone = [{ seat: 1, claimInMs: 0 }];
  show(gone);
  expect(offered()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Keep waiting' }));
  expect(offered()).toBeNull();
  show([...gone]);
  expect(offered()).toBeNull();
  show([]);
  show(gone);
  expect(offered()).not.toBeNull();
});
