// Turns as the host builds them, and matches folded again from their turns.
import { expect, test } from 'vitest';
import { type Race, race } from './fixtures/race.ts';
import type { GameDefinition } from './game.ts';
import { emptyLibrary } from './library.ts';
import type { Logged, Turn } from './log.ts';
import { startMatch } from './match.ts';
import { seededRandom } from './random.ts';
import { linesOf, replay } from './replay.ts';
import { buildTurn, moveRefusal } from './turn.ts';

const dealer = { random: (deal: number) => seededRandom('ab', `deal ${deal}`), library: emptyLibrary };
const setup = (set: string) => ({
  rules: race.ruleSets[set] ?? race.ruleSets.standard,
  seats: 2,
  timer: null,
});
const move = (by: number, at: number, steps = 1): Logged<Race> => ({ kind: 'move', at, by, move: steps });

/** Turns built one after another, the first of them by the dealer. */
function built(set: string, firsts: readonly Logged<Race>[]) {
  let match = startMatch(race, setup(set));
  const turns: Turn<Race>[] = [];
  for (const first of [null, ...firsts]) {
    const next = buildTurn(race, match, first, dealer);
    turns.push(next.turn);
    match = next.match;
  }
  return { turns, match };
}

test('the dealer acts until a person must', () => {
  const { turns } = built('lucky', [move(0, 5)]);
  expect(turns.map((turn) => turn.map((entry) => entry.kind))).toEqual([['deal'], ['move', 'deal']]);
  expect(turns[1]?.map((entry) => entry.at)).toEqual([5, 5]);
});

test('what is forced is played by the host', () => {
  const { turns, match } = built('forced', [
    move(0, 1, 2),
    move(1, 2),
    move(0, 3, 2),
    move(1, 4),
    move(0, 5),
    move(1, 6),
  ]);
  expect(turns.at(-1)).toEqual([move(1, 6), move(0, 6)]);
  expect(match.result?.places).toEqual([[0], [1]]);
});

test('no luck is drawn and nothing forced while a table is paused or over', () => {
  const offers: Logged<Race>[] = [
    { kind: 'offer', at: 1, by: 0, offer: 'pause' },
    { kind: 'answer', at: 2, by: 1, offer: 'pause', answer: 'accept' },
  ];
  expect(built('lucky', offers).turns.at(-1)).toHaveLength(1);
  expect(built('lucky', [{ kind: 'resign', at: 1, by: 0 }]).turns.at(-1)).toHaveLength(1);
});

test('a game whose dealer never stops is a fault', () => {
  const stuck: GameDefinition<Race> = { ...race, play: (state) => state };
  expect(() => buildTurn(stuck, startMatch(stuck, setup('lucky')), null, dealer)).toThrow('never stops');
});

test('a move is refused by the table, then by the game', () => {
  const { match } = built('standard', []);
  expect(moveRefusal(race, match, 1, 1, emptyLibrary)).toBe('notYourTurn');
  expect(moveRefusal(race, match, 0, 3, emptyLibrary)).toBe('oneOrTwo');
  expect(moveRefusal(race, match, 0, 2, emptyLibrary)).toBeNull();
});

test('a seat at leisure may act though nobody waits for it, but not in a pause', () => {
  const easy: GameDefinition<Race> = { ...race, optionalToAct: () => [1], refusal: () => null };
  const { match } = built('standard', []);
  expect(moveRefusal(easy, match, 1, 1, emptyLibrary)).toBeNull();
  expect(moveRefusal(easy, { ...match, paused: true }, 1, 1, emptyLibrary)).toBe('notYourTurn');
});

test.each(['standard', 'lucky', 'forced'])(
  '%s: the log folded again is the same match, at any turn',
  (set) => {
    const firsts = [move(0, 10), move(1, 20), move(0, 30)];
    const { turns, match } = built(set, firsts);
    expect(replay(race, setup(set), turns)).toEqual(match);
    expect(replay(race, setup(set), turns).turn).toBe(3);
    expect(replay(race, setup(set), turns.slice(0, 2))).toEqual(built(set, firsts.slice(0, 1)).match);
  },
);

test('each deal has luck of its own', () => {
  const { match } = built('lucky', [move(0, 1), move(1, 2)]);
  expect(match.deals).toBe(3);
});

test('what an audience is told of a turn', () => {
  const before = startMatch(race, setup('standard'));
  const turn: Turn<Race> = [
    move(0, 1, 2),
    { kind: 'offer', at: 2, by: 1, offer: 'draw' },
    { kind: 'answer', at: 3, by: 0, offer: 'draw', answer: 'decline' },
    { kind: 'timer', at: 4, timer: 'turn 1' },
    { kind: 'claim', at: 5, by: 1, claim: 'draw' },
  ];
  const stepped = { seat: 0, key: 'stepped', values: { steps: 2 } };
  const claimed = { seat: 1, key: 'table.claim.draw', values: {} };
  expect(linesOf(race, before, turn, 0)).toEqual([
    stepped,
    { seat: 1, key: 'table.offer.draw', values: {} },
    { seat: 0, key: 'table.decline.draw', values: {} },
    claimed,
  ]);
  expect(linesOf(race, before, turn, 'spectator')).toEqual([stepped, claimed]);
});
