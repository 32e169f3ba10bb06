// Match & Pass by its vectors: the pack, passing, the window, strikes and the order of leaving.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { byRank, type Card, parseCards } from '../../kit/cards.ts';
import { bots } from './bot.ts';
import { matchAndPass } from './index.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import {
  automaticCard,
  deal,
  forfeit,
  handOf,
  optionalToAct,
  packOf,
  play,
  refusal,
  result,
  start,
  timer,
  toAct,
} from './rules.ts';
import type { Move, Rules, State } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

const usual: Rules = { strikes: 3 };
const cards = (word: string): readonly Card[] => parseCards(word) ?? [];
const sorted = (hand: readonly Card[]) => hand.toSorted(byRank);

const moved = (state: State, by: number, move: Move): State => {
  expect(refusal(state, by, move)).toBeNull();
  return play(state, { kind: 'move', at: 0, by, move });
};
const late = (state: State): State => play(state, { kind: 'timer', at: 0, timer: timer(state)?.name ?? '' });
const choose = (state: State, card: Card | null): Move => ({
  kind: 'choose',
  round: state.round,
  pass: state.pass,
  card,
});
const press = (state: State, seat: number): State =>
  moved(state, seat, { kind: 'match', round: state.round });

const passing = (state: State, row: Readonly<Record<number, Card>>): State =>
  Object.entries(row).reduce((next, [seat, card]) => moved(next, Number(seat), choose(next, card)), state);

const dealtAs = (words: readonly string[], strikes: readonly number[] = [0, 0, 0, 0], limit = usual): State =>
  play(
    { ...start(limit, words.length), strikes },
    { kind: 'deal', at: 0, deal: words.flatMap((word) => cards(word)) },
  );

const example = dealtAs(['ASAHKDQC', 'ADKSKHJC', 'ACQSQHJD', 'KCQDJSJH']);
const afterOne = passing(example, { 0: 'QC', 1: 'AD', 2: 'JD', 3: 'KC' });
const afterThree = [
  { 0: 'KD', 1: 'QC', 2: 'AD', 3: 'QD' },
  { 0: 'KC', 1: 'JC', 2: 'AC', 3: 'AD' },
].reduce<State>((state, row) => passing(state, row as Record<number, Card>), afterOne);

test.each([
  ['MP-1', 5, ['A', 'K', 'Q', 'J', 'T'], 20],
  ['MP-8', 2, ['A', 'K'], 8],
])('%s: the pack of %i players', (_, players, ranks, size) => {
  const pack = packOf(players);
  expect(new Set(pack).size).toBe(size);
  expect(new Set(pack.map((card) => card.charAt(0)))).toEqual(new Set(ranks));
});

test.each([
  [0, 'ASAHKDKC'],
  [1, 'KSKHJCQC'],
  [2, 'ACQSQHAD'],
  [3, 'QDJSJHJD'],
])('MP-2: after the pass seat %i holds %s', (seat, hand) => {
  expect(sorted(handOf(afterOne, seat))).toEqual(sorted(cards(hand)));
  expect(afterOne).toMatchObject({ pass: 2, chosen: [null, null, null, null] });
});

test('MP-3: seat 1 holds four kings, and only seat 1 can open the window', () => {
  expect(sorted(handOf(afterThree, 1))).toEqual(sorted(cards('KSKHKDKC')));
  const answers = [0, 1, 2, 3].map((seat) => refusal(afterThree, seat, { kind: 'match', round: 1 }));
  expect(answers).toEqual(['noMatch', null, 'noMatch', 'noMatch']);
  expect(press(afterThree, 1).phase).toBe('window');
});

test.each([
  ['MP-4', 'ASAHKDQC', 'QC'],
  ['MP-7', 'ACADAHAS', 'AC'],
  ['two pairs', 'KSKDACAH', 'KD'],
  ['three of a kind', 'KSKDKCAH', 'AH'],
])('%s: the automatic pass of %s is %s', (_, hand, card) => {
  expect(automaticCard(cards(hand))).toBe(card);
});

test.each<[string, readonly number[], boolean, readonly number[]]>([
  ['MP-5', [1, 3, 0, 2], false, [2]],
  ['MP-6', [1, 3], true, [0, 2]],
  ['one silent', [1, 3, 0], true, [2]],
  ['all but the first silent', [1], true, [0, 2, 3]],
])('%s: pressed in the order %j, time up %j: strikes for %j', (_, order, isLate, struck) => {
  const pressed = order.reduce(press, afterThree);
  const end = isLate ? late(pressed) : pressed;
  expect(end).toMatchObject({ phase: 'between', struck });
  expect(end.strikes).toEqual([0, 1, 2, 3].map((seat) => (struck.includes(seat) ? 1 : 0)));
});

test('the window takes five seconds, stops the passing and keeps its end', () => {
  const open = press(afterThree, 1);
  expect(timer(open)).toEqual({ name: 'window 1', ms: 5_000 });
  expect(timer(press(open, 3))).toEqual(timer(open));
  expect(refusal(open, 0, choose(open, 'AS'))).toBe('passingStopped');
  expect(refusal(open, 1, { kind: 'match', round: 1 })).toBe('alreadyPressed');
  expect(toAct(open)).toEqual([0, 2, 3]);
});

test('MP-8: three players, one goes out: the next deal is of two ranks for two', () => {
  const three = dealtAs(['KSKHKDKC', 'ASAHADQC', 'ACQSQHQD'], [0, 2, 1]);
  const over = [0, 2].reduce(press, three);
  const next = [0, 2].reduce((state, seat) => moved(state, seat, { kind: 'continue', round: 1 }), late(over));
  expect(next).toMatchObject({ phase: 'dealing', round: 2, out: [[1]] });
  const dealt = play(next, { kind: 'deal', at: 0, deal: deal(next, seededRandom('2026', 'eight')) });
  expect(dealt.hands.map((hand) => hand.length)).toEqual([4, 0, 4]);
  expect(sorted(dealt.hands.flat())).toEqual(sorted(packOf(2)));
  expect(toAct(dealt)).toEqual([0, 2]);
  const [given] = handOf(dealt, 2);
  const passed = late(moved(dealt, 2, choose(dealt, given ?? null)));
  expect(handOf(passed, 0)).toContain(given);
});

test('MP-9: before the window one sees of the others only whether they have chosen', () => {
  const state = moved(afterOne, 2, choose(afterOne, 'AC'));
  const seen = JSON.stringify(view(state, 0));
  expect(view(state, 0).hasChosen).toEqual([false, false, true, false]);
  const known = [...handOf(state, 0), ...view(state, 0).given, ...view(state, 0).got];
  for (const card of packOf(4)) if (!known.includes(card)) expect(seen).not.toContain(`"${card}"`);
  expect(JSON.stringify(view(state, 'spectator'))).not.toMatch(/"[AKQJ][CDHS]"/);
  expect(view(press(afterThree, 1), 0).match).toEqual(handOf(afterThree, 1));
});

test('a chosen card may be changed or taken back until all have chosen', () => {
  const first = moved(example, 0, choose(example, 'QC'));
  expect(optionalToAct(first)).toEqual([0]);
  expect(toAct(first)).toEqual([1, 2, 3]);
  expect(refusal(first, 0, choose(first, 'QC'))).toBe('alreadyChosen');
  expect(moved(first, 0, choose(first, 'KD')).chosen[0]).toBe('KD');
  const back = moved(first, 0, choose(first, null));
  expect(toAct(back)).toContain(0);
  expect(refusal(back, 0, choose(back, null))).toBe('nothingChosen');
});

test('four of a kind obliges to nothing, and may be called after choosing as well', () => {
  const chosen = moved(afterThree, 1, choose(afterThree, 'KS'));
  expect(press(chosen, 1)).toMatchObject({ phase: 'window', chosen: [null, null, null, null] });
  expect(late(afterThree).phase).toBe('passing');
});

test.each<[string, State, number, Move, string]>([
  ['a card of another', example, 0, choose(example, 'AD'), 'notYourCard'],
  ['a pass that is over', afterOne, 0, choose(example, 'AS'), 'otherPass'],
  ['a round that is over', example, 0, { kind: 'match', round: 2 }, 'otherRound'],
  ['to go on in the middle', example, 0, { kind: 'continue', round: 1 }, 'notNow.passing'],
  [
    'to press for who is out',
    { ...press(afterThree, 1), strikes: [3, 0, 0, 0] },
    0,
    { kind: 'match', round: 1 },
    'notYourTurn',
  ],
  ['to press after the round', late(press(afterThree, 1)), 0, { kind: 'match', round: 1 }, 'notNow.between'],
])('%s is refused', (_, state, seat, move, key) => {
  expect(refusal(state, seat, move)).toBe(key);
});

test('the last one in wins; the others by the reverse order of leaving, together when they left together', () => {
  const end: State = { ...late(press(afterThree, 1)), strikes: [3, 3, 0, 3], out: [[1], [0, 3]] };
  expect(result(end)).toEqual({ places: [[2], [0, 3], [1]], reason: 'normal', how: 'lastIn' });
});

test('all others leave together: the first presser wins', () => {
  const nearly: State = { ...afterThree, strikes: [2, 2, 2, 2] };
  const end = late(press(nearly, 1));
  expect(toAct(end)).toEqual([]);
  expect(result(end)?.places).toEqual([[1], [0, 2, 3]]);
});

test('who leaves in the middle is behind all the others', () => {
  const state: State = { ...example, strikes: [0, 3, 0, 0], out: [[1]] };
  expect(forfeit(state, 2, 'left')).toEqual({ places: [[0, 3], [1], [2]], reason: 'abandoned' });
});

test('what happens is told: the pass to each their own, the order of presses, the strike', () => {
  const three = [0, 1, 3].reduce(
    (state, seat) => moved(state, seat, choose(state, handOf(state, seat)[0] ?? null)),
    example,
  );
  const last = { kind: 'move', at: 0, by: 2, move: choose(three, 'JD') } as const;
  expect(tell(three, last, 3)).toEqual({ seat: 3, key: 'swapped', values: { given: '♣K', got: '♦J' } });
  expect(tell(three, last, 'spectator')).toEqual({ seat: null, key: 'passed', values: {} });
  const called = (state: State, by: number) =>
    tell(state, { kind: 'move', at: 0, by, move: { kind: 'match', round: 1 } }, 0);
  expect(called(afterThree, 1)).toEqual({ seat: 1, key: 'opened', values: { place: 1 } });
  const open = press(afterThree, 1);
  expect(called(open, 3)?.key).toBe('pressed');
  expect(called([3, 0].reduce(press, open), 2)).toMatchObject({ seat: 2, key: 'struck' });
  const timeUp = { kind: 'timer', at: 0, timer: 'window 1' } as const;
  expect(tell(open, timeUp, 0)).toEqual({ seat: null, key: 'struckMany', values: { count: 3 } });
  const nearly: State = { ...[3, 0].reduce(press, open), strikes: [0, 0, 2, 0] };
  expect(tell(nearly, timeUp, 0)).toMatchObject({ seat: 2, key: 'out' });
});

test('bots of every strength come to an end, whatever the table', () => {
  for (const [strength, bot] of bots.entries())
    for (const seats of matchAndPass.seats) {
      const random = seededRandom('2026', `bots ${strength} ${seats}`);
      let state = start(usual, seats);
      for (let acts = 0; !result(state) && acts < 20_000; acts++) {
        const [by] = toAct(state);
        if (typeof by !== 'number') state = play(state, { kind: 'deal', at: 0, deal: deal(state, random) });
        else {
          const isOver = () => true;
          state = moved(state, by, bot.choose(view(state, by), by, random, emptyLibrary, { isOver }));
        }
      }
      expect(result(state)).not.toBeNull();
    }
});

test('moves are listed but while cards are passed', () => {
  expect(legalMoves(view(example, 0), 0)).toBeNull();
  const open = press(afterThree, 1);
  expect(legalMoves(view(open, 0), 0)).toEqual([{ kind: 'match', round: 1 }]);
  expect(legalMoves(view(open, 1), 1)).toEqual([]);
});

test('positions survive being written and read', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 3, max: 6 }), fc.nat(200), (seed, seats, steps) => {
      const random = seededRandom('2026', `positions ${seed}`);
      let state = start({ strikes: 1 }, seats);
      for (let i = 0; i < steps && !result(state); i++) {
        const [by] = toAct(state);
        const bot = bots[1];
        if (typeof by !== 'number' || !bot)
          state = play(state, { kind: 'deal', at: 0, deal: deal(state, random) });
        else if (random.below(12) === 0) state = late(state);
        else
          state = moved(
            state,
            by,
            bot.choose(view(state, by), by, random, emptyLibrary, { isOver: () => true }),
          );
        expect(readPosition(writePosition(state))).toEqual(state);
      }
    }),
    { numRuns: 25, seed: 10 },
  );
});

const whole = writePosition(afterOne);

test.each([
  '',
  whole.replace(/^3/, '6'),
  whole.replace('passing', 'window'),
  whole.replace('passing', 'between'),
  whole.replace('passing', 'dealing'),
  whole.replace('0/0/0/0', '0/3/0/0'),
  whole.replace('KC', 'TC'),
  whole.replace(/0000$/, '1000'),
  `${whole} more`,
])('%j is no position', (notation) => {
  expect(readPosition(notation)).toBeNull();
});

test.each([
  [{ kind: 'choose', round: 1, pass: 1 }],
  [{ kind: 'choose', round: 1, pass: 0, card: 'AS' }],
  [{ kind: 'choose', round: 1, pass: 1, card: 'A♠' }],
  [{ kind: 'match' }],
  [{ kind: 'continue', round: '1' }],
])('%j is no move', (raw) => {
  expect(readMove(raw)).toBeNull();
});
