// A backgammon match from the first die to the last point: turns, cube, pauses, notation and the move list.
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../engine/game.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { type Match, startMatch } from '../../engine/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { buildTurn, moveRefusal } from '../../engine/turn.ts';
import { bots } from './bot.ts';
import { backgammon } from './index.ts';
import { readSteps } from './notation.ts';
import { pips, sideWith, startSide } from './position.ts';
import { type Backgammon, type Dice, type Move, type Rules, type State, start } from './rules.ts';
import { centred } from './stakes.ts';
import { wholeTurns } from './turns.ts';
import { legalMoves, view } from './view.ts';

const standard = backgammon.ruleSets.standard;

const deal = (dice: Dice): Entry<Backgammon> => ({ kind: 'deal', at: 0, deal: dice });
const move = (by: number, made: Move): Entry<Backgammon> => ({ kind: 'move', at: 0, by, move: made });
const playAll = (state: State, entries: readonly Entry<Backgammon>[]) =>
  entries.reduce(backgammon.play, state);

const aboutToWin = (rules: Partial<Rules>, more: Partial<State> = {}): State => ({
  ...start({ ...standard, ...rules }),
  phase: 'move',
  checkers: [sideWith({ 1: 1 }), sideWith({ 6: 5 })],
  dice: [2, 1],
  ...more,
});
const bearOff: Move = { kind: 'play', steps: [{ from: 1, to: 0 }] };

describe('a match', () => {
  it('opens with the higher die, which plays both; equal dice are rolled again', () => {
    const tied = playAll(start(standard), [deal([4, 4])]);
    expect(backgammon.toAct(tied)).toEqual(['dealer']);
    const open = playAll(tied, [deal([2, 5])]);
    expect(backgammon.toAct(open)).toEqual([1]);
    expect(open.dice).toEqual([2, 5]);
    expect(pips(open.checkers[0])).toBe(167);
  });

  it('passes the turn by itself when nothing can be played', () => {
    const shut = [sideWith({ 25: 2, 13: 3, 6: 2 }), sideWith({ 6: 2 })] as const;
    const state: State = { ...start(standard), phase: 'move', checkers: shut, dice: [6, 6] };
    expect(backgammon.forced?.(state)).toEqual({ by: 0, move: { kind: 'play', steps: [] } });
    expect(legalMoves(view(state), 0)).toEqual([{ kind: 'play', steps: [] }]);
    const passed = playAll(state, [move(0, { kind: 'play', steps: [] })]);
    expect(passed).toMatchObject({ phase: 'roll', turn: 1, last: { seat: 0, dice: [6, 6], steps: [] } });
  });
});

describe('games of a match', () => {
  it('goes on after a pause until the points are reached', () => {
    const paused = playAll(aboutToWin({ match: 3 }), [move(0, bearOff)]);
    expect(paused).toMatchObject({
      phase: 'between',
      score: [1, 0],
      won: { seat: 0, points: 1, how: 'single' },
    });
    expect(backgammon.betweenRounds?.(paused)).toBe(true);
    expect(backgammon.timer?.(paused)).toEqual({ name: 'after game 1', ms: 15_000 });
    expect(backgammon.toAct(paused)).toEqual([0, 1]);
    const one = playAll(paused, [move(1, { kind: 'continue' })]);
    expect(backgammon.toAct(one)).toEqual([0]);
    expect(playAll(one, [move(0, { kind: 'continue' })])).toMatchObject({
      phase: 'opening',
      game: 2,
      score: [1, 0],
    });
    expect(playAll(paused, [{ kind: 'timer', at: 0, timer: 'after game 1' }])).toMatchObject({
      phase: 'opening',
    });
    const won = playAll(aboutToWin({ match: 3 }, { score: [2, 2] }), [move(0, bearOff)]);
    expect(backgammon.result(won)).toEqual({ places: [[0], [1]], reason: 'normal', how: 'single' });
    expect(backgammon.scores?.(won)).toEqual([3, 2]);
  });

  it('plays one game without a cube when a side first needs one point', () => {
    const crawford = (state: State) =>
      playAll(state, [move(0, bearOff), { kind: 'timer', at: 0, timer: '' }]).crawford;
    expect(crawford(aboutToWin({ match: 5, cube: true }, { score: [2, 0] }))).toBe('ahead');
    expect(crawford(aboutToWin({ match: 5, cube: true }, { score: [3, 0] }))).toBe('now');
    expect(crawford(aboutToWin({ match: 5, cube: true }, { score: [0, 4], crawford: 'now' }))).toBe('past');
    const dice = deal([3, 1]);
    const first = wholeTurns({ mine: startSide, theirs: startSide }, [3, 1])[0];
    const opening: Move = { kind: 'play', steps: first?.steps ?? [] };
    const phaseIn = (state: State) => playAll(state, [dice, move(0, opening)]).phase;
    const match = start({ ...standard, match: 5, cube: true });
    expect(phaseIn(match)).toBe('choose');
    expect(phaseIn({ ...match, crawford: 'now' })).toBe('roll');
    expect(phaseIn({ ...match, cube: { value: 2, owner: 0 } })).toBe('roll');
  });
});

describe('the cube', () => {
  const choosing: State = { ...start({ ...standard, cube: true }), phase: 'choose', turn: 1 };
  const doubled = playAll(choosing, [move(1, { kind: 'double' })]);

  it('is offered before the roll, and the other side answers', () => {
    expect(legalMoves(view(choosing), 1)).toEqual([{ kind: 'roll' }, { kind: 'double' }]);
    expect(legalMoves(view(choosing), 0)).toEqual([]);
    expect(backgammon.toAct(doubled)).toEqual([0]);
    expect(legalMoves(view(doubled), 0)).toEqual([{ kind: 'take' }, { kind: 'drop' }]);
  });

  it('taken, it belongs to who took it, at twice the stake', () => {
    const taken = playAll(doubled, [move(0, { kind: 'take' })]);
    expect(taken).toMatchObject({ phase: 'roll', turn: 1, cube: { value: 2, owner: 0 } });
  });

  it('dropped, the stake before the offer is lost', () => {
    const dropped = playAll({ ...doubled, cube: { value: 4, owner: 1 } }, [move(0, { kind: 'drop' })]);
    expect(backgammon.result(dropped)).toEqual({
      places: [[1], [0]],
      reason: 'normal',
      how: 'dropped',
      worth: 4,
    });
    expect(dropped.score).toEqual([0, 4]);
  });

  it('is not there without the option', () => {
    expect(view(start(standard)).cube).toBeNull();
    expect(view(choosing).cube).toEqual(centred);
  });
});

/** Plays one match by the weakest bot and hands every state to a visitor. */
function playOut(rules: Rules, seed: string, visit: (state: State) => void): Match<Backgammon> {
  const random = seededRandom(seed, 'moves');
  const dealer = { random: (n: number) => seededRandom(seed, String(n)), library: emptyLibrary };
  let match = buildTurn(
    backgammon,
    startMatch(backgammon, { rules, seats: 2, timer: null }),
    null,
    dealer,
  ).match;
  while (!match.result) {
    visit(match.state);
    const seat = backgammon.toAct(match.state)[0];
    if (typeof seat !== 'number') throw new Error('nobody to act');
    const made = bots[0]?.choose(view(match.state), seat, random, emptyLibrary, { isOver: () => true });
    if (!made) throw new Error('no move');
    expect(moveRefusal(backgammon, match, seat, made, emptyLibrary)).toBeNull();
    match = buildTurn(backgammon, match, { kind: 'move', at: 0, by: seat, move: made }, dealer).match;
  }
  visit(match.state);
  return match;
}

describe('the edges', () => {
  it.each([
    ['11', { match: 1, cube: false, jacoby: false }],
    ['22', { match: 5, cube: true, jacoby: false }],
    ['33', { match: 1, cube: true, jacoby: true }],
    ['44', { match: 3, cube: false, jacoby: false }],
  ])('every position of match %s reads and writes back', (seed, rules) => {
    let states = 0;
    const match = playOut(rules, seed.repeat(32), (state) => {
      const text = backgammon.writePosition?.(state) ?? '';
      expect(backgammon.readPosition?.(text), text).toEqual({ ...state, last: null });
      states++;
    });
    expect(states).toBeGreaterThan(20);
    expect(Math.max(...match.state.score)).toBeGreaterThanOrEqual(rules.match);
  });
});

describe('what cannot be read', () => {
  const sides = '24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5';
  it.each([
    '',
    'nonsense',
    `${sides} opening 0-0/1.1 -`,
    `${sides} opening 0-0/2.1 - -`,
    `${sides} opening 1-0/1.1 - -`,
    `${sides} choose0 0-0/1.1 - -`,
    `${sides} move0:17 0-0/1.1 - -`,
    `${sides} roll0:31 0-0/1.1 - -`,
    `${sides} choose0 0-0/1.1 cube3@- -`,
    `${sides} opening 0-0/1.1 - - more`,
    '24:2,13:6,8:3,6:5 24:15 opening 0-0/1.1 - -',
    '24:2,1:2 24:2 roll0 0-0/1.1 - -',
    '24:2,24:2 13:2 roll0 0-0/1.1 - -',
    '- 24:2 roll0 0-0/1.1 - -',
  ])('%j is no position', (text) => {
    expect(backgammon.readPosition?.(text)).toBeNull();
  });
});

describe('moves off the wire', () => {
  it('reads a turn in any order, as one turn', () => {
    const steps = [
      { from: 6, to: 5 },
      { from: 8, to: 5 },
    ];
    expect(backgammon.readMove({ kind: 'play', steps })).toEqual({ kind: 'play', steps: steps.toReversed() });
    expect(backgammon.readMove({ kind: 'double', steps })).toEqual({ kind: 'double' });
  });

  it.each([
    null,
    'roll',
    {},
    { kind: 'win' },
    { kind: 'play' },
    { kind: 'play', steps: [{ from: 6 }] },
    { kind: 'play', steps: [{ from: 6, to: 6 }] },
    { kind: 'play', steps: [{ from: 26, to: 20 }] },
    { kind: 'play', steps: [{ from: 6.5, to: 1 }] },
    { kind: 'play', steps: new Array(5).fill({ from: 6, to: 5 }) },
  ])('%j is no move', (raw) => {
    expect(backgammon.readMove(raw)).toBeNull();
  });

  it('says why a turn is refused', () => {
    const state: State = { ...start(standard), phase: 'move', dice: [3, 1] };
    const why = (made: Move) => backgammon.refusal(state, 0, made, emptyLibrary);
    expect(why({ kind: 'roll' })).toBe('notNow.move');
    expect(backgammon.refusal(state, 1, { kind: 'roll' }, emptyLibrary)).toBe('notYourTurn');
    expect(why({ kind: 'play', steps: readSteps('8/5') ?? [] })).toBe('playMore');
    expect(why({ kind: 'play', steps: readSteps('8/5 6/4') ?? [] })).toBe('notLegal');
    expect(why({ kind: 'play', steps: readSteps('13/10 13/10') ?? [] })).toBe('notLegal');
    expect(why({ kind: 'play', steps: readSteps('24/20') ?? [] })).toBe('notLegal');
    expect(why({ kind: 'play', steps: readSteps('24/21 13/12') ?? [] })).toBe('pointHeld');
    expect(why({ kind: 'play', steps: readSteps('8/5 6/5') ?? [] })).toBeNull();
    const waiting = [sideWith({ 25: 1, 13: 5, 8: 3, 6: 5 }), startSide] as const;
    const steps = readSteps('13/10 6/5') ?? [];
    const entering = { ...state, checkers: waiting };
    expect(backgammon.refusal(entering, 0, { kind: 'play', steps }, emptyLibrary)).toBe('enterFirst');
  });
});

describe('what the move list says', () => {
  const state: State = { ...start({ ...standard, cube: true }), phase: 'move', dice: [3, 1] };
  it.each<[string, State, Entry<Backgammon>, object | null]>([
    [
      'a turn',
      state,
      move(0, { kind: 'play', steps: readSteps('8/5 6/5') ?? [] }),
      { key: 'turn', values: { dice: '3-1', moves: '8/5 6/5' } },
    ],
    ['no move', state, move(0, { kind: 'play', steps: [] }), { key: 'noMove', values: { dice: '3-1' } }],
    [
      'an opening',
      start(standard),
      deal([2, 6]),
      { seat: 1, key: 'opening', values: { high: 6, low: 2, game: 1 } },
    ],
    ['a tie', start(standard), deal([2, 2]), { seat: null, key: 'tie', values: { die: 2 } }],
    ['a roll', { ...state, phase: 'roll' }, deal([2, 6]), null],
    [
      'a double',
      { ...state, phase: 'choose' },
      move(0, { kind: 'double' }),
      { key: 'double', values: { stake: 2 } },
    ],
    [
      'a win',
      aboutToWin({}),
      move(0, bearOff),
      { key: 'won.single', values: { dice: '2-1', moves: '1/off', count: 1 } },
    ],
  ])('%s', (_what, before, entry, line) => {
    const told = backgammon.tell?.(before, entry, 'spectator');
    if (line === null) expect(told).toBeNull();
    else expect(told).toMatchObject(line);
  });
});
