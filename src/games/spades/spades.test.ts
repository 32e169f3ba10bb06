// Spades by its vectors: bids, what may be played, rounds and the end; `scoring.test.ts` counts the hands.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { type Card, parseCards } from '../../kit/cards.ts';
import { shuffledDeck as deal } from '../../kit/tricks/rounds.ts';
import type { Trick } from '../../kit/tricks/tricks.ts';
import { bots } from './bot.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import {
  automatic,
  cardRefusal,
  forfeit,
  isBroken,
  play,
  playable,
  refusal,
  result,
  start,
  timer,
  toAct,
} from './rules.ts';
import { roundOf } from './scoring.ts';
import type { Bid, Move, Round, Rules, State } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

const usual: Rules = { target: 500 };
const cards = (word: string): readonly Card[] => parseCards(word) ?? [];
const actor = (state: State): number => toAct(state).find((seat) => seat !== 'dealer') ?? 0;
const after = (points: [number, number], bags: [number, number] = [0, 0]): Round => ({ points, bags });

const dealtBy = (state: State, label: string): State =>
  play(state, { kind: 'deal', at: 0, deal: deal(state, seededRandom('2026', label)) });

const moved = (state: State, by: number, move: Move): State => {
  expect(refusal(state, by, move)).toBeNull();
  return play(state, { kind: 'move', at: 0, by, move });
};

const late = (state: State): State => play(state, { kind: 'timer', at: 0, timer: timer(state)?.name ?? '' });

/** Played on by automatic acts until `stop`. */
function drift(from: State, stop: (state: State) => boolean): State {
  let state = from;
  while (!stop(state) && !result(state))
    state = state.phase === 'dealing' ? dealtBy(state, `drift ${state.rounds.length}`) : late(state);
  return state;
}

const open = (leader: number): Trick => ({ leader, cards: [] });
const whole = (leader: number, word: string): Trick => ({ leader, cards: cards(word) });

test('SP-10: a cut wins the trick and breaks spades', () => {
  const tricks = [whole(0, '9DKD2SAD')];
  expect(isBroken(tricks)).toBe(true);
  expect(isBroken([whole(0, '9DKD3DAD')])).toBe(false);
  expect(roundOf([1, 1, 1, 1], tricks, undefined).points).toEqual([-20, -20]);
  expect(playable(cards('AS3S4H'), [...tricks, open(2)])).toEqual(cards('AS3S4H'));
});

test.each([
  // [id, hand, tricks, what may be played]
  ['SP-11', 'AS3S4H', [whole(0, '2C3C4C5C'), open(3)], '4H'],
  ['SP-13', 'AS3S', [whole(0, '2C3C4C5C'), open(3)], 'AS3S'],
  ['broken by a lead', 'AS3S4H', [whole(0, '4S5S6S7S'), open(3)], 'AS3S4H'],
  ['spades follow spades', 'AS3S4H', [whole(1, '9S')], 'AS3S'],
  ['suit is followed', 'AS3S4H', [whole(1, '9H')], '4H'],
  ['who cannot may play anything', 'AS3S4H', [whole(1, '9C')], 'AS3S4H'],
])('%s: from %s one may play', (_, hand, tricks, may) => {
  expect(playable(cards(hand), tricks)).toEqual(cards(may));
});

test('SP-13: spades led from a hand of spades are broken', () => {
  expect(isBroken([whole(0, '2C3C4C5C'), whole(3, '3S')])).toBe(true);
});

test.each<[string, Card, readonly Trick[], string]>([
  ['another suit', 'AS', [whole(1, '9H')], 'follow.H'],
  ['closed spades', 'AS', [open(0)], 'spadesClosed'],
  ['not in hand', '2C', [open(0)], 'notYourCard'],
])('%s is refused', (_, card, tricks, key) => {
  expect(cardRefusal(cards('AS3S4H'), tricks, card)).toBe(key);
});

test('bids go round from the left of the dealer, who moves left hand by hand', () => {
  const first = dealtBy(start(usual), 'any');
  const seatsInTurn = [4, 0, 13].reduce<[State, number[]]>(
    ([state, seen], bid) => [moved(state, actor(state), { kind: 'bid', bid }), [...seen, actor(state)]],
    [first, []],
  );
  expect(seatsInTurn[1]).toEqual([0, 1, 2]);
  expect(seatsInTurn[0].phase).toBe('bidding');
  const playing = moved(seatsInTurn[0], 3, { kind: 'bid', bid: 2 });
  expect(playing).toMatchObject({ phase: 'playing', bids: [4, 0, 13, 2], tricks: [{ leader: 0 }] });
  const second = drift(playing, (state) => state.phase === 'bidding');
  expect(actor(second)).toBe(1);
});

test('blind nil: only for a side a hundred behind, and only before looking', () => {
  const level = dealtBy(start(usual), 'level');
  expect(refusal(level, 0, { kind: 'bid', bid: 'blind' })).toBe('blindClosed');
  expect(refusal(level, 0, { kind: 'look' })).toBe('alreadyLooked');
  const behind = dealtBy({ ...start(usual), rounds: [after([40, 140])] }, 'behind');
  expect(behind.covered).toEqual([true, false, true, false]);
  const turn = moved(behind, 1, { kind: 'bid', bid: 3 });
  expect(view(turn, 2).own).toBeNull();
  expect(view(turn, 3).own).toHaveLength(13);
  expect(legalMoves(view(turn, 2), 2)).toEqual([{ kind: 'look' }, { kind: 'bid', bid: 'blind' }]);
  expect(refusal(turn, 2, { kind: 'bid', bid: 3 })).toBe('lookFirst');
  const looked = moved(turn, 2, { kind: 'look' });
  expect(view(looked, 2).own).toHaveLength(13);
  expect(refusal(looked, 2, { kind: 'bid', bid: 'blind' })).toBe('blindClosed');
  expect(timer(looked)).toEqual(timer(turn));
  const blind = moved(turn, 2, { kind: 'bid', bid: 'blind' });
  expect(view(blind, 2).own).toHaveLength(13);
});

test('late: aces and kings are bid, at least one, and the lowest legal card is played', () => {
  const state = dealtBy(start(usual), 'late');
  const rich = cards('ACKC2DADKD5H6H7H8H2S3S4SKS');
  expect(automatic({ ...state, hands: state.hands.with(0, rich) }, 0)).toEqual({ kind: 'bid', bid: 5 });
  const poor = cards('2C3C4C5C6C7C8C9CTC2D3D4D5D');
  expect(automatic({ ...state, hands: state.hands.with(0, poor) }, 0)).toEqual({ kind: 'bid', bid: 1 });
  const playing = { ...state, phase: 'playing' as const, hands: state.hands.with(0, rich) };
  expect(automatic({ ...playing, tricks: [open(0)] }, 0)).toEqual({ kind: 'card', card: '2D' });
  expect(automatic({ ...playing, tricks: [whole(3, '9C')] }, 0)).toEqual({ kind: 'card', card: 'KC' });
});

test.each<[string, Move, string]>([
  ['a card before all have bid', { kind: 'card', card: '2C' }, 'notNow.bidding'],
  ['to go on before the hand is over', { kind: 'continue', hand: 1 }, 'notNow.bidding'],
])('%s is refused', (_, move, key) => {
  expect(refusal(dealtBy(start(usual), 'early'), 0, move)).toBe(key);
});

test('a hand is counted side by side, then all press Continue, or the time does', () => {
  const state = drift(start(usual), (one) => one.phase === 'counting');
  expect(state.rounds).toHaveLength(1);
  const three = [0, 1, 3].reduce((one, seat) => moved(one, seat, { kind: 'continue', hand: 1 }), state);
  expect(toAct(three)).toEqual([2]);
  expect(refusal(three, 2, { kind: 'continue', hand: 2 })).toBe('otherHand');
  expect(moved(three, 2, { kind: 'continue', hand: 1 }).phase).toBe('dealing');
  expect(late(state).phase).toBe('dealing');
});

test.each<[string, Round[], number[][], string]>([
  [
    'SP-12',
    [after([505, 480])],
    [
      [0, 2],
      [1, 3],
    ],
    'target',
  ],
  [
    'SP-14',
    [after([-230, -205])],
    [
      [1, 3],
      [0, 2],
    ],
    'sunk',
  ],
])('%s: the game is over', (_, rounds, places, how) => {
  const state = drift(start(usual), (one) => one.phase === 'counting');
  expect(result({ ...state, rounds })).toEqual({ places, reason: 'normal', how });
});

test('whoever leaves takes the partner along', () => {
  expect(forfeit(start(usual), 3, 'left')).toEqual({
    places: [
      [0, 2],
      [1, 3],
    ],
    reason: 'abandoned',
  });
  expect(forfeit(start(usual), 2, 'left').places).toEqual([
    [1, 3],
    [0, 2],
  ]);
});

test('no card of another appears in a view', () => {
  const state = drift(start(usual), (one) => one.tricks.length === 4);
  for (const to of [0, 1, 2, 3, 'spectator'] as const) {
    const text = JSON.stringify(view(state, to));
    for (const [seat, hand] of state.hands.entries())
      if (seat !== to) for (const card of hand) expect(text).not.toContain(`"${card}"`);
  }
});

test('what happens is told: bids, nil, the card that breaks spades', () => {
  const state = dealtBy(start(usual), 'told');
  const bid = (one: Bid) => tell(state, { kind: 'move', at: 0, by: 0, move: { kind: 'bid', bid: one } });
  expect(bid(3)).toEqual({ seat: 0, key: 'bid', values: { bid: 3 } });
  expect(bid(0)?.key).toBe('bidNil');
  expect(bid('blind')?.key).toBe('bidBlind');
  expect(tell(state, { kind: 'timer', at: 0, timer: '' })?.key).toBe('bidLate');
  const playing = { ...state, phase: 'playing' as const, tricks: [whole(3, '9C')] };
  const cut = { ...playing, hands: state.hands.with(0, cards('2S')) };
  expect(tell(cut, { kind: 'move', at: 0, by: 0, move: { kind: 'card', card: '2S' } })?.key).toBe('broke');
});

test('positions survive being written and read', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(150), fc.nat(13), (seed, steps, bid) => {
      let state: State = { ...start(usual), rounds: [after([30, 140], [2, 0])] };
      for (let i = 0; i < steps && !result(state); i++) {
        if (state.phase === 'dealing') state = dealtBy(state, `${seed} ${i}`);
        else if (state.phase === 'bidding' && i % 3 && !state.covered[actor(state)])
          state = moved(state, actor(state), { kind: 'bid', bid });
        else state = late(state);
        expect(readPosition(writePosition(state))).toEqual(state);
      }
    }),
    { numRuns: 25, seed: 12 },
  );
});

const three = writePosition(drift(start(usual), (state) => state.tricks.length === 3));

test.each([
  '',
  '500 dealing - -/-/-/- 0000 -/-/-/- - 1000',
  '400 dealing - -/-/-/- 0000 -/-/-/- - 0000',
  '500 bidding - -/-/-/- 0000 -/-/-/- - 0000',
  '500 dealing 1,2,3 -/-/-/- 0000 -/-/-/- - 0000',
  '500 dealing 505,480,0,0 -/-/-/- 0000 -/-/-/- - 0000',
  '500 dealing - -/-/-/- 1000 -/-/-/- - 0000',
  three.replace('playing', 'bidding'),
  three.replace('playing', 'counting'),
  three.replace(/2C/, '3C'),
  three.replace(/ 0000$/, ' 1111'),
  `${three} more`,
])('%j is no position', (notation) => {
  expect(readPosition(notation)).toBeNull();
});

test.each([
  [{ kind: 'bid', bid: 14 }],
  [{ kind: 'bid', bid: '3' }],
  [{ kind: 'bid', bid: 'nil' }],
  [{ kind: 'card', card: 'Q♠' }],
  [{ kind: 'continue', hand: 0 }],
  [{ kind: 'deal' }],
])('%j is no move', (raw) => {
  expect(readMove(raw)).toBeNull();
});

test('the second bot covers a partner’s nil and ducks for its own', () => {
  const state = drift(start(usual), (one) => one.phase === 'playing');
  const trick = whole(3, '9H');
  const at = (bids: readonly Bid[]): State => ({
    ...state,
    bids,
    tricks: [trick],
    hands: state.hands.with(0, cards('2H8HJHAH')),
  });
  const chosen = (bids: readonly Bid[]) =>
    bots[1]?.choose(view(at(bids), 0), 0, seededRandom('2026', 'bot'), emptyLibrary, {
      isOver: () => true,
    });
  expect(chosen([0, 3, 4, 3])).toEqual({ kind: 'card', card: '8H' });
  expect(chosen([4, 3, 0, 3])).toEqual({ kind: 'card', card: 'AH' });
});
