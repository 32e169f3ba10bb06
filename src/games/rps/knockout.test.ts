// The knock-out of three to eight against its vectors, and its laws over many games.
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../engine/game.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { people } from '../../engine/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { mostRounds } from './duel.ts';
import type { Hand } from './hands.ts';
import { rps } from './index.ts';
import { awaited, roundOf, seatsIn } from './knockout.ts';
import type { Deal, Rules, State } from './shapes.ts';

const classic: Rules = { hands: 'classic', bestOf: 3 };

const read = (position: string): State => {
  const state = rps.readPosition?.(position);
  if (!state) throw new Error(`${position} is not readable`);
  return state;
};

const write = (state: State): string => rps.writePosition?.(state) ?? '';

const dealt = (state: State, deal: Deal): State => rps.play(state, { kind: 'deal', at: 0, deal });

const choose = (state: State, by: Seat, hand: Hand): State => {
  const move = { round: roundOf(state), hand };
  expect(rps.refusal(state, by, move, emptyLibrary)).toBeNull();
  return rps.play(state, { kind: 'move', at: 0, by, move });
};

const goOn = (state: State, by: Seat): State =>
  rps.play(state, { kind: 'move', at: 0, by, move: { kind: 'continue', round: roundOf(state) } });

const level = Array.from({ length: mostRounds }, () => 'rock-rock').join(',');
const beaten = 'rock-scissors,rock-scissors';

describe('whose turn it is', () => {
  it.each([
    ['RP-60', 'at first pairs are drawn', 'classic/3 5 - -/-/-/-/- 00000', ['dealer']],
    ['RP-61', 'all duels are played at once', 'classic/3 4 0:2=-;1:3=- -/-/-/- 0000', [0, 1, 2, 3]],
    ['RP-62', 'nobody waits for a bye', 'classic/3 3 0:2=-;+1 -/-/- 000', [0, 2]],
    ['RP-63', 'who has chosen waits', 'classic/3 4 0:2=-;1:3=- rock/-/-/- 0000', [1, 2, 3]],
    [
      'RP-64',
      'a duel that has shown its round waits for the others',
      'classic/3 4 0:2=rock-paper;1:3=- -/-/-/- 0000',
      [1, 3],
    ],
    ['RP-65', 'a duel that is won is over', `classic/3 4 0:2=${beaten};1:3=rock-rock -/-/-/- 0000`, [1, 3]],
    [
      'RP-66',
      'after a stage those still in go on',
      `classic/3 4 0:2=${beaten};1:3=${beaten} -/-/-/- 1000`,
      [1],
    ],
    ['RP-67', 'level after thirty rounds: by lot', `classic/3 3 0:2=${level};+1 -/-/- 000`, ['dealer']],
    ['RP-68', 'late: the dealer chooses', 'classic/3 4 0:2=-;1:3=- rock/-/-/- 0000 late', ['dealer']],
    ['RP-69', 'the last one in: nobody', `classic/3 3 0:2=${beaten};+1|1:0=${beaten} -/-/- 000`, []],
  ] as const)('%s: %s', (_id, _what, position, seats) => {
    expect(rps.toAct(read(position))).toEqual(seats);
    expect(write(read(position))).toBe(position);
  });
});

describe('who goes out, and in which place', () => {
  it.each([
    ['RP-70', `3 0:2=${beaten};+1|1:0=${beaten} -/-/- 000`, [[1], [0], [2]]],
    ['RP-71', `4 0:2=${beaten};1:3=${beaten}|1:0=${beaten} -/-/-/- 0000`, [[1], [0], [2, 3]]],
    ['RP-72', `3 0:2=${level}!2;+1|1:2=${beaten} -/-/- 000`, [[1], [2], [0]]],
    ['RP-73', `3 0:2=-;+1;x2|1:0=${beaten} -/-/- 000`, [[1], [0], [2]]],
    ['RP-74', `4 0:2=${beaten};1:3=-;x1;x0 -/-/-/- 0000`, [[3], [0, 1, 2]]],
    ['RP-75', '3 0:2=-;+1;x1;x2 -/-/- 000', [[0], [1, 2]]],
  ] as const)('%s: %s', (_id, position, places) => {
    expect(rps.result(read(`classic/3 ${position}`))).toEqual({ places, reason: 'normal', how: 'lastIn' });
  });

  it.each([
    ['RP-76', `3 0:2=${level};+1 -/-/- 000`, 0, 'left', [[1, 2], [0]]],
    ['RP-77', `3 0:2=${beaten};+1 -/-/- 000`, 2, 'left', [[0, 1], [2]]],
    ['RP-78', `4 0:2=${beaten};1:3=rock-rock -/-/-/- 0000`, 1, 'left', [[0, 3], [2], [1]]],
  ] as const)('%s: forfeit in %s by %i', (_id, position, seat, cause, places) => {
    expect(rps.forfeit?.(read(`classic/3 ${position}`), seat, cause)).toEqual({
      places,
      reason: 'abandoned',
    });
  });
});

describe('giving up', () => {
  const duels = read('classic/3 4 0:2=-;1:3=- rock/-/-/- 0000');

  it('RP-80: whoever resigns loses their duel, and the others play on', () => {
    const after = rps.concede?.(duels, 0) ?? duels;
    expect(write(after)).toBe('classic/3 4 0:2=-;1:3=-;x0 -/-/-/- 0000');
    expect(seatsIn(after)).toEqual([1, 2, 3]);
    expect(rps.toAct(after)).toEqual([1, 3]);
  });

  it('RP-81: nothing changes for whoever is out, and two have no knock-out', () => {
    const out = rps.concede?.(duels, 0) ?? duels;
    expect(rps.concede?.(out, 0)).toBe(out);
    expect(rps.concede?.(rps.start(classic, 2), 0)).toBeNull();
    expect(rps.forfeit?.(rps.start(classic, 2), 0, 'resigned')).toEqual({
      places: [[1], [0]],
      reason: 'resign',
    });
  });
});

describe('what is refused', () => {
  const between = read(`classic/3 4 0:2=${beaten};1:3=${beaten} -/-/-/- 1000`);
  const waiting = read('classic/3 3 0:2=-;+1 rock/-/- 000');
  it.each([
    ['RP-85', 'a second choice', waiting, 0, { round: 1, hand: 'paper' }, 'alreadyChosen'],
    ['RP-86', 'a choice of a seat without a duel', waiting, 1, { round: 1, hand: 'rock' }, 'notNow'],
    ['RP-87', 'going on during a stage', waiting, 1, { kind: 'continue', round: 1 }, 'notNow'],
    ['RP-88', 'going on twice', between, 0, { kind: 'continue', round: 3 }, 'notNow'],
    ['RP-89', 'going on when out', between, 3, { kind: 'continue', round: 3 }, 'notNow'],
    ['RP-90', 'a choice between two stages', between, 1, { round: 3, hand: 'rock' }, 'notNow'],
    ['RP-91', 'another round', between, 1, { kind: 'continue', round: 2 }, 'otherRound'],
    ['RP-92', 'nothing of who may go on', between, 1, { kind: 'continue', round: 3 }, null],
  ] as const)('%s: %s', (_id, _what, state, seat, move, expected) => {
    expect(rps.refusal(state, seat, move, emptyLibrary)).toBe(expected);
  });
});

describe('stages and time', () => {
  it('RP-95: rounds are counted through all stages, each with its own deadline', () => {
    let state = dealt(rps.start(classic, 4), {
      pairs: [
        [0, 1],
        [2, 3],
      ],
      bye: null,
    });
    for (const _ of [1, 2])
      for (const seat of [0, 1, 2, 3]) state = choose(state, seat, seat % 2 ? 'rock' : 'paper');
    expect(rps.timer?.(state)).toEqual({ name: 'continue 3', ms: 15_000 });
    expect(rps.betweenRounds?.(state)).toBe(true);
    state = goOn(goOn(state, 2), 0);
    expect(rps.toAct(state)).toEqual(['dealer']);
    state = dealt(state, { pairs: [[2, 0]], bye: null });
    expect(rps.timer?.(state)).toEqual({ name: 'round 3', ms: 30_000 });
  });

  it('RP-96: when the time between stages is over, all go on', () => {
    const between = read(`classic/3 4 0:2=${beaten};1:3=${beaten} -/-/-/- 0000`);
    expect(rps.toAct(rps.play(between, { kind: 'timer', at: 0, timer: 'continue 3' }))).toEqual(['dealer']);
  });

  it('RP-97: the dealer chooses for all who are late, and the next round has time again', () => {
    let state = rps.play(read('classic/3 4 0:2=-;1:3=- rock/-/-/- 0000'), {
      kind: 'timer',
      at: 0,
      timer: 'round 1',
    });
    for (const seat of [1, 2, 3]) {
      expect(rps.toAct(state)).toEqual(['dealer']);
      state = dealt(state, { seat, hand: 'rock' });
    }
    expect(write(state)).toBe('classic/3 4 0:2=rock-rock;1:3=rock-rock -/-/-/- 0000');
  });
});

describe('what is seen and told', () => {
  const chosen = choose(read('classic/3 4 0:2=-;1:3=- -/-/-/- 0000'), 0, 'rock');

  it('RP-100: a choice is seen by nobody else before its duel shows both', () => {
    expect(rps.view(chosen, 0)).toMatchObject({ own: 'rock' });
    for (const to of [1, 2, 3, 'spectator'] as const)
      expect(JSON.stringify(rps.view(chosen, to))).not.toContain('rock');
    expect(JSON.stringify(rps.view(choose(chosen, 2, 'paper'), 3))).toContain('["rock","paper"]');
  });

  it.each([
    [
      'RP-101',
      {
        pairs: [
          [0, 1],
          [2, 3],
        ],
        bye: null,
      },
      '4 - -/-/-/- 0000',
      null,
      'drawn',
    ],
    ['RP-102', { pairs: [[0, 1]], bye: 2 }, '3 - -/-/- 000', 2, 'bye'],
    ['RP-103', { pairs: [[1, 0]], bye: null }, `3 0:2=${beaten};+1 -/-/- 000`, null, 'final'],
    ['RP-104', { lot: 2 }, `3 0:2=${level};+1 -/-/- 000`, 2, 'lot'],
    ['RP-105', { seat: 2, hand: 'rock' }, '3 0:2=-;+1 rock/-/- 000', 0, 'tie.rock'],
    ['RP-106', { seat: 2, hand: 'paper' }, '3 0:2=-;+1 rock/-/- 000', 2, 'beats.paper.rock'],
  ] as const)('%s: %j is told', (_id, deal, position, seat, key) => {
    const line = rps.tell?.(read(`classic/3 ${position}`), { kind: 'deal', at: 0, deal }, 'spectator');
    expect(line).toMatchObject({ seat, key });
  });
});

describe('positions that are none', () => {
  it.each([
    ['two seats', '2 0:1=- -/- 00'],
    ['nine seats', '9 - -/-/-/-/-/-/-/-/- 000000000'],
    ['somebody in two duels', '4 0:1=-;1:3=- -/-/-/- 0000'],
    ['somebody left out', '4 0:1=- -/-/-/- 0000'],
    ['a stage before the other is over', '4 0:2=-;1:3=-|0:1=- -/-/-/- 0000'],
    ['somebody who is out', `4 0:2=${beaten};1:3=${beaten}|2:1=- -/-/-/- 0000`],
    ['a duel two rounds ahead', '4 0:2=rock-rock,rock-rock;1:3=- -/-/-/- 0000'],
    ['both choices of a duel', '4 0:2=-;1:3=- rock/-/rock/- 0000'],
    ['a choice without a duel', '3 0:2=-;+1 -/rock/- 000'],
    ['a lot for a duel that is not level', '3 0:2=rock-paper!2;+1 -/-/- 000'],
    ['going on during a stage', '3 0:2=-;+1 -/-/- 100'],
    ['too few marks', '3 0:2=-;+1 -/-/- 00'],
    ['a hand that is not in play', '3 0:2=-;+1 spock/-/- 000'],
    ['something behind it', '3 0:2=-;+1 -/-/- 000 soon'],
  ])('%s', (_what, position) => {
    expect(rps.readPosition?.(`classic/3 ${position}`)).toBeNull();
  });
});

/** A whole knock-out by chance, in which now and then somebody gives up or the time runs out. */
function played(seats: number, seed: string): { readonly end: State; readonly entries: number } {
  const random = seededRandom(seed.padEnd(64, '0'), 'knock-out');
  let state = rps.start(classic, seats);
  let entries = 0;
  while (!rps.result(state)) {
    entries++;
    const acting = rps.toAct(state);
    const [seat = 0] = random.shuffle(people(acting));
    if (acting.includes('dealer'))
      state = dealt(state, rps.deal?.(state, random, emptyLibrary) ?? { lot: 0 });
    else if (random.below(40) === 0) state = rps.concede?.(state, random.below(seats)) ?? state;
    else if (random.below(20) === 0) state = rps.play(state, { kind: 'timer', at: 0, timer: '' });
    else if (rps.betweenRounds?.(state)) state = goOn(state, seat);
    else {
      expect(awaited(state)).toContain(seat);
      state = choose(state, seat, random.shuffle(['rock', 'paper', 'scissors'] as const)[0] ?? 'rock');
    }
    expect(read(write(state))).toEqual(state);
  }
  return { end: state, entries };
}

describe.each([3, 4, 5, 6, 7, 8])('laws of a knock-out of %i', (seats) => {
  const games = Array.from({ length: 60 }, (_, game) => played(seats, `${seats}${game}`));

  it('RP-110: it ends, with one winner and one place for everybody', () => {
    for (const { end, entries } of games) {
      const { places = [] } = rps.result(end) ?? {};
      expect(entries).toBeLessThan(1_000);
      expect(places[0]).toHaveLength(1);
      expect(places.flat().toSorted()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    }
  });

  it('RP-111: at most one goes through without a duel, only where they are odd, and nobody twice', () => {
    for (const { end } of games) {
      const byes = end.heats.flatMap(({ bye }) => (bye === null ? [] : [bye]));
      expect(new Set(byes).size).toBe(byes.length);
      for (const { duels, bye } of end.heats) {
        const seatsOf = duels.flatMap((duel) => duel.seats);
        expect(new Set(seatsOf).size).toBe(2 * duels.length);
        expect(bye === null || !seatsOf.includes(bye)).toBe(true);
      }
    }
  });
});

it('RP-112: the one who has had a bye has another only where nobody else is left', () => {
  const state = read(`classic/3 5 0:1=${beaten};2:3=${beaten};+4 -/-/-/-/- 10101`);
  for (let n = 0; n < 30; n++) {
    const deal = rps.deal?.(state, seededRandom('0c'.repeat(32), `draw ${n}`), emptyLibrary);
    expect(deal).toMatchObject({ bye: expect.not.toBeOneOf([4]) });
  }
});

it.each([0, 1, 2])('RP-113: bot %i plays any knock-out to its end', async (strength) => {
  const bots = await rps.bots();
  for (const seats of [3, 5, 8]) {
    const random = seededRandom('0d'.repeat(32), `bots ${seats}`);
    let state = rps.start(classic, seats);
    while (!rps.result(state)) {
      const [by] = rps.toAct(state);
      if (by === undefined || by === 'dealer') {
        state = dealt(state, rps.deal?.(state, random, emptyLibrary) ?? { lot: 0 });
        continue;
      }
      const move = bots[strength]?.choose(rps.view(state, by), by, random, emptyLibrary, {
        isOver: () => true,
      });
      if (!move) throw new Error('there is no such bot');
      expect(rps.refusal(state, by, move, emptyLibrary)).toBeNull();
      state = rps.play(state, { kind: 'move', at: 0, by, move });
    }
    expect(rps.scores?.(state).some((won) => won > 0)).toBe(true);
  }
});
