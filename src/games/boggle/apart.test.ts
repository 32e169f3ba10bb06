// Letter dice with a move a day: each searches the same dice when it suits them, and nobody sees the words before all have.
import { expect, test } from 'vitest';
import { testLibrary } from '../../../tests/support/data/words.ts';
import type { Entry } from '../../engine/game.ts';
import { seededRandom } from '../../engine/random.ts';
import { bots } from './bot.ts';
import { readPosition, writePosition } from './notation.ts';
import { betweenRounds, deal, ownTimes, play, refusal, result, rules, start, timer, toAct } from './rules.ts';
import { feats } from './scoring.ts';
import type { Boggle, Move, Rules, State } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

const usual: Rules = { language: 'en', seconds: 180, rounds: 3 };
const daily = rules.dailyRules?.(usual) ?? usual;
const board1 = 'T A P E R I N S Qu E L O U M D G'.split(' ');
const words =
  'TRAIN PAIN SPIN QUIRE EQUIP RIPENS GOLD LINE SPINE QUE LOSE TAPES REIN MELD QUIRT APE NIP PIN LIE AIR'.split(
    ' ',
  );
const anySeed = '0'.repeat(64);

/** All that the dealer does until somebody must act. */
function rolledAgain(state: State): State {
  let next = state;
  for (let n = 0; toAct(next).includes('dealer'); n++)
    next = play(next, { kind: 'deal', at: 0, deal: deal(next, seededRandom(anySeed, `${n}`), testLibrary) });
  return next;
}

const find = (...found: string[]): Move => ({ kind: 'find', round: 1, words: found });
function dice(playedBy: Rules): State {
  const rolled = play(start(playedBy, 2), { kind: 'deal', at: 0, deal: { kind: 'roll', faces: board1 } });
  return play(rolled, {
    kind: 'deal',
    at: 0,
    deal: { kind: 'solution', list: 'v', words, unsaid: ['NIP'] },
  });
}
const begin: Move = { kind: 'begin', round: 1 };
const done: Move = { kind: 'done', round: 1 };
const at = (moment: number, by: number, move: Move) => ({ kind: 'move', at: moment, by, move }) as const;
const timeOf = (seat: number) => ({ kind: 'timer', at: 0, timer: `round 1 seat ${seat}` }) as const;
const played = (...entries: Entry<Boggle>[]) => entries.reduce(play, dice(daily));
const adas = [at(5_000, 0, begin), at(6_000, 0, find('TRAIN', 'SPIN'))];
const bos = [at(900_000, 1, begin), at(901_000, 1, find('SPIN', 'RIPENS'))];

test.each<[string, Entry<Boggle>[], number, Move, string | null]>([
  ['BO-16: words need dice', [], 0, find('SPIN'), 'notBegun'],
  ['BO-17: so does the end', [], 0, done, 'notBegun'],
  ['BO-18: who is there begins', [], 1, begin, null],
  ['BO-19: once', [at(1, 0, begin)], 0, begin, 'alreadyBegun'],
  ['BO-20: which is nothing to the other', [at(1, 0, begin)], 1, find('SPIN'), 'notBegun'],
  ['BO-21: a word in one’s own time', [at(1, 0, begin)], 0, find('SPIN'), null],
  ['BO-22: not after it', [...adas, timeOf(0)], 0, find('LINE'), 'notYourTurn'],
  ['BO-23: the other may begin then', [...adas, timeOf(0)], 1, begin, null],
  ['BO-24: the word of the other may be found', [...adas, ...bos], 1, find('TRAIN'), null],
])('%s', (_, entries, seat, move, key) => {
  expect(refusal(played(...entries), seat, move)).toBe(key);
});

test.each<[string, Entry<Boggle>[], [name: string, since: number][]]>([
  ['BO-25: nobody has begun', [], []],
  ['BO-26: the time runs from Start', adas, [['round 1 seat 0', 5_000]]],
  [
    'BO-27: for each by itself',
    [...bos, ...adas],
    [
      ['round 1 seat 0', 5_000],
      ['round 1 seat 1', 900_000],
    ],
  ],
  ['BO-28: until Done', [...adas, at(7_000, 0, done)], []],
  ['BO-29: of the other it runs on', [...adas, ...bos, timeOf(0)], [['round 1 seat 1', 900_000]]],
])('%s', (_, entries, times) => {
  const own = ownTimes(played(...entries));
  expect(own.map(({ name, since }) => [name, since])).toEqual(times);
  expect(own.every(({ ms }) => ms === 180_000)).toBe(true);
  expect(timer(played(...entries))).toBeNull();
});

test('the dice, the words and their number are hidden until all have played', () => {
  const letters = /TRAIN|SPIN|"Qu"/;
  const half = played(...adas, timeOf(0));
  for (const to of [1, 'spectator'] as const) {
    expect(JSON.stringify(view(half, to))).not.toMatch(letters);
    expect(view(half, to)).toMatchObject({ board: [], counts: to === 1 ? [null, 0] : [null, null] });
    for (const entry of [...adas, ...bos])
      expect(JSON.stringify(tell(half, entry, to) ?? '')).not.toMatch(to === 1 ? /TRAIN/ : letters);
  }
  expect(view(half, 0)).toMatchObject({ own: ['TRAIN', 'SPIN'], board: board1, counts: [2, null] });
  expect(legalMoves(view(half, 1), 1)).toEqual([begin]);
  expect(tell(half, at(0, 1, begin), 1)).toBeNull(); // nowhere but at the table
  expect(legalMoves(view(played(...adas), 0), 0)).toBeNull();
});

test('who plays last opens the next round, and both rounds are told', () => {
  const last = timeOf(1);
  const before = played(...adas, timeOf(0), ...bos);
  const counted = play(before, last);
  expect([counted.phase, counted.round, counted.rounds]).toEqual(['rolling', 2, [[2, 3]]]);
  expect(betweenRounds(counted)).toBe(false);
  expect(tell(before, last, 0)).toEqual({ seat: null, key: 'counted', values: { points: '2 : 3' } });
  expect(tell(played(...adas), timeOf(0), 1)).toEqual({ seat: 0, key: 'done', values: {} });
  const next = rolledAgain(counted);
  const seen = view(next, 'spectator').apart?.last;
  expect(seen).toMatchObject({
    board: board1,
    found: [
      ['TRAIN', 'SPIN'],
      ['SPIN', 'RIPENS'],
    ],
  });
  expect(seen?.missed).toContain('GOLD');
  expect(seen?.missed).not.toContain('NIP');
  const searching = play(next, at(2_000_000, 0, { kind: 'begin', round: 2 }));
  expect(view(searching, 0)).toMatchObject({ own: [], apart: { begun: [true, false], last: null } });
  for (const state of [before, counted, next, searching])
    expect(readPosition(writePosition(state))).toEqual(state);
});

test('after the last round there is the result', () => {
  const one = [...adas, ...bos].reduce(play, dice({ ...daily, rounds: 1 }));
  const over = [timeOf(0), timeOf(1)].reduce<State>(play, one);
  expect(result(over)?.places).toEqual([[1], [0]]);
  expect(view(over, 'spectator')).toMatchObject({ phase: 'over', board: board1, counts: [2, 2] });
  expect(feats({ ...over, found: [['TELETHON'], []] })).toEqual([{ seat: 0, key: 'boggleEight' }]);
});

test('a bot plays its round at once', () => {
  let state = rolledAgain(start(daily, 2));
  const kinds: string[] = [];
  const random = seededRandom(anySeed, 'at once');
  for (const bot of bots.slice(1, 2))
    while (toAct(state).includes(0)) {
      const seen = view(state, 0);
      const move = bot.choose(seen, 0, random, testLibrary, { isOver: () => true });
      expect([refusal(state, 0, move), bot.pauseMs?.(seen, 0, move, random)]).toEqual([null, 0]);
      state = play(state, at(0, 0, move));
      kinds.push(move.kind);
    }
  expect(kinds).toEqual(['begin', 'find', 'done']);
  expect(state.found[0]?.length).toBeGreaterThan(5);
});
