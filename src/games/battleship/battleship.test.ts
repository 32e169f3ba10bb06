// Battleship by its vectors: placements, fleets, answers to shots, turns and the end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { placedShips, readDraft, writeDraft } from './board/draft.ts';
import { cells, cellsOf, faultOf, placements, randomFleet, type Ship } from './fleet.ts';
import { battleship } from './index.ts';
import { cellName, readMove, readPosition, writePosition } from './notation.ts';
import { feats, play, refusal, result, start, toAct } from './rules.ts';
import type { Move, Rules, State } from './shapes.ts';
import { tell, view } from './view.ts';

const usual: Rules = { touching: true, shots: 'again' };
const rows = 'A1-A5,B1-B4,C1-C3,D1-D3,E1-E2';
const spread = 'A1-A5,C1-C4,E1-E3,G1-G3,I1-I2';
const cell = (name: string) => cells.find((one) => cellName(one) === name) ?? -1;

function position(notation: string): State {
  const state = readPosition(notation);
  if (!state) throw new Error(`no position: ${notation}`);
  return state;
}

const fleetOf = (list: string): readonly Ship[] =>
  position(`touching/again 0 ${list} - - - -`).seas[0].fleet ?? [];

const shoot = (...names: string[]): Move => ({ kind: 'shoot', cells: names.map(cell) });

const shotAt = (state: State, ...names: string[]): State =>
  play(state, { kind: 'move', at: 0, by: state.shooter, move: shoot(...names) });

test.each([
  ['BS-1', 5, 120],
  ['BS-1', 4, 140],
  ['BS-1', 3, 160],
  ['BS-1', 2, 180],
])('%s: a ship of %i can lie in %i ways', (_, length, ways) => {
  expect(placements(length)).toHaveLength(ways);
});

/** Which ships of one list cross each ship of another, by index. */
const crossings = (some: readonly Ship[], others: readonly Ship[]): boolean[][] =>
  some.map((a) => others.map((b) => cellsOf(a).some((one) => cellsOf(b).includes(one))));

test('BS-2, BS-7: whole fleets, touching allowed', () => {
  const [fives, fours, threes, twos] = [5, 4, 3, 2].map((length) => placements(length));
  if (!fives || !fours || !threes || !twos) throw new Error('no placements');
  const [five4, five3, five2] = [fours, threes, twos].map((ships) => crossings(fives, ships));
  const [four3, four2] = [threes, twos].map((ships) => crossings(fours, ships));
  const three3 = crossings(threes, threes);
  const three2 = crossings(threes, twos).map((row) => row.flatMap((isCrossed, i) => (isCrossed ? [i] : [])));
  let fleets = 0;
  // The square has eight symmetries: these fifteen stand for all 120.
  const some = fives.flatMap((s, i) => (!s.down && s.at % 10 < 3 && s.at < 50 ? [i] : []));
  for (const a of some)
    for (const b of fours.keys()) {
      if (five4?.[a]?.[b]) continue;
      const free2 = twos.map((_, i) => !five2?.[a]?.[i] && !four2?.[b]?.[i]);
      const free3 = [...threes.keys()].filter((i) => !five3?.[a]?.[i] && !four3?.[b]?.[i]);
      for (const c of free3) {
        const left2 = [...free2];
        for (const i of three2[c] ?? []) left2[i] = false;
        const count = left2.filter(Boolean).length;
        const crossed = three3[c] ?? [];
        for (const d of free3) {
          if (crossed[d]) continue;
          fleets += count;
          for (const i of three2[d] ?? []) if (left2[i]) fleets--;
        }
      }
    }
  expect(some).toHaveLength(15);
  expect(fleets * 8).toBe(30_093_975_536);
  expect((fleets * 8) / 2).toBe(15_046_987_768);
});

test('BS-3: fewest and most shots one player can need', () => {
  const fewest = cells.filter((one) => fleetOf(rows).some((ship) => cellsOf(ship).includes(one)));
  const most = [...cells.filter((one) => !fewest.includes(one)), ...fewest];
  const needed = (order: readonly number[]) => {
    let state = position(`touching/single 0 ${spread} - ${rows} - -`);
    for (const [shots, one] of order.entries()) {
      if (result(state)) return shots;
      state = play(
        { ...state, shooter: 0 },
        { kind: 'move', at: 0, by: 0, move: { kind: 'shoot', cells: [one] } },
      );
    }
    return result(state) ? order.length : Number.NaN;
  };
  expect(needed([...fewest, ...cells.filter((one) => !fewest.includes(one))])).toBe(17);
  expect(needed(most)).toBe(100);
});

const ships = (...list: [name: string, length: number, down?: boolean][]): Ship[] =>
  list.map(([name, length, down = false]) => ({ at: cell(name), length, down }));

test.each<[string, Ship[], boolean, string | null]>([
  ['BS-4', ships(['A1', 5], ['B1', 4], ['C1', 3], ['D1', 3], ['E1', 2]), true, null],
  ['BS-4', ships(['A1', 5], ['B1', 4], ['C1', 3], ['D1', 3], ['E1', 2]), false, 'touching'],
  ['BS-6', ships(['A1', 5], ['B1', 4], ['C1', 3], ['D1', 3], ['E1', 2], ['F1', 2]), true, 'wrongShips'],
  ['too few', ships(['A1', 5], ['B1', 4], ['C1', 3], ['D1', 3]), true, 'wrongShips'],
  ['over the edge', ships(['A7', 5], ['B1', 4], ['C1', 3], ['D1', 3], ['E1', 2]), true, 'offTheSea'],
  ['below the edge', ships(['G1', 5, true], ['B3', 4], ['C3', 3], ['D3', 3], ['E3', 2]), true, 'offTheSea'],
  ['crossing', ships(['A1', 5], ['A1', 4, true], ['C3', 3], ['D3', 3], ['E3', 2]), true, 'overlap'],
  ['corners', ships(['A1', 5], ['B6', 4], ['D1', 3], ['F1', 3], ['H1', 2]), false, 'touching'],
  ['apart', ships(['A1', 5], ['C1', 4], ['E1', 3], ['G1', 3], ['I1', 2]), false, null],
])('%s: %j with touching %j: %s', (_, fleet, touching, fault) => {
  const state = start({ ...usual, touching });
  expect(refusal(state, 1, { kind: 'place', fleet })).toBe(fault);
});

test('BS-5: hit, sunk with its length, miss; then the turn passes', () => {
  const before = position(`touching/again 0 ${spread} - ${rows} - -`);
  const hit = shotAt(before, 'E1');
  expect(tell(before, { kind: 'move', at: 0, by: 0, move: shoot('E1') })).toEqual({
    seat: 0,
    key: 'hit',
    values: { cells: 'E1' },
  });
  expect(view(hit, 0).seas[1]).toMatchObject({ fleet: null, sunk: [], shots: [{ isHit: true }] });
  expect(toAct(hit)).toEqual([0]);
  const sunk = shotAt(hit, 'E2');
  expect(tell(hit, { kind: 'move', at: 0, by: 0, move: shoot('E2') }).key).toBe('sunk.2');
  expect(view(sunk, 'spectator').seas[1].sunk).toEqual(ships(['E1', 2]));
  expect(toAct(sunk)).toEqual([0]);
  const missed = shotAt(sunk, 'F1');
  expect(tell(sunk, { kind: 'move', at: 0, by: 0, move: shoot('F1') }).key).toBe('miss');
  expect(toAct(missed)).toEqual([1]);
});

test.each([
  ['single', ['E1'], [1]],
  ['again', ['E1'], [0]],
  ['salvo', ['E1', 'E2', 'F1', 'F2', 'F3'], [1]],
] as const)('shots %s: after %j it is the turn of %j', (shots, names, next) => {
  expect(toAct(shotAt(position(`touching/${shots} 0 ${spread} - ${rows} - -`), ...names))).toEqual(next);
});

test('salvo: as many shots as own ships afloat, answered together', () => {
  const state = position(`touching/salvo 0 ${spread} I1,I2 ${rows} - 1:I1,I2`);
  expect(refusal(state, 0, shoot('A1', 'A2', 'A3', 'A4', 'A5'))).toBe('wrongNumber');
  expect(refusal(state, 0, shoot('A1', 'A2', 'A3', 'A3'))).toBe('twice');
  expect(refusal(state, 0, shoot('E1', 'E2', 'F1', 'F2'))).toBeNull();
  const line = tell(state, { kind: 'move', at: 0, by: 0, move: shoot('E1', 'E2', 'F1', 'F2') });
  expect(line).toEqual({ seat: 0, key: 'salvo', values: { cells: 'E1 E2 F1 F2', hits: 2, sunk: 1 } });
});

test('a cell already shot is refused and costs nothing', () => {
  const state = position(`touching/again 0 ${spread} - ${rows} E1 0:E1`);
  expect(refusal(state, 0, shoot('E1'))).toBe('alreadyShot');
  expect(refusal(state, 1, shoot('E1'))).toBe('notYourTurn');
  expect(refusal(state, 0, { kind: 'place', fleet: fleetOf(rows) })).toBe('alreadyPlaced');
});

test('BS-8: the shot that sinks the last ship ends the game, and both fleets are shown', () => {
  const all = fleetOf(rows).flatMap(cellsOf).map(cellName);
  const shot = all.filter((name) => name !== 'A5').join();
  const last = position(`touching/again 0 ${spread} - ${rows} ${shot} 0:${all.at(-1)}`);
  expect(view(last, 0).seas[1].fleet).toBeNull();
  const over = shotAt(last, 'A5');
  expect(result(over)).toEqual({ places: [[0], [1]], reason: 'normal', how: 'fleetSunk' });
  expect(toAct(over)).toEqual([]);
  for (const audience of [0, 1, 'spectator'] as const)
    expect(view(over, audience).seas.every((sea) => sea.fleet?.length === 5)).toBe(true);
});

test('winning without losing a ship is a feat; one ship lost is none', () => {
  const sinking = fleetOf(rows).flatMap(cellsOf);
  const won = (lost: readonly number[]): State => ({
    ...start(battleship.ruleSets.standard),
    seas: [
      { fleet: fleetOf(spread), shots: lost },
      { fleet: fleetOf(rows), shots: sinking },
    ],
  });
  const [ship] = fleetOf(spread);
  if (!ship) throw new Error('no fleet');
  expect(feats(won([]))).toEqual([{ seat: 0, key: 'bigFleet' }]);
  expect(feats(won(cellsOf(ship).slice(1)))).toEqual([{ seat: 0, key: 'bigFleet' }]);
  expect(feats(won(cellsOf(ship)))).toEqual([]);
  expect(feats(start(battleship.ruleSets.standard))).toEqual([]);
});

test('the dealer places for whoever is late, and shoots for who does not', () => {
  const random = seededRandom('00', 'late');
  const waiting = position(`touching/again 0 - - ${rows} - -`);
  const late = play(waiting, { kind: 'timer', at: 90_000, timer: 'place' });
  expect(toAct(late)).toEqual(['dealer']);
  const deal = battleship.deal?.(late, random, emptyLibrary);
  if (!deal) throw new Error('the dealer does not deal');
  const placed = play(late, { kind: 'deal', at: 90_000, deal });
  expect(faultOf(placed.seas[0].fleet ?? [], true)).toBeNull();
  expect(placed.seas[1].fleet).toEqual(fleetOf(rows));
  expect(toAct(placed)).toEqual([0]);
  const asleep = play(placed, { kind: 'timer', at: 135_000, timer: 'shoot 1' });
  const shots = battleship.deal?.(asleep, random, emptyLibrary);
  if (!shots) throw new Error('the dealer does not shoot');
  expect(play(asleep, { kind: 'deal', at: 135_000, deal: shots }).seas[1].shots).toHaveLength(1);
});

test('each shot has a count of its own', () => {
  const state = position(`touching/again 0 ${spread} - ${rows} - -`);
  const names = [state, shotAt(state, 'E1')].map((one) => battleship.timer?.(one)?.name);
  expect(new Set(names).size).toBe(2);
});

test('positions survive being written and read', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.boolean(),
      fc.constantFrom('again', 'single'),
      fc.nat(60),
      (seed, touching, shots, n) => {
        const random = seededRandom('07', String(seed));
        let state = start({ touching, shots });
        for (let i = 0; i < n && !result(state); i++) {
          const [seat] = toAct(state);
          const deal = battleship.deal?.(state, random, emptyLibrary);
          if (deal && seat !== undefined) state = play(state, { kind: 'deal', at: 0, deal });
          expect(readPosition(writePosition(state))).toEqual(state);
        }
      },
    ),
    { numRuns: 60, seed: 6 },
  );
});

test.each([
  '',
  'touching/again 0 - - - -',
  'touching/often 0 - - - - -',
  'touching/again 2 - - - - -',
  `apart/again 0 ${rows} - - - -`,
  `touching/again 0 ${rows} - - A1 -`,
  `touching/again 0 ${rows} - ${rows} A1 -`,
  `touching/again 0 ${rows} - ${rows} A1,A1 0:A1`,
  `touching/again 0 ${rows} - ${rows} A1 0:A2`,
  `touching/again 0 ${rows},F1-F2 - - - -`,
  'touching/again 0 A1-B2 - - - -',
])('%j is no position', (notation) => {
  expect(readPosition(notation)).toBeNull();
});

test.each([
  [{ kind: 'shoot', cells: [100] }],
  [{ kind: 'shoot', cells: [1.5] }],
  [{ kind: 'shoot', cells: [] }],
  [{ kind: 'shoot', cells: ['1'] }],
  [{ kind: 'place', fleet: [{ at: 1, length: 7, down: true }] }],
  [{ kind: 'place', fleet: [{ at: 1, length: 2, down: 'yes' }] }],
  [{ kind: 'shoot', cells: [1, 2, 3, 4, 5, 6] }],
])('%j is no move', (raw) => {
  expect(readMove(raw)).toBeNull();
});

test.each([true, false])('fleets laid by chance are legal, with touching %j', (touching) => {
  const random = seededRandom('05', 'fleets');
  for (let i = 0; i < 100; i++) expect(faultOf(randomFleet(touching, random), touching)).toBeNull();
});

test.each([
  ['- - - - -', true, 0],
  ['0r - 20d - 99r', true, null],
  ['0r 10r 20r 30r 40r', true, 5],
  ['0r 10r - - -', false, null],
  ['0r - - - 98r', false, 2],
  ['nonsense', false, 0],
])('ships written down as %j, with touching %j, are read as so many: %j', (text, touching, ships) => {
  const draft = readDraft(text, touching);
  expect(draft && placedShips(draft).length).toBe(ships);
  if (draft && ships) expect(writeDraft(draft)).toBe(text);
});
