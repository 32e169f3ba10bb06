// A table by its acts: offers, takebacks, pauses, absence, clocks and every way a match can end.
import { expect, test } from 'vitest';
import { limitMs, nextExpiry } from './expiry.ts';
import { type Race, type Rules, race } from './fixtures/race.ts';
import type { GameDefinition } from './game.ts';
import type { Logged, OfferKind } from './log.ts';
import { awaySeats, type Match, playEntry, seatsOnTurn, seatsToAct, startMatch } from './match.ts';
import { tableRefusal } from './turn.ts';

type Line = Logged<Race>;

const usual: Rules = race.ruleSets.standard;
const timed = { initial: 300, increment: 5 };

const table = (seats = 2, rules: Rules = usual, game = race) =>
  startMatch(game, { rules, seats, timer: timed });

const after = (match: Match<Race>, lines: readonly Line[], game: GameDefinition<Race> = race) =>
  lines.reduce((next, line) => playEntry(game, next, line), match);

const move = (by: number, at = 0): Line => ({ kind: 'move', at, by, move: 1 });
const offer = (by: number, kind: OfferKind, at = 0): Line => ({ kind: 'offer', at, by, offer: kind });
const answer = (by: number, kind: OfferKind, word: 'accept' | 'decline' | 'withdraw', at = 0): Line => ({
  kind: 'answer',
  at,
  by,
  offer: kind,
  answer: word,
});
const late = (turn: number, at: number): Line => ({ kind: 'timer', at, timer: `turn ${turn}` });

const refusalOf = (match: Match<Race>, line: Line, game = race) => {
  if (line.kind === 'move' || line.kind === 'deal' || line.kind === 'timer')
    throw new Error('no act at the table');
  return tableRefusal(game, match, line);
};

test.each<[string, Line[], Line, string | null]>([
  ['an offer while one is open', [offer(0, 'draw')], offer(1, 'draw'), 'offerOpen'],
  ['an answer to nothing', [], answer(1, 'draw', 'accept'), 'noSuchOffer'],
  ['an answer to another offer', [offer(0, 'pause')], answer(1, 'draw', 'accept'), 'noSuchOffer'],
  ['accepting one’s own offer', [offer(0, 'draw')], answer(0, 'draw', 'accept'), 'notYourOffer'],
  ['withdrawing another’s offer', [offer(0, 'draw')], answer(1, 'draw', 'withdraw'), 'notYourOffer'],
  [
    'a second offer after a refusal',
    [offer(0, 'draw'), answer(1, 'draw', 'decline')],
    offer(0, 'draw'),
    'moveFirst',
  ],
  [
    'the other side after a refusal',
    [offer(0, 'draw'), answer(1, 'draw', 'decline')],
    offer(1, 'draw'),
    null,
  ],
  [
    'a second offer after a move',
    [offer(0, 'draw'), answer(1, 'draw', 'decline'), move(0)],
    offer(0, 'draw'),
    null,
  ],
  [
    'a second offer after the other’s move',
    [move(0), offer(0, 'draw'), answer(1, 'draw', 'decline'), move(1)],
    offer(0, 'draw'),
    'moveFirst',
  ],
  [
    'an offer again after withdrawing',
    [offer(0, 'draw'), answer(0, 'draw', 'withdraw')],
    offer(0, 'draw'),
    null,
  ],
  [
    'an offer that lapsed by a move',
    [move(0), offer(0, 'draw'), move(1)],
    answer(1, 'draw', 'accept'),
    'noSuchOffer',
  ],
  ['an offer that outlives one’s own move', [offer(0, 'draw'), move(0)], answer(1, 'draw', 'accept'), null],
  ['taking back nothing', [move(0)], offer(1, 'takeback'), 'nothingToTakeBack'],
  ['taking back a move', [move(0)], offer(0, 'takeback'), null],
  ['resuming what runs', [], offer(0, 'resume'), 'notNow'],
  ['pausing twice', [offer(0, 'pause'), answer(1, 'pause', 'accept')], offer(0, 'pause'), 'notNow'],
  ['a draw in a pause', [offer(0, 'pause'), answer(1, 'pause', 'accept')], offer(0, 'draw'), 'notNow'],
  ['claiming on one’s own turn', [], { kind: 'claim', at: 0, by: 0, claim: 'win' }, 'notNow'],
  ['claiming while the other is to act', [], { kind: 'claim', at: 0, by: 1, claim: 'win' }, null],
  ['sitting in at a table of two', [], { kind: 'sitIn', at: 0, by: 0 }, 'notNow'],
  ['taking a seat nobody sat in for', [], { kind: 'takeSeat', at: 0, by: 0 }, 'alreadyDone'],
  ['anything after the end', [{ kind: 'resign', at: 0, by: 0 }], offer(1, 'draw'), 'gameOver'],
  ['recovering twice', [{ kind: 'recover', at: 0 }], { kind: 'recover', at: 0 }, 'alreadyDone'],
  ['continuing what goes on', [], { kind: 'continue', at: 0 }, 'alreadyDone'],
  ['an offer while recovering', [{ kind: 'recover', at: 0 }], offer(0, 'draw'), 'notNow'],
])('%s', (_, lines, line, refusal) => {
  expect(refusalOf(after(table(), lines), line)).toBe(refusal);
});

const quiet: GameDefinition<Race> = {
  ...race,
  manners: { draw: false, resign: false, clock: false, takeback: false },
};

test('a game without draws, resigning, clocks and takebacks has none', () => {
  const match = after(table(2, usual, quiet), [move(0)], quiet);
  expect(refusalOf(match, offer(0, 'draw'), quiet)).toBe('noDraws');
  expect(refusalOf(match, { kind: 'resign', at: 0, by: 0 }, quiet)).toBe('noResigning');
  expect(refusalOf(match, offer(0, 'takeback'), quiet)).toBe('nothingToTakeBack');
  expect(match.clock).toBeNull();
});

test.each<[string, number, Line[], readonly (readonly number[])[], string]>([
  ['a draw agreed', 2, [offer(0, 'draw'), answer(1, 'draw', 'accept')], [[0, 1]], 'agreement'],
  ['resigning', 2, [{ kind: 'resign', at: 0, by: 0 }], [[1], [0]], 'resign'],
  ['resigning among three', 3, [{ kind: 'resign', at: 0, by: 1 }], [[0, 2], [1]], 'resign'],
  ['a flag', 2, [{ kind: 'flag', at: 0, by: 1 }], [[0], [1]], 'time'],
  ['a claimed win', 2, [{ kind: 'claim', at: 0, by: 1, claim: 'win' }], [[1], [0]], 'abandoned'],
  ['a claimed draw', 2, [{ kind: 'claim', at: 0, by: 1, claim: 'draw' }], [[0, 1]], 'abandoned'],
  ['abandoned by one', 3, [move(0), { kind: 'abandon', at: 0 }], [[0, 2], [1]], 'abandoned'],
])('it ends by %s', (_, seats, lines, places, reason) => {
  const match = after(table(seats), lines);
  expect(match.result).toEqual({ places, reason });
  expect(seatsToAct(match)).toEqual([]);
  expect(nextExpiry(race, match, 660_000)).toBeNull();
});

test('resigning one game of several goes on with the next, and ends a match it decides', () => {
  const given = (fields: readonly number[], seat: number) =>
    fields.with(1 - seat, (fields[1 - seat] ?? 0) + 3);
  const series: GameDefinition<Race> = {
    ...race,
    concede: (state, seat) => ({ ...state, fields: given(state.fields, seat) }),
  };
  const resigns: Line = { kind: 'resign', at: 0, by: 0 };
  const once = after(table(2), [resigns], series);
  expect([once.result, once.state.fields, seatsToAct(once)]).toEqual([null, [0, 3], [0]]);
  const twice = after(once, [resigns], series);
  expect(twice.result).toEqual({ places: [[1], [0]], reason: 'resign' });
  expect(after(table(2), [resigns], { ...series, concede: () => null }).result?.reason).toBe('resign');
});

test('a bot sits in for a seat until it is taken back', () => {
  const gone = after(table(3), [{ kind: 'sitIn', at: 0, by: 1 }]);
  expect(gone.satIn).toEqual([1]);
  expect(refusalOf(gone, { kind: 'sitIn', at: 0, by: 1 })).toBe('notNow');
  expect(refusalOf(gone, { kind: 'sitIn', at: 0, by: 2 })).toBeNull();
  expect(after(gone, [{ kind: 'takeSeat', at: 5, by: 1 }]).satIn).toEqual([]);
});

test('abandoned by several: they share the last place', () => {
  const match = after(table(3, race.ruleSets.together), [move(1), { kind: 'abandon', at: 0 }]);
  expect(match.result?.places).toEqual([[1], [0, 2]]);
});

test('a game has its own word on a seat that goes', () => {
  const strict: GameDefinition<Race> = {
    ...race,
    forfeit: (_state, seat, cause) => ({
      places: [[0, 1, 2].filter((s) => s !== seat), [seat]],
      reason: 'rule',
      how: cause,
    }),
  };
  for (const [line, how] of [
    [{ kind: 'resign', at: 0, by: 2 }, 'resigned'],
    [{ kind: 'flag', at: 0, by: 2 }, 'flagged'],
    [{ kind: 'abandon', at: 0 }, 'left'],
  ] as const)
    expect(after(table(3), [line], strict).result?.how).toBe(how);
});

test('a draw among three needs all three', () => {
  const two = after(table(3), [offer(0, 'draw'), answer(2, 'draw', 'accept')]);
  expect(two.result).toBeNull();
  expect(refusalOf(two, answer(2, 'draw', 'accept'))).toBe('alreadyDone');
  expect(after(two, [answer(1, 'draw', 'accept')]).result?.reason).toBe('agreement');
});

test.each([
  ['right after one’s move', [move(0)], 0, [0, 0], [0]],
  ['after the answer', [move(0), move(1)], 0, [0, 0], [0]],
  ['the second of two', [move(0), move(1), move(0)], 0, [1, 1], [0]],
  ['the other side', [move(0), move(1), move(0)], 1, [1, 0], [1]],
] as const)('a takeback %s returns to the asker’s last turn', (_, lines, by, fields, next) => {
  const match = after(table(), [...lines, offer(by, 'takeback'), answer(1 - by, 'takeback', 'accept')]);
  expect(match.state.fields).toEqual(fields);
  expect(seatsToAct(match)).toEqual(next);
});

test('a move there was no choice about is nothing to come back to', () => {
  const match = after(table(2, { ...usual, isForced: true, goal: 2 }), [move(0), move(1), move(0)]);
  expect(match.before.map(({ by }) => by)).toEqual([0, 1]);
});

test('no takeback past luck', () => {
  const match = after(table(2, race.ruleSets.lucky), [
    { kind: 'deal', at: 0, deal: 2 },
    move(0),
    { kind: 'deal', at: 0, deal: 1 },
  ]);
  expect(refusalOf(match, offer(0, 'takeback'))).toBe('nothingToTakeBack');
});

test('a takeback gives nobody an increment', () => {
  const match = after(table(), [
    move(0, 1_000),
    offer(0, 'takeback', 5_000),
    answer(1, 'takeback', 'accept', 6_000),
  ]);
  expect(match.clock?.leftMs).toEqual([305_000, 300_000]);
  expect(match.clock?.running).toEqual([0]);
});

test('a pause stops clocks and deadlines until all resume', () => {
  const paused = after(table(), [
    move(0, 1_000),
    offer(1, 'pause', 3_000),
    answer(0, 'pause', 'accept', 4_000),
  ]);
  expect(paused.paused).toBe(true);
  expect(paused.clock?.running).toEqual([]);
  expect(seatsToAct(paused)).toEqual([]);
  expect(nextExpiry(race, paused, 660_000)).toBeNull();
  const again = after(paused, [offer(0, 'resume', 4_000), answer(1, 'resume', 'accept', 4_000)]);
  expect(again.clock?.running).toEqual([1]);
  expect(nextExpiry(race, again, 660_000)).toEqual({ kind: 'timer', timer: 'turn 1', at: 11_000 });
});

test('a recovered table waits', () => {
  const waiting = after(table(), [{ kind: 'recover', at: 2_000 }]);
  expect(seatsToAct(waiting)).toEqual([]);
  expect(seatsOnTurn(waiting)).toEqual([0]);
  expect(nextExpiry(race, waiting, 660_000)).toBeNull();
  expect(seatsToAct(after(waiting, [{ kind: 'continue', at: 2_000 }]))).toEqual([0]);
});

test.each([
  ['the rules’ deadline', usual, [], 660_000, { kind: 'timer', timer: 'turn 0', at: 10_000 }],
  ['the table’s patience', usual, [], 5_000, { kind: 'abandon', at: 5_000 }],
  ['counted from the last act', usual, [move(0, 7_000)], 9_000, { kind: 'abandon', at: 16_000 }],
] as const)('what comes next: %s', (_, rules, lines, patience, expiry) => {
  expect(nextExpiry(race, after(table(2, rules), lines), patience)).toEqual(expiry);
});

test('clock and deadline run from the start, before anyone acted', () => {
  expect(table().clock?.running).toEqual([0]);
  expect(table().deadline).toEqual({ name: 'turn 0', ms: 10_000, since: 0 });
});

test('the flag falls before the deadline where it is nearer', () => {
  const slow: GameDefinition<Race> = { ...race, timer: () => null };
  const match = after(table(2, usual, slow), [move(0, 1_000)], slow);
  expect(nextExpiry(slow, match, 9_000_000)).toEqual({ kind: 'flag', by: 1, at: 1_000 + 20_000 + 300_000 });
});

test('after two automatic acts in a row a seat is away, and its next comes soon', () => {
  const once = after(table(), [late(0, 10_000), move(1, 11_000)]);
  expect(awaySeats(once)).toEqual([]);
  const twice = after(once, [late(2, 21_000), move(1, 22_000)]);
  expect(awaySeats(twice)).toEqual([0]);
  expect(twice.deadline && limitMs(race, twice, twice.deadline)).toBe(2_000);
  expect(nextExpiry(race, twice, 660_000)).toEqual({ kind: 'timer', timer: 'turn 4', at: 24_000 });
  expect(awaySeats(after(twice, [move(0, 23_000)]))).toEqual([]);
});

test('an automatic act is no act of a player', () => {
  expect(after(table(), [move(0, 4_000), late(1, 14_000)]).actedAt).toBe(4_000);
});

test('where several are to act, all of them must be away', () => {
  const rules = race.ruleSets.together ?? usual;
  const lines = [move(0), late(0, 10_000), move(0, 11_000), late(1, 20_000)];
  const match = after(table(3, rules), lines);
  expect(awaySeats(match)).toEqual([1, 2]);
  expect(match.deadline && limitMs(race, match, match.deadline)).toBe(10_000);
  const waiting = after(match, [move(0, 21_000)]);
  expect(waiting.deadline && limitMs(race, waiting, waiting.deadline)).toBe(2_000);
});

test('between rounds nobody is away', () => {
  const resting: GameDefinition<Race> = { ...race, betweenRounds: () => true };
  const match = after(table(), [late(0, 10_000), late(1, 20_000), late(2, 30_000), late(3, 40_000)], resting);
  expect(awaySeats(match)).toEqual([]);
});

test('a turn of the same name keeps its deadline', () => {
  const match = after(table(3, race.ruleSets.together), [late(0, 10_000), move(0, 12_000)]);
  expect(match.deadline).toEqual({ name: 'turn 1', ms: 10_000, since: 10_000 });
});
