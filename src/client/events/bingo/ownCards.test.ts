// One's own cards: what is missing while a game goes on, and the line that won when it is over.
import { expect, it } from 'vitest';
import type { Bingo } from '../../../contract/events/bingo.ts';
import { noteAt, ownCards } from './ownCards.ts';

const card = [
  ...[5, 18, 33, 46, 61],
  ...[12, 27, 44, 59, 70],
  ...[1, 16, 0, 50, 75],
  ...[9, 30, 31, 48, 66],
  ...[14, 22, 38, 60, 72],
];
const eve = { userId: 'eve', name: 'Eve Sol', avatar: null };
const state: Bingo = {
  bingo: 'b',
  name: 'Friday bingo',
  phase: 'running',
  step: 1,
  stages: [
    { name: 'oneLine', winners: null },
    { name: 'twoLines', winners: null },
  ],
  stage: 0,
  calls: [12, 75, 31, 48, 5, 60, 27, 61, 9, 30, 22],
  auto: null,
  people: 1,
  cards: [card],
  claim: null,
  oneAway: null,
  cardsEach: 1,
  autoMark: false,
  host: null,
  start: null,
  isOpen: true,
  isHost: false,
  faces: [],
  barredUntilCall: null,
  leftMs: null,
  commitment: '',
  seed: null,
  gains: null,
};
const row4 = [15, 16, 17, 18, 19];

it('outlines what is missing only while the game goes on', () => {
  expect(ownCards(state, 'eve')).toEqual([{ card, oneAway: [19, 24], won: [] }]);
  expect(ownCards({ ...state, phase: 'lobby' }, 'eve')[0]?.oneAway).toEqual([]);
  expect(ownCards({ ...state, cards: null }, 'eve')).toEqual([]);
});

it('keeps the line that won, for its winner alone', () => {
  const [first, ...rest] = state.stages;
  if (!first) throw new Error('no stage');
  const won = { ...state, calls: [...state.calls, 66], stages: [{ ...first, winners: [eve] }, ...rest] };
  expect(ownCards(won, 'eve')[0]?.won).toEqual(row4);
  expect(ownCards(won, 'bo')[0]?.won).toEqual([]);
});

it('says what became of a claim at its card, until the next number is called', () => {
  const said = { card: 1, words: 'Not complete yet.', calls: 10 };
  expect([noteAt(said, 1, 10), noteAt(said, 0, 10), noteAt(said, 1, 11)]).toEqual([said.words, '', '']);
});
