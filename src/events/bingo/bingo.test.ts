// The rules of bingo against the vectors BI-1 to BI-9, and the course of a game.
import { describe, expect, it, test } from 'vitest';
import { commitmentTo } from '../../engine/random.ts';
import { type Card, cardAt, differentCards, highest, isCard, letterOf } from './card.ts';
import { callOrder, isProven } from './draw.ts';
import {
  type BingoGame,
  type BingoRefusal,
  barredUntil,
  callNext,
  finish,
  lastClaimsMs,
  opened,
  passTime,
  pause,
  resume,
  setAuto,
  showClaim,
  shownMs,
  start,
} from './game.ts';
import { completed, lines, oneAwayCells, peopleOneAway, type StageName } from './stages.ts';

const usualStages: readonly StageName[] = ['oneLine', 'twoLines', 'fullCard'];
const card: Card = [
  ...[5, 18, 33, 46, 61],
  ...[12, 27, 44, 59, 70],
  ...[1, 16, 0, 50, 75],
  ...[9, 30, 31, 48, 66],
  ...[14, 22, 38, 60, 72],
];
const calls = [
  ...[12, 75, 31, 48, 5, 60, 27, 61, 9, 30, 22, 66],
  ...[50, 1, 16, 72, 14, 59, 44, 70, 33, 38, 18, 46],
];
const calledBy = (count: number): ReadonlySet<number> => new Set(calls.slice(0, count));
const firstCallThat = (holds: (called: ReadonlySet<number>) => boolean): number =>
  calls.findIndex((_, at) => holds(calledBy(at + 1))) + 1;
const row = (n: number) => lines[n - 1] ?? [];
const column = (n: number) => lines[4 + n] ?? [];
const hasLine = (line: readonly number[]) => (called: ReadonlySet<number>) =>
  line.every((cell) => card[cell] === 0 || called.has(card[cell] ?? -1));
const hasStage = (stage: StageName) => (called: ReadonlySet<number>) =>
  completed(stage, card, called) !== null;

describe('patterns', () => {
  test.each([
    ['BI-1', 'a first line, row 4', hasStage('oneLine'), 12, 66],
    ['BI-2', 'row 3, by the free centre', hasLine(row(3)), 15, 16],
    ['BI-2', 'the second line', hasStage('twoLines'), 15, 16],
    ['BI-3', 'column B', hasLine(column(1)), 17, 14],
    ['BI-4', 'four corners', hasStage('fourCorners'), 17, 14],
    ['BI-5', 'the full card', hasStage('fullCard'), 24, 46],
    ['BI-8', 'column I', hasLine(column(2)), 23, 18],
    ['BI-8', 'row 1', hasLine(row(1)), 24, 46],
    ['BI-8', 'column G', hasLine(column(4)), 24, 46],
  ])('%s: %s', (_, __, holds, call, number) => {
    expect(firstCallThat(holds)).toBe(call);
    expect(calls[call - 1]).toBe(number);
  });

  it('BI-1: says which line', () => {
    expect(completed('oneLine', card, calledBy(12))).toEqual(row(4));
    expect(completed('oneLine', card, calledBy(11))).toBeNull();
  });

  it('knows X and frame by their cells', () => {
    const cross = new Set([5, 61, 27, 59, 30, 48, 14, 72]);
    expect(hasStage('x')(cross)).toBe(true);
    cross.delete(48);
    expect(hasStage('x')(cross)).toBe(false);
    const edge = new Set([5, 18, 33, 46, 61, 12, 70, 1, 75, 9, 66, 14, 22, 38, 60, 72]);
    expect(hasStage('frame')(edge)).toBe(true);
    edge.delete(38);
    expect(oneAwayCells('frame', card, edge)).toEqual([22]);
  });
});

describe('one away', () => {
  it('names the cells that would complete the stage', () => {
    expect(oneAwayCells('oneLine', card, calledBy(11))).toEqual([19, 24]); // 66 in row 4, 72 in the diagonal
    expect(oneAwayCells('oneLine', card, calledBy(12))).toEqual([]);
    expect(oneAwayCells('oneLine', card, calledBy(3))).toEqual([]);
  });

  it('counts people, not cards', () => {
    const other = cardAt('00', 1);
    expect(peopleOneAway('oneLine', [[card, card], [other]], calledBy(11))).toBe(1);
  });
});

describe('cards', () => {
  const seed = 'c0ffee'.repeat(8);

  it('BI-7: are so many', () => {
    expect(differentCards()).toBe(552_446_474_061_128_648_601_600_000n);
  });

  it('are sound and different', () => {
    const dealt = Array.from({ length: 500 }, (_, number) => cardAt(seed, number));
    expect(dealt.every(isCard)).toBe(true);
    expect(new Set(dealt.map((each) => each.join())).size).toBe(500);
    expect(cardAt(seed, 7)).toEqual(dealt[7]);
  });

  it.each([
    ['a number in the wrong column', card.with(0, 16)],
    ['no free centre', card.with(12, 40)],
    ['the same number twice', card.with(0, 12)],
    ['too few', card.slice(1)],
  ])('%s is no card', (_, numbers) => expect(isCard(numbers)).toBe(false));

  it('have letters', () => expect([1, 15, 16, 44, 60, 75].map(letterOf).join('')).toBe('BBINGO'));
});

describe('the proof of the draw', () => {
  const seed = '5eed'.repeat(16);
  const order = callOrder(seed);
  const published = {
    commitment: commitmentTo(seed),
    seed,
    calls: order.slice(0, 40),
    cards: [1, 2, 3].map((number) => ({ number, card: cardAt(seed, number) })),
  };

  it('holds for what follows from the seed', () => {
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: highest }, (_, i) => i + 1));
    expect(isProven(published)).toBe(true);
  });

  const [first = 0, second = 0, ...rest] = published.calls;
  it.each([
    ['another seed', { ...published, seed: 'abcd'.repeat(16) }],
    ['calls in another order', { ...published, calls: [second, first, ...rest] }],
    ['a card of another number', { ...published, cards: [{ number: 4, card: cardAt(seed, 5) }] }],
    ['two equal cards', { ...published, cards: [published.cards, published.cards].flat() }],
  ])('fails for %s', (_, forged) => expect(isProven(forged)).toBe(false));
});

/** Does one act after the other; the reason where one is refused. */
function run(game: BingoGame, ...acts: ((game: BingoGame) => BingoGame | BingoRefusal | null)[]): BingoGame {
  return acts.reduce((now, act) => {
    const then = act(now);
    if (then === null || typeof then === 'string') throw new Error(`refused: ${then}`);
    return then;
  }, game);
}
const called = (times: number, at: number) => (game: BingoGame) =>
  run(game, ...Array.from({ length: times }, () => (now: BingoGame) => callNext(now, at)));
const begun = (auto: number | null = null) =>
  run(
    opened(usualStages),
    (s) => setAuto(s, auto, 0),
    (s) => start(s, 0),
  );

describe('a game', () => {
  it('BI-6: bars whoever claimed wrongly after call 11 until call 13', () => {
    expect(completed('oneLine', card, calledBy(11))).toBeNull();
    expect(barredUntil(11)).toBe(13);
  });

  it('BI-9: looks at called numbers, whatever is marked', () => {
    expect(completed('oneLine', card, calledBy(12))).not.toBeNull(); // there are no marks in the rules
  });

  it('calls by hand, and only while it runs', () => {
    expect(callNext(opened(usualStages), 0)).toBe('notRunning');
    const game = run(begun(), called(3, 1_000));
    expect(game).toMatchObject({ calls: 3, dueAt: null });
    const paused = run(game, (s) => pause(s, 2_000));
    expect(callNext(paused, 2_000)).toBe('notRunning');
    expect(start(game, 0)).toBe('notInLobby');
    expect(resume(game, 0)).toBe('notPaused');
    expect(run(paused, (s) => resume(s, 3_000)).phase).toBe('running');
  });

  it('calls by timer', () => {
    const game = begun(8);
    expect(passTime(game, 7_999)).toBeNull();
    expect(passTime(game, 8_000)).toMatchObject({ calls: 1, dueAt: 16_000 });
  });

  it('calls once after a break, however long', () => {
    expect(run(begun(3), (s) => passTime(s, 600_000))).toMatchObject({ calls: 1, dueAt: 603_000 });
  });

  it('goes on after a pause in full', () => {
    const game = run(
      begun(8),
      (s) => pause(s, 7_000),
      (s) => resume(s, 20_000),
    );
    expect(game.dueAt).toBe(28_000);
  });

  it('stops calls while a claim is shown', () => {
    const game = run(begun(3), called(5, 0), (s) => showClaim(s, false, 2_000));
    expect(callNext(game, 2_000 + shownMs - 1)).toBe('claimShown');
    expect(game.dueAt).toBe(2_000 + shownMs);
    expect(run(game, (s) => passTime(s, 7_000))).toMatchObject({ calls: 6, stage: 0, shownUntil: null });
  });

  it('closes a stage by the call after a right claim, not before', () => {
    const won = run(begun(), called(12, 0), (s) => showClaim(s, true, 0));
    expect(won).toMatchObject({ stage: 0, isWon: true });
    expect(run(won, (s) => showClaim(s, true, 1_000))).toMatchObject({ stage: 0, isWon: true });
    expect(run(won, called(1, shownMs))).toMatchObject({ stage: 1, isWon: false, calls: 13 });
  });

  it('ends when the last stage has been shown', () => {
    const last: BingoGame = { ...begun(), stage: 2, calls: 40 };
    const won = run(last, (s) => showClaim(s, true, 1_000));
    expect(won).toMatchObject({ phase: 'running', dueAt: 1_000 + shownMs });
    expect(passTime(won, 1_000 + shownMs)).toMatchObject({ phase: 'finished', dueAt: null, stage: 2 });
    const paused = run(
      last,
      (s) => pause(s, 0),
      (s) => showClaim(s, true, 0),
    );
    expect(passTime(paused, shownMs)).toMatchObject({ phase: 'finished' });
    expect(callNext(won, 1_000 + shownMs)).toMatchObject({ phase: 'finished' });
  });

  it('ends after the last number, with time for a last claim', () => {
    const all = run(begun(3), called(highest, 0));
    expect(all).toMatchObject({ calls: highest, dueAt: lastClaimsMs });
    expect(callNext(all, lastClaimsMs)).toBe('allCalled');
    expect(passTime(all, lastClaimsMs)).toMatchObject({ phase: 'finished' });
    const claimed = run(all, (s) => showClaim(s, true, 29_000));
    expect(passTime(claimed, 34_000)).toMatchObject({
      phase: 'running',
      stage: 1,
      isWon: false,
      dueAt: 64_000,
    });
  });

  it('ends when it is told to, once', () => {
    const ended = run(begun(8), finish);
    expect(ended).toMatchObject({ phase: 'finished', dueAt: null });
    expect(finish(ended)).toBe('finished');
    expect(setAuto(ended, 5, 0)).toBe('finished');
    expect(showClaim(ended, true, 0)).toBe('notRunning');
    expect(passTime(ended, 1e9)).toBeNull();
  });
});
