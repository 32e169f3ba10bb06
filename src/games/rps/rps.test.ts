// Rock, paper, scissors against its vectors: what beats what, who has won when, and what nobody may know.
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { mostRounds } from './duel.ts';
import { allHands, beats, type Hand, handsOf, winnerOf } from './hands.ts';
import { rps } from './index.ts';
import { roundOf } from './knockout.ts';
import type { Rules, State } from './shapes.ts';

const classic: Rules = { hands: 'classic', bestOf: 3 };

const read = (position: string): State => {
  const state = rps.readPosition?.(position);
  if (!state) throw new Error(`${position} is not readable`);
  return state;
};

const refusalOf = (state: State, seat: number, hand: Hand, round = roundOf(state)) =>
  rps.refusal(state, seat, { round, hand }, emptyLibrary);

const choose = (state: State, by: number, hand: Hand): State => {
  expect(refusalOf(state, by, hand)).toBeNull();
  return rps.play(state, { kind: 'move', at: 0, by, move: { round: roundOf(state), hand } });
};

const letters: Readonly<Record<string, Hand>> = {
  r: 'rock',
  p: 'paper',
  s: 'scissors',
  l: 'lizard',
  k: 'spock',
};

/** Rounds as `rp ss`: what each seat showed, the second seat choosing first in every other round. */
function played(rules: Rules, rounds: string): State {
  let state = rps.start(rules, 2);
  for (const [at, round] of rounds.split(' ').entries()) {
    const [first = 'rock', second = 'rock'] = [...round].map((letter) => letters[letter]);
    const order = at % 2 === 0 ? [0, 1] : [1, 0];
    for (const seat of order) state = choose(state, seat, seat === 0 ? first : second);
  }
  return state;
}

describe('what beats what', () => {
  it.each([
    ['RP-1', 'rock', 'scissors lizard'],
    ['RP-2', 'paper', 'rock spock'],
    ['RP-3', 'scissors', 'paper lizard'],
    ['RP-4', 'lizard', 'spock paper'],
    ['RP-5', 'spock', 'scissors rock'],
  ] as const)('%s: %s beats %s and nothing else', (_id, hand, beaten) => {
    expect(allHands.filter((other) => beats(hand, other)).toSorted()).toEqual(beaten.split(' ').toSorted());
  });

  it('RP-6: of two different hands exactly one wins', () => {
    for (const one of allHands)
      for (const other of allHands)
        expect(winnerOf([one, other])).toBe(one === other ? null : beats(one, other) ? 0 : 1);
  });
});

describe('who has won', () => {
  it.each([
    ['RP-10', 3, 'rs', null, [1, 0]],
    ['RP-11', 3, 'rs pr', 0, [2, 0]],
    ['RP-12', 3, 'rs rp', null, [1, 1]],
    ['RP-13', 3, 'rs rp sr', 1, [1, 2]],
    ['RP-14', 3, 'rr pp ss', null, [0, 0]],
    ['RP-15', 5, 'rs rs', null, [2, 0]],
    ['RP-16', 5, 'rs rp rs rp ss rs', 0, [3, 2]],
    ['RP-17', 7, 'rp rp rp', null, [0, 3]],
    ['RP-18', 7, 'rp rp rp rr rp', 1, [0, 4]],
  ] as const)('%s: best of %i after %s', (_id, bestOf, rounds, winner, points) => {
    const state = played({ hands: 'classic', bestOf }, rounds);
    expect(rps.view(state, 0)).toMatchObject({ points });
    if (winner === null) expect(rps.result(state)).toBeNull();
    else
      expect(rps.result(state)).toEqual({
        places: [[winner], [1 - winner]],
        reason: 'normal',
        how: 'enoughRounds',
      });
    expect(rps.toAct(state)).toEqual(winner === null ? [0, 1] : []);
  });

  it('RP-19: whoever is ahead after thirty rounds wins, and equal points are a draw', () => {
    const ties = Array.from({ length: mostRounds - 1 }, () => 'rr').join(' ');
    expect(rps.result(played(classic, ties))).toBeNull();
    expect(rps.result(played(classic, `${ties} rr`))).toMatchObject({ places: [[0, 1]], how: 'lastRound' });
    expect(rps.result(played(classic, `${ties} pr`))).toMatchObject({ places: [[0], [1]], how: 'lastRound' });
  });
});

describe('what is refused', () => {
  const waiting = choose(rps.start(classic, 2), 0, 'rock');
  it.each([
    ['RP-20', 'a second choice', refusalOf(waiting, 0, 'paper'), 'alreadyChosen'],
    ['RP-21', 'a choice for the round before', refusalOf(played(classic, 'rs'), 0, 'rock', 1), 'otherRound'],
    ['RP-22', 'a hand that is not in play', refusalOf(waiting, 1, 'spock'), 'notInPlay'],
    ['RP-23', 'a choice after the time', refusalOf(read('classic/3 - rock/- late'), 1, 'rock'), 'tooLate'],
    ['RP-24', 'nothing of one who may', refusalOf(waiting, 1, 'rock'), null],
  ])('%s: %s', (_id, _what, refusal, expected) => {
    expect(refusal).toBe(expected);
  });
});

describe('what is hidden', () => {
  const waiting = choose(rps.start(classic, 2), 0, 'rock');

  it('RP-30: before both have chosen the other knows only that a choice was made', () => {
    expect(rps.view(waiting, 0)).toMatchObject({ own: 'rock' });
    for (const to of [1, 'spectator'] as const) {
      const seen = rps.view(waiting, to);
      expect(seen).toMatchObject({ own: null, hasChosen: [true, false], rounds: [] });
      expect(JSON.stringify(seen)).not.toContain('rock');
    }
  });

  it('RP-31: the first choice is told to nobody, the second one shows both', () => {
    const entry = (by: number, hand: Hand) =>
      ({ kind: 'move', at: 0, by, move: { round: 1, hand } }) as const;
    expect(rps.tell?.(rps.start(classic, 2), entry(0, 'rock'), 1)).toBeNull();
    expect(rps.tell?.(waiting, entry(1, 'scissors'), 'spectator')).toEqual({
      seat: 0,
      key: 'beats.rock.scissors',
      values: {},
    });
    expect(rps.tell?.(waiting, entry(1, 'rock'), 0)).toMatchObject({ seat: null, key: 'tie.rock' });
  });
});

describe('time', () => {
  it('RP-40: a hand in play is chosen at random for whoever is late, and the round is over', () => {
    const random = seededRandom('09'.repeat(32), 'late');
    let state = rps.play(choose(rps.start(classic, 2), 1, 'rock'), {
      kind: 'timer',
      at: 0,
      timer: 'round 1',
    });
    expect(rps.toAct(state)).toEqual(['dealer']);
    const deal = rps.deal?.(state, random, emptyLibrary);
    if (!deal) throw new Error('nothing is dealt');
    if (!('hand' in deal)) throw new Error('no hand is dealt');
    expect(deal.seat).toBe(0);
    expect(handsOf('classic')).toContain(deal.hand);
    state = rps.play(state, { kind: 'deal', at: 0, deal });
    expect(rps.writePosition?.(state)).toBe(`classic/3 ${deal.hand}-rock -/-`);
  });

  it('RP-41: each round has its own deadline', () => {
    expect(rps.timer?.(rps.start(classic, 2))).toEqual({ name: 'round 1', ms: 30_000 });
    expect(rps.timer?.(played(classic, 'rs'))).toMatchObject({ name: 'round 2' });
  });
});

describe('the edges', () => {
  it.each([
    'classic/3 - -/-',
    'classic/5 rock-paper,paper-paper -/rock',
    'lizardSpock/7 spock-lizard lizard/- late',
  ])('position %j reads and writes back', (position) => {
    expect(rps.writePosition?.(read(position))).toBe(position);
  });

  it.each([
    ['other rules', 'all/3 - -/-'],
    ['an even number of rounds', 'classic/4 - -/-'],
    ['a hand that is not in play', 'classic/3 spock-rock -/-'],
    ['two choices at once', 'classic/3 - rock/rock'],
    ['a round after the end', 'classic/3 rock-scissors,rock-scissors,rock-rock -/-'],
    ['a choice after the end', 'classic/3 rock-scissors,rock-scissors rock/-'],
    ['half a round', 'classic/3 rock -/-'],
    ['nothing', ''],
  ])('a position with %s is none', (_what, position) => {
    expect(rps.readPosition?.(position)).toBeNull();
  });

  it.each([null, 'rock', {}, { hand: 'rock' }, { round: 0, hand: 'rock' }, { round: 1, hand: 'fire' }])(
    'move %j is none',
    (raw) => {
      expect(rps.readMove(raw)).toBeNull();
    },
  );
});
