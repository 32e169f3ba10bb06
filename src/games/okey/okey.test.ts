// Okey by its vectors: what a finish costs the others, how a hand goes round, and what is seen of it.
import { describe, expect, it, test } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { placesByPoints } from '../../kit/places.ts';
import { bots } from './bot.ts';
import { finishesOf } from './groups.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { deal, nextTo, play, rackOf, refusal, start, starterOf, timer, toAct } from './rules.ts';
import { feats, isDecided, lossesOf, okeyIn, totals } from './scoring.ts';
import type { Finish, Move, Rules, State } from './shapes.ts';
import { box, byTile, parseTiles, readTile, type Tile } from './tiles.ts';
import { legalMoves, tell, view } from './view.ts';

const usual: Rules = { start: 20, hands: 0 };
const random = (label: string) => seededRandom('11'.repeat(32), label);
const untilDone = { isOver: () => false };

const hand = (words: string): readonly Tile[] => parseTiles(words.replaceAll(' ', ',')) ?? [];
const tile = (word: string): Tile => readTile(word) ?? 'F';

const dealt = (label = 'deal', state = start(usual)): State =>
  play(state, { kind: 'deal', at: 0, deal: deal(state, random(label)) });

const moved = (state: State, by: number, move: Move): State => {
  expect(refusal(state, by, move)).toBeNull();
  return play(state, { kind: 'move', at: 0, by, move });
};

const finish = (by: number, kind: Finish['kind'], word: string): Finish => ({ by, kind, tile: tile(word) });

test.each<[string, number[], number | null, Finish, number[]]>([
  ['OK-20', [20, 20, 20, 20], null, finish(2, 'groups', 'K9'), [18, 18, 20, 18]],
  ['OK-21', [20, 20, 20, 20], 0, finish(1, 'groups', 'R4'), [16, 19, 15, 15]],
  ['OK-22', [3, 20, 20, 20], null, finish(3, 'pairs', 'K9'), [-1, 16, 16, 20]],
  ['pairs and an okey', [20, 20, 20, 20], null, finish(3, 'pairs', 'R4'), [12, 12, 12, 20]],
])('%s: from %j, shown by %s, %j leaves %j', (_, before, shower, how, after) => {
  const losses = lossesOf(shower, how, 'R4');
  expect(before.map((points, seat) => points - (losses[seat] ?? 0))).toEqual(after);
});

test('OK-22: the game is over and seat 3 wins', () => {
  const rounds = [[17, 0, 0, 0], lossesOf(null, finish(3, 'pairs', 'K9'), 'R4')];
  expect(totals(usual, rounds)).toEqual([-1, 16, 16, 20]);
  expect(isDecided(usual, rounds)).toBe(true);
  expect(placesByPoints(totals(usual, rounds))).toEqual([[3], [1, 2], [0]]);
});

test('OK-23: after seat 0 plays seat 3', () => {
  expect(nextTo(0)).toBe(3);
  const state = dealt();
  expect(toAct(state)).toEqual([0]);
  expect(toAct(moved(state, 0, { kind: 'discard', tile: rackOf(state, 0)[0] ?? 'F' }))).toEqual([3]);
});

test.each([
  [usual, [[0, 2, 2, 2]], false],
  [usual, [[0, 20, 2, 2]], true],
  [{ start: 10, hands: 0 }, [[0, 10, 2, 2]], true],
  [{ start: 20, hands: 5 }, Array.from({ length: 5 }, () => [0, 0, 0, 0]), true],
  [{ start: 20, hands: 5 }, Array.from({ length: 4 }, () => [0, 0, 0, 0]), false],
] as const)('%j after %j is decided: %s', (rules, rounds, decided) => {
  expect(isDecided(rules, rounds)).toBe(decided);
});

describe('the deal', () => {
  it('gives 15, 14, 14, 14, leaves 48, and every tile is somewhere', () => {
    const state = dealt();
    expect(state.racks.map((rack) => rack.length)).toEqual([15, 14, 14, 14]);
    expect(state.stock).toHaveLength(48);
    expect([...state.racks.flat(), ...state.stock, state.indicator ?? 'F'].sort(byTile)).toEqual(
      box.toSorted(byTile),
    );
  });

  it('puts a false joker back and turns another tile', () => {
    const state = play(start(usual), { kind: 'deal', at: 0, deal: ['F', ...box.slice(0, -1)] });
    expect(state.indicator).toBe('Y1');
    expect(state.racks[0]).toContain('F');
  });

  it('the starter moves on to the right each hand', () => {
    expect([1, 2, 3, 4, 5].map(starterOf)).toEqual([0, 3, 2, 1, 0]);
    expect(
      [1, 2].map(
        (n) => view({ ...start(usual), rounds: Array.from({ length: n - 1 }, () => [0, 0, 0, 0]) }, 0).dealer,
      ),
    ).toEqual([1, 0]);
  });
});

/** A hand in which seat 0 holds these fifteen tiles and the indicator is as said. */
function holding(indicator: string, words: string): State {
  const own = hand(words);
  const turned = tile(indicator);
  const rest = [turned, ...own].reduce<Tile[]>((left, one) => left.toSpliced(left.indexOf(one), 1), [...box]);
  return play(start(usual), { kind: 'deal', at: 0, deal: [turned, ...own, ...rest] });
}

const complete = 'R1 R2 R3 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 K5';
const paired = 'R1 R1 K3 K3 Y9 Y9 B10 B10 R13 R13 K8 K8 Y2 Y2';

describe('a turn', () => {
  const first = (state: State, seat: number) => rackOf(state, seat)[0] ?? 'F';
  const begun = moved(dealt(), 0, { kind: 'discard', tile: first(dealt(), 0) });

  it('draws from the stock or takes what the one before has just discarded', () => {
    const [top] = begun.stock;
    const drew = moved(begun, 3, { kind: 'draw', from: 'stock' });
    expect([drew.stock.length, drew.drawn?.tile, rackOf(drew, 3).length]).toEqual([47, top, 15]);
    const took = moved(begun, 3, { kind: 'draw', from: 'discard' });
    expect([took.stock.length, took.piles[0], took.drawn?.tile]).toEqual([48, [], first(dealt(), 0)]);
  });

  it.each<[string, State, number, Move, string]>([
    [
      'drawing twice',
      moved(begun, 3, { kind: 'draw', from: 'stock' }),
      3,
      { kind: 'draw', from: 'stock' },
      'discardFirst',
    ],
    ['drawing with fifteen', dealt(), 0, { kind: 'draw', from: 'stock' }, 'discardFirst'],
    ['discarding before drawing', begun, 3, { kind: 'discard', tile: first(begun, 3) }, 'drawFirst'],
    [
      'a tile one has not',
      dealt(),
      0,
      {
        kind: 'discard',
        tile:
          dealt().indicator === 'F' ? 'Y1' : (box.find((one) => !rackOf(dealt(), 0).includes(one)) ?? 'F'),
      },
      'notYourTile',
    ],
    ['a wrong finish', dealt(), 0, { kind: 'finish', tile: first(dealt(), 0) }, 'notComplete'],
    ['out of turn', begun, 1, { kind: 'draw', from: 'stock' }, 'notYourTurn'],
    ['a late Continue', begun, 3, { kind: 'continue', hand: 9 }, 'otherHand'],
    ['Continue in play', begun, 3, { kind: 'continue', hand: 1 }, 'notNow.playing'],
  ])('%s is refused', (_, state, seat, move, why) => {
    expect(refusal(state, seat, move)).toBe(why);
  });

  it('30 seconds, then the drawn tile goes; the starter loses one that is not wild', () => {
    expect(timer(begun)).toEqual({ name: 'turn 1.2', ms: 30_000 });
    const late = play(begun, { kind: 'timer', at: 0, timer: 'turn 1.2' });
    expect([late.piles[3], rackOf(late, 3), toAct(late)]).toEqual([[begun.stock[0]], rackOf(begun, 3), [2]]);
    const kept = moved(begun, 3, { kind: 'draw', from: 'discard' });
    const back = play(kept, { kind: 'timer', at: 0, timer: 'turn 1.2' });
    expect(back.piles[3]).toEqual([kept.drawn?.tile]);
    const opened = play(holding('K11', `${complete} F`), { kind: 'timer', at: 0, timer: 'turn 1.1' });
    expect(opened.piles[0]?.[0]).not.toBe('K12');
  });
});

describe('showing the indicator', () => {
  const state = holding('K8', 'K8 R2 R3 B7 K7 Y7 K9 K10 K11 K12 Y5 B5 R5 K5 Y1');

  it('costs the others a point at the end of the hand', () => {
    const shown = moved(state, 0, { kind: 'show' });
    expect(refusal(shown, 0, { kind: 'show' })).toBe('alreadyShown');
    expect(lossesOf(shown.shower, null, 'K9')).toEqual([0, 1, 1, 1]);
    expect(tell(state, { kind: 'move', at: 0, by: 0, move: { kind: 'show' } })?.key).toBe('showed');
  });

  it('only with its twin, and before the first discard', () => {
    expect(refusal(holding('K8', `${complete} Y1`), 0, { kind: 'show' })).toBe('noTwin');
    let later = moved(state, 0, { kind: 'discard', tile: 'Y1' });
    for (let n = 0; n < 3; n++) later = play(later, { kind: 'timer', at: 0, timer: '' });
    expect(refusal(later, 0, { kind: 'show' })).toBe('tooLateToShow');
  });
});

describe('a finish', () => {
  it.each([
    ['groups', `${complete} Y1`, 'Y1', 'R6', [0, 2, 2, 2], []],
    ['groups with an okey', `${complete} R9`, 'R9', 'R8', [0, 4, 4, 4], []],
    ['pairs', `${paired} Y5`, 'Y5', 'R6', [0, 4, 4, 4], [{ seat: 0, key: 'sevenPairs' }]],
    ['pairs with an okey', `${paired} Y5`, 'Y5', 'Y4', [0, 8, 8, 8], [{ seat: 0, key: 'sevenPairs' }]],
  ])('%s', (_, words, thrown, indicator, losses, worth) => {
    const before = holding(indicator, words);
    expect(finishesOf(rackOf(before, 0), okeyIn(before))).toContain(thrown);
    const state = moved(before, 0, { kind: 'finish', tile: tile(thrown) });
    expect([state.phase, state.rounds]).toEqual(['counting', [losses]]);
    expect(feats(state)).toEqual(worth);
    expect(view(state, 2).finish?.groups.flat()).toHaveLength(14);
    expect(toAct(state)).toEqual([0, 1, 2, 3]);
  });

  it('the next hand begins when all go on, or after 15 seconds', () => {
    const over = moved(holding('R6', `${complete} Y1`), 0, { kind: 'finish', tile: 'Y1' });
    expect(timer(over)).toEqual({ name: 'continue 1', ms: 15_000 });
    let state = over;
    for (const seat of [2, 0, 3, 1]) state = moved(state, seat, { kind: 'continue', hand: 1 });
    expect([state.phase, state.turn]).toEqual(['dealing', 3]);
    expect(play(over, { kind: 'timer', at: 0, timer: 'continue 1' })).toEqual(state);
  });
});

test('with an empty stock and no discard taken the hand is void; a shown indicator still counts', () => {
  let state: State = { ...dealt(), shower: 2 };
  while (state.stock.length) state = play(state, { kind: 'timer', at: 0, timer: '' });
  expect(state.phase).toBe('playing');
  const seat = state.turn;
  expect(legalMoves(view(state, seat), seat)).toHaveLength(2);
  expect(moved(state, seat, { kind: 'draw', from: 'discard' }).phase).toBe('playing');
  const voided = moved(state, seat, { kind: 'draw', from: 'stock' });
  expect([voided.phase, voided.finish, voided.rounds]).toEqual(['counting', null, [[1, 1, 0, 1]]]);
  expect(play(state, { kind: 'timer', at: 0, timer: '' })).toEqual(voided);
  expect(tell(state, { kind: 'timer', at: 0, timer: '' })?.key).toBe('noTiles');
  expect(readPosition(writePosition(voided))).toEqual(voided);
});

describe('what is seen', () => {
  const begun = moved(dealt(), 0, { kind: 'discard', tile: rackOf(dealt(), 0)[3] ?? 'F' });

  it('a rack only by its holder, a drawn tile too, unless it lay open', () => {
    const drew = moved(begun, 3, { kind: 'draw', from: 'stock' });
    expect(view(drew, 3).drawn?.tile).toBe(drew.drawn?.tile);
    expect([view(drew, 2).drawn, view(drew, 'spectator').own]).toEqual([{ from: 'stock', tile: null }, null]);
    const took = moved(begun, 3, { kind: 'draw', from: 'discard' });
    expect(view(took, 1).drawn?.tile).toBe(took.drawn?.tile);
  });

  it('nothing is told of what came from the stock', () => {
    const line = tell(begun, { kind: 'move', at: 0, by: 3, move: { kind: 'draw', from: 'stock' } });
    expect(line).toEqual({ seat: 3, key: 'drew', values: {} });
  });
});

describe('on paper', () => {
  it('positions read and write back', () => {
    let state = start(usual);
    for (let n = 0; n < 260; n++) {
      expect(readPosition(writePosition(state))).toEqual(state);
      const [actor = 'dealer'] = toAct(state);
      if (actor === 'dealer') state = dealt(`paper ${n}`, state);
      else {
        const move = bots[1]?.choose(
          view(state, actor),
          actor,
          random(`paper ${n}`),
          emptyLibrary,
          untilDone,
        );
        if (!move) throw new Error('no move');
        state = moved(state, actor, move);
      }
    }
  });

  it.each([
    ['other rules', (word: string) => word.replace('20/0', '25/0')],
    ['a tile too many', (word: string) => word.replace(' 0 - 0 ', ' 0 - 0 0 ')],
    ['somebody else on turn', (word: string) => word.replace(/ 0 - 0 - - 0000$/, ' 1 - 0 - - 0000')],
    ['a tile twice', (word: string) => word.replace(/Y2(?=,)/, 'Y3')],
    ['a finish in play', (word: string) => word.replace(/- 0000$/, '0:groups:Y1 0000')],
  ])('a position with %s is none', (_, spoil) => {
    const word = writePosition(dealt());
    expect(spoil(word)).not.toBe(word);
    expect(readPosition(spoil(word))).toBeNull();
  });

  it.each([
    null,
    'Y1',
    {},
    { kind: 'draw' },
    { kind: 'discard', tile: 'Y14' },
    { kind: 'finish' },
    { kind: 'continue', hand: 0 },
  ])('%j is no move', (raw) => {
    expect(readMove(raw)).toBeNull();
  });
});
