// Hearts by its vectors: passing, what may be played, points, the moon and the end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { type Card, deck, parseCards } from '../../kit/cards.ts';
import { shuffledDeck as deal } from '../../kit/tricks/rounds.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { automatic, directionOf, play, playable, refusal, result, start, timer, toAct } from './rules.ts';
import { feats, isDecided, placesBy, pointsOf, scoreOf, totals } from './scoring.ts';
import type { Move, Rules, State } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

const usual: Rules = { moon: 'add', target: 100 };
const cards = (word: string): readonly Card[] => parseCards(word) ?? [];
const random = (label: string) => seededRandom('2026', label);
const seatsOf = (state: State): number[] => toAct(state).filter((seat) => seat !== 'dealer');

const dealtBy = (state: State, label: string): State =>
  play(state, { kind: 'deal', at: 0, deal: deal(state, random(label)) });

const moved = (state: State, by: number, move: Move): State => {
  expect(refusal(state, by, move)).toBeNull();
  return play(state, { kind: 'move', at: 0, by, move });
};

/** Played on by automatic acts until `stop`. */
function drift(from: State, stop: (state: State) => boolean): State {
  let state = from;
  while (!stop(state) && !result(state))
    state =
      state.phase === 'dealing'
        ? dealtBy(state, `drift ${state.rounds.length}`)
        : play(state, { kind: 'timer', at: 0, timer: timer(state)?.name ?? '' });
  return state;
}

test('HE-1: the trick goes to the highest card of the suit led, with its points', () => {
  expect(pointsOf([{ leader: 0, cards: cards('5DKDQS2D') }])).toEqual([0, 13, 0, 0]);
});

test.each<[string, number[], Rules['moon'], number[]]>([
  ['HE-2', [3, 10, 13, 0], 'add', [3, 10, 13, 0]],
  ['HE-3', [26, 0, 0, 0], 'add', [0, 26, 26, 26]],
  ['moon: subtract', [0, 0, 26, 0], 'subtract', [0, 0, -26, 0]],
])('%s: points %j with moon %s add %j', (_, points, moon, score) => {
  expect(scoreOf(points, { ...usual, moon })).toEqual(score);
});

const first = { leader: 0, cards: cards('2C') };
const second = { leader: 0, cards: cards('2C3C4C5C') };

test.each([
  ['HE-4', '2H9H3S', [second, { leader: 3, cards: [] }], '3S'],
  [
    'HE-4 broken',
    '2H9H3S',
    [
      { leader: 0, cards: cards('2C3C4C5H') },
      { leader: 2, cards: [] },
    ],
    '2H9H3S',
  ],
  ['only hearts', '2H9H', [second, { leader: 3, cards: [] }], '2H9H'],
  ['HE-5', '4D3HQS', [first], '4D'],
  ['nothing but points', '3HQS', [first], '3HQS'],
  ['suit is followed', '4D3HQS9C', [first], '9C'],
  ['the queen may be led', '2HQS', [second, { leader: 3, cards: [] }], 'QS'],
  [
    'the queen breaks nothing',
    '2H3D',
    [
      { leader: 0, cards: cards('2C3C4CQS') },
      { leader: 2, cards: [] },
    ],
    '3D',
  ],
  ['two of clubs leads', '2C3CAS', [{ leader: 0, cards: [] }], '2C'],
])('%s: from %s after %j one may play %s', (_, hand, tricks, may) => {
  expect(playable(cards(hand), tricks)).toEqual(cards(may));
});

test.each([
  [
    'HE-6',
    [
      [95, 40, 60, 70],
      [6, 20, 0, 0],
    ],
    'add',
    [101, 60, 60, 70],
    null,
  ],
  [
    'HE-9',
    [
      [99, 80, 80, 80],
      [0, 26, 26, 26],
    ],
    'add',
    [99, 106, 106, 106],
    [[0], [1, 2, 3]],
  ],
  ['below the target', [[99, 40, 60, 70]], 'add', [99, 40, 60, 70], null],
] as const)('%s: %j', (_, rounds, moon, scores, places) => {
  expect(totals(rounds)).toEqual(scores);
  const state = drift(dealtBy(start({ ...usual, moon }), 'any'), (one) => one.phase === 'counting');
  const end = result({ ...state, rounds });
  expect(end?.places ?? null).toEqual(places);
});

test('the moon is a feat of who shot it, told while the hand is counted', () => {
  const all = ['AH2H3H4H', 'KH5H6H7H', 'QH8H9HTH', 'JH2S3SQS'];
  const tricks = all.map((cards) => ({ leader: 2, cards: parseCards(cards) ?? [] }));
  const state = drift(dealtBy(start(usual), 'any'), (one) => one.phase === 'counting');
  expect(feats({ ...state, tricks })).toEqual([{ seat: 2, key: 'moon' }]);
  expect(feats({ ...state, tricks, phase: 'playing' })).toEqual([]);
  expect(feats({ ...state, tricks: tricks.slice(1) })).toEqual([]);
});

test('HE-7: directions of hands 1 to 5', () => {
  expect([1, 2, 3, 4, 5].map(directionOf)).toEqual(['left', 'right', 'across', 'none', 'left']);
});

test('HE-8: 100, 60, 60, 44 are places 4, 2, 2, 1', () => {
  expect(isDecided([100, 60, 60, 44], 100)).toBe(true);
  expect(placesBy([100, 60, 60, 44])).toEqual([[3], [1, 2], [0]]);
});

test.each([
  [1, 'left', 1],
  [2, 'right', 3],
  [3, 'across', 2],
])('hand %i passes %s, and nobody sees anything before all have chosen', (hand, _, step) => {
  const before = drift(
    start(usual),
    (state) => state.phase === 'passing' && state.rounds.length === hand - 1,
  );
  let state = before;
  for (const seat of [2, 0, 3]) state = moved(state, seat, automatic(state, seat));
  expect(toAct(state)).toEqual([1]);
  expect(view(state, 0)).toMatchObject({ received: null, hasChosen: [true, false, true, true] });
  expect(view(state, 0).own).toHaveLength(13);
  const after = moved(state, 1, automatic(state, 1));
  for (const seat of [0, 1, 2, 3]) {
    const given = before.hands[seat]?.filter((card) => !after.hands[seat]?.includes(card)) ?? [];
    expect(given).toHaveLength(3);
    expect(after.hands[(seat + step) % 4]).toEqual(expect.arrayContaining(given));
    expect(view(after, (seat + step) % 4).received).toEqual(given);
  }
  const [leader = -1] = seatsOf(after);
  expect(after.hands[leader]).toContain('2C');
});

test('the fourth hand is played as dealt', () => {
  const state = drift(start(usual), (one) => one.phase === 'playing' && one.rounds.length === 3);
  expect(state.passes).toEqual([null, null, null, null]);
  expect(state.hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
});

test('a late act of an earlier hand is refused, not misread', () => {
  const passing = drift(start(usual), (state) => state.phase === 'passing' && state.rounds.length === 1);
  const pass = automatic(passing, 0);
  expect(refusal(passing, 0, pass)).toBeNull();
  expect(refusal(passing, 0, { ...pass, ...(pass.kind === 'pass' ? { hand: 1 } : {}) })).toBe('otherHand');
  expect(refusal(passing, 0, { kind: 'continue', hand: 1 })).toBe('otherHand');
  expect(refusal(passing, 0, { kind: 'continue', hand: 2 })).toBe('notNow.passing');
});

test.each<[string, Move, string]>([
  ['not in hand', { kind: 'card', card: '3C' }, 'notYourCard'],
  ['another suit', { kind: 'card', card: '4D' }, 'follow.C'],
  ['a pass too late', { kind: 'pass', hand: 1, cards: cards('4D5C2H') }, 'notNow.playing'],
  ['to go on too early', { kind: 'continue', hand: 1 }, 'notNow.playing'],
])('%s is refused', (_, move, key) => {
  const state = drift(start(usual), (one) => one.phase === 'playing' && one.tricks[0]?.cards.length === 1);
  const [seat = 0] = seatsOf(state);
  const own = (state.hands[seat] ?? []).slice(0, 11);
  const set = {
    ...state,
    hands: state.hands.with(seat, [...own.filter((card) => card !== '3C' && card !== '4D'), '4D', '5C']),
  };
  expect(refusal(set, seat, move)).toBe(key);
});

test('continue: all press it, or the time does; then the next hand is dealt', () => {
  const state = drift(start(usual), (one) => one.phase === 'counting');
  const three = [0, 1, 3].reduce((one, seat) => moved(one, seat, { kind: 'continue', hand: 1 }), state);
  expect(toAct(three)).toEqual([2]);
  expect(moved(three, 2, { kind: 'continue', hand: 1 }).phase).toBe('dealing');
  expect(play(state, { kind: 'timer', at: 0, timer: 'continue 1' }).phase).toBe('dealing');
});

test('late: the three highest are passed, ties by suit, and the lowest legal card is played', () => {
  const passing = dealtBy(start(usual), 'late');
  const hand = cards('2C3C4CKCKDKH5D6D7D8D2S3S4S');
  const set = { ...passing, hands: passing.hands.with(0, hand) };
  expect(automatic(set, 0)).toEqual({ kind: 'pass', hand: 1, cards: cards('KCKDKH') });
  const playing = { ...set, phase: 'playing' as const, tricks: [{ leader: 3, cards: cards('9H') }] };
  expect(automatic(playing, 0)).toEqual({ kind: 'card', card: 'KH' });
  expect(automatic({ ...playing, tricks: [second, { leader: 3, cards: cards('9D') }] }, 0)).toEqual({
    kind: 'card',
    card: '5D',
  });
});

test('no card of another appears in a view', () => {
  const state = drift(start(usual), (one) => one.tricks.length === 4);
  for (const to of [0, 1, 2, 3, 'spectator'] as const) {
    const text = JSON.stringify(view(state, to));
    const given = to === 'spectator' ? [] : (state.passes[to] ?? []);
    for (const [seat, hand] of state.hands.entries())
      if (seat !== to)
        for (const card of hand) if (!given.includes(card)) expect(text).not.toContain(`"${card}"`);
  }
});

test('what was passed is told to nobody else', () => {
  const state = dealtBy(start(usual), 'told');
  const entry = { kind: 'move', at: 0, by: 2, move: automatic(state, 2) } as const;
  expect(tell(state, entry, 2)?.key).toBe('passed');
  for (const to of [0, 1, 3, 'spectator'] as const)
    expect(tell(state, entry, to)).toEqual({ seat: 2, key: 'chose', values: {} });
  expect(JSON.stringify(tell(start(usual), { kind: 'deal', at: 0, deal: deck }, 0))).not.toMatch(/[♣♦♥♠]/);
});

test('286 ways to pass, and the first card of a hand is no choice', () => {
  const passing = dealtBy(start(usual), 'ways');
  expect(legalMoves(view(passing, 3), 3)).toHaveLength(286);
  const playing = drift(passing, (state) => state.phase === 'playing');
  const [leader = 0] = seatsOf(playing);
  expect(legalMoves(view(playing, leader), leader)).toEqual([{ kind: 'card', card: '2C' }]);
});

test('positions survive being written and read', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(120), fc.nat(3), (seed, steps, seat) => {
      let state = start(usual);
      for (let i = 0; i < steps; i++) {
        if (state.phase === 'dealing') state = dealtBy(state, `${seed} ${i}`);
        else if (toAct(state).includes(seat)) state = moved(state, seat, automatic(state, seat));
        else state = play(state, { kind: 'timer', at: 0, timer: '' });
        expect(readPosition(writePosition(state))).toEqual(state);
      }
    }),
    { numRuns: 25, seed: 13 },
  );
});

const whole = writePosition(drift(start(usual), (state) => state.tricks.length === 3));

test.each([
  '',
  'add/100 dealing - -/-/-/- -/-/-/- - 1000',
  'add/60 dealing - -/-/-/- -/-/-/- - 0000',
  'add/100 passing - -/-/-/- -/-/-/- - 0000',
  'add/100 dealing 1,2,3 -/-/-/- -/-/-/- - 0000',
  whole.replace('playing', 'passing'),
  whole.replace('playing', 'counting'),
  whole.replace(/2C/, '3C'),
  whole.replace(/ 0000$/, ' 1111'),
  `${whole} more`,
])('%j is no position', (notation) => {
  expect(readPosition(notation)).toBeNull();
});

test.each([
  [{ kind: 'pass', hand: 1, cards: ['2C', '2C', '3C'] }],
  [{ kind: 'pass', hand: 0, cards: ['2C', '4C', '3C'] }],
  [{ kind: 'pass', cards: ['2C', '4C', '3C'] }],
  [{ kind: 'card', card: 'Q♠' }],
  [{ kind: 'continue', hand: '1' }],
])('%j is no move', (raw) => {
  expect(readMove(raw)).toBeNull();
});
