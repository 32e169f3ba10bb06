// Sketch and guess by its rules: how words are compared, turns, points, letters, secrets, when one may draw.
import { describe, expect, test } from 'vitest';
import type { Entry, Seat } from '../../engine/game.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { startMatch } from '../../engine/match.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { buildTurn } from '../../engine/turn.ts';
import { judged, lettersIn, masked } from './comparing.ts';
import { skribbl } from './index.ts';
import { hintsFor, partsOf, pointsForDrawing, pointsForGuess } from './scoring.ts';
import type { Move, Rules, Skribbl, State } from './shapes.ts';
import { listed } from './words/lists.ts';

const standard: Rules = skribbl.ruleSets.standard;
const letters = (word: string) => lettersIn(word);

/** A table of four whose first seat may draw an apple, a house or a traffic light. */
function offered(rules: Rules = standard, seats = 4): State {
  const words = ['apple', 'house', 'traffic light'];
  const deal = { words, orders: words.map(letters) };
  return skribbl.play(skribbl.start(rules, seats), { kind: 'deal', at: 0, deal });
}

const act = (state: State, by: Seat, move: Move, at = 0): State =>
  skribbl.play(state, { kind: 'move', at, by, move });
const guess = (state: State, by: Seat, text: string, at = 0): State =>
  act(state, by, { kind: 'guess', turn: state.turn, text }, at);
const time = (state: State, at = 0): State =>
  skribbl.play(state, { kind: 'timer', at, timer: skribbl.timer?.(state)?.name ?? '' });
const why = (state: State, by: Seat, move: Move) => skribbl.refusal(state, by, move, emptyLibrary);
const choose = (state: State, word: number): State => act(state, 0, { kind: 'choose', turn: 0, word });
const drawing = (word = 0): State => choose(offered(), word);
const onward = (state: State): State =>
  [0, 1, 2, 3].reduce((before, by) => act(before, by, { kind: 'continue', turn: before.turn }), state);

describe('is it the word', () => {
  test.each([
    ['SG-01', 'en', 'apple', 'apple', 'right'],
    ['SG-02 in any case', 'en', 'aPPle', 'apple', 'right'],
    ['SG-03 spaces around it', 'en', '  apple ', 'apple', 'right'],
    ['SG-04 two words as one', 'en', 'trafficlight', 'traffic light', 'right'],
    ['SG-05 hyphens and apostrophes', 'en', "t-shirt's", 'tshirts', 'right'],
    ['SG-06 a letter too many', 'en', 'appple', 'apple', 'near'],
    ['SG-07 a letter missing', 'en', 'aple', 'apple', 'near'],
    ['SG-08 two letters swapped', 'en', 'appel', 'apple', 'near'],
    ['SG-09 two letters wrong in a short word', 'en', 'appxx', 'apple', 'wrong'],
    ['SG-10 two letters wrong in a long word', 'en', 'helicpoterr', 'helicopter', 'near'],
    ['SG-11 short words have no near misses', 'en', 'cat', 'car', 'wrong'],
    ['SG-12 the word within others', 'en', 'an apple', 'apple', 'wrong'],
    ['SG-13 İ and i in Turkish', 'tr', 'İNEK', 'inek', 'right'],
    ['SG-14 I and ı in Turkish', 'tr', 'KAPI', 'kapı', 'right'],
    ['SG-15 without Turkish letters', 'tr', 'gunes', 'güneş', 'right'],
    ['SG-16 a roof left out', 'tr', 'kağıt', 'kâğıt', 'right'],
    ['SG-17 I on a Turkish keyboard in English', 'en', 'FİSH', 'fish', 'right'],
    ['SG-18 near in Turkish', 'tr', 'kelebk', 'kelebek', 'near'],
  ] as const)('%s', (_, tongue, text, word, kind) => {
    expect(judged(text, word, tongue)).toBe(kind);
  });
});

describe('points', () => {
  test.each([
    ['SG-20 at once', 0, 80, 300],
    ['SG-21 after a quarter', 20_000, 80, 250],
    ['SG-22 after half', 40_000, 80, 200],
    ['SG-23 at the last moment', 80_000, 80, 100],
    ['SG-24 never fewer', 90_000, 80, 100],
    ['SG-25 the same share in a longer turn', 60_000, 120, 200],
  ] as const)('%s', (_, after, seconds, points) => {
    expect(pointsForGuess(after, seconds)).toBe(points);
  });

  test.each([
    ['SG-26 nobody found it', 0, 3, 0],
    ['SG-27 one of three', 1, 3, 100],
    ['SG-28 all of three', 3, 3, 300],
    ['SG-29 all of eleven', 11, 11, 300],
  ] as const)('%s', (_, found, guessers, points) => {
    expect(pointsForDrawing(found, guessers)).toBe(points);
  });
});

describe('letters', () => {
  test.each([
    ['SG-30 two letters', 'ox', 0],
    ['SG-31 three', 'sun', 1],
    ['SG-32 eight', 'triangle', 2],
    ['SG-33 never more than three', 'traffic light and more', 3],
  ] as const)('%s', (_, word, count) => {
    expect(hintsFor(word)).toBe(count);
  });

  test('SG-34 spaces and hyphens are seen, letters are not', () => {
    expect(masked('traffic light', [])).toBe('_______ _____');
    expect(masked('t-shirt', [0])).toBe('t-_____');
  });

  test('SG-35 they come after half, seven tenths and 85 hundredths of the time', () => {
    expect(partsOf('helicopter', 80)).toEqual([40_000, 16_000, 12_000, 12_000]);
    expect(partsOf('ox', 80)).toEqual([80_000]);
  });

  test('SG-36 a letter is revealed when its part is over, and the turn ends with the last part', () => {
    const first = time(drawing(), 40_000);
    expect(skribbl.view(first, 1).mask).toBe('a____');
    expect(skribbl.timer?.(first)).toMatchObject({ name: 'draw 0 1', ms: 40_000, isCourse: true });
    const end = time(first, 80_000);
    expect(end.phase).toBe('shown');
    expect(skribbl.view(end, 1)).toMatchObject({ word: 'apple', mask: 'apple', points: [0, 0, 0, 0] });
  });

  test('SG-37 people are shown the whole time, whatever its parts', () => {
    expect(skribbl.timer?.(drawing())).toMatchObject({ ms: 40_000, thenMs: 40_000 });
  });
});

describe('turns', () => {
  test('SG-40 three words are offered, and only to the drawer', () => {
    const state = offered();
    expect(skribbl.view(state, 0).offered).toEqual(['apple', 'house', 'traffic light']);
    for (const to of [1, 2, 3, 'spectator'] as const) expect(skribbl.view(state, to).offered).toBeNull();
    expect(skribbl.toAct(state)).toEqual([0]);
  });

  test('SG-41 whoever does not choose is passed over, without points for anybody', () => {
    const state = time(offered());
    expect(state).toMatchObject({ phase: 'shown', word: null, points: [0, 0, 0, 0] });
  });

  test('SG-42 a turn can be passed', () => {
    expect(act(offered(), 0, { kind: 'pass', turn: 0 })).toMatchObject({ phase: 'shown', word: null });
    expect(why(drawing(), 0, { kind: 'pass', turn: 0 })).toBe('notNow');
  });

  test('SG-43 all others guess at once', () => {
    expect(skribbl.toAct(drawing())).toEqual([0, 1, 2, 3]);
    expect(skribbl.toAct(act(drawing(), 0, { kind: 'drawn', turn: 0 }))).toEqual([1, 2, 3]);
  });

  test('SG-44 the drawer may not guess, nor write the word', () => {
    expect(why(drawing(), 0, { kind: 'guess', turn: 0, text: 'apple' })).toBe('drawerGuesses');
  });

  test('SG-45 nobody guesses again who has found it, and nobody the same again', () => {
    const found = guess(drawing(), 1, 'apple');
    expect(why(found, 1, { kind: 'guess', turn: 0, text: 'apple' })).toBe('alreadyFound');
    const wrong = guess(drawing(), 2, 'pear');
    expect(why(wrong, 2, { kind: 'guess', turn: 0, text: ' PEAR' })).toBe('guessedBefore');
    expect(why(wrong, 3, { kind: 'guess', turn: 0, text: 'pear' })).toBeNull();
  });

  test('SG-46 a guess without a letter is none', () => {
    expect(why(drawing(), 1, { kind: 'guess', turn: 0, text: '?!' })).toBe('emptyGuess');
  });

  test('SG-48 a wrong guess that nobody should have to read is refused, and the word itself never', () => {
    const library = {
      ...emptyLibrary,
      holdsUnsaid: (text: string) => text.includes('pear') || text === 'apple',
    };
    const refusal = (text: string) =>
      skribbl.refusal(drawing(), 1, { kind: 'guess', turn: 0, text }, library);
    expect(['a pear', 'plum', 'apple'].map(refusal)).toEqual(['offensive', null, null]);
  });

  test('SG-47 once everybody has found it the turn is over and the drawer has points', () => {
    const two = guess(guess(drawing(), 1, 'apple', 0), 2, 'apple', 40_000);
    expect(two.phase).toBe('drawing');
    const all = guess(two, 3, 'apple', 80_000);
    expect(all).toMatchObject({ phase: 'shown', points: [300, 300, 200, 100] });
  });

  test('SG-48 a late guess of another turn is refused', () => {
    const next = onward(time(time(drawing())));
    expect(next.turn).toBe(1);
    expect(why(next, 2, { kind: 'guess', turn: 0, text: 'apple' })).toBe('otherTurn');
  });

  test('SG-49 the next seat draws, and everybody once in a round', () => {
    const next = onward(time(time(drawing())));
    expect(skribbl.view(next, 0)).toMatchObject({ drawer: 1, round: 1, phase: 'offering' });
  });

  test('SG-50 the game ends after the last turn, the most points first', () => {
    let state: State = { ...drawing(), rules: { ...standard, rounds: 1 }, turn: 3, points: [5, 10, 5, 0] };
    state = act(state, 3, { kind: 'drawn', turn: 3 });
    state = onward(time(time(state)));
    expect(skribbl.result(state)).toMatchObject({ places: [[1], [0, 2], [3]], how: 'most' });
    expect(skribbl.toAct(state)).toEqual([]);
  });

  test('SG-51 so many guesses and no more, so that nobody tries out a list', () => {
    let state = drawing();
    for (let n = 0; n < 25; n++) state = guess(state, 1, `word ${n}`);
    expect(why(state, 1, { kind: 'guess', turn: 0, text: 'apple' })).toBe('tooManyGuesses');
    expect(skribbl.toAct(state)).toEqual([0, 2, 3]);
  });

  test('SG-52 a word is not offered twice in a game while there are others', () => {
    const first: Random = { below: () => 0, shuffle: (items) => [...items] };
    const used = listed('en', 'easy').slice(0, 5);
    const deal = skribbl.deal?.({ ...offered(), used }, first, emptyLibrary);
    expect(deal?.words).toEqual(listed('en', 'easy').slice(5, 8));
  });

  test('SG-53 nobody is late by the time of a drawing', () => {
    const dealer = { random: () => seededRandom('1f'.repeat(32), 'deal'), library: emptyLibrary };
    let match = buildTurn(
      skribbl,
      startMatch(skribbl, { rules: standard, seats: 3, timer: null }),
      null,
      dealer,
    ).match;
    const entries: Entry<Skribbl>[] = [
      { kind: 'move', at: 0, by: 0, move: { kind: 'choose', turn: 0, word: 0 } },
    ];
    for (const entry of entries) match = buildTurn(skribbl, match, entry, dealer).match;
    match = buildTurn(
      skribbl,
      match,
      { kind: 'timer', at: 80_000, timer: match.deadline?.name ?? '' },
      dealer,
    ).match;
    expect(match.automatic).toEqual([0, 0, 0]);
  });
});

describe('what is told', () => {
  const lineTo = (state: State, by: Seat, text: string, to: Seat | 'spectator') =>
    skribbl.tell?.(state, { kind: 'move', at: 0, by, move: { kind: 'guess', turn: 0, text } }, to);

  test('SG-60 a near miss is told to whoever made it, and is a wrong guess to all others', () => {
    const state = guess(drawing(), 1, 'aple');
    expect(skribbl.view(state, 1).guesses).toEqual([{ seat: 1, text: 'aple', kind: 'near' }]);
    for (const to of [0, 2, 'spectator'] as const)
      expect(skribbl.view(state, to).guesses).toEqual([{ seat: 1, text: 'aple', kind: 'wrong' }]);
    expect(lineTo(drawing(), 1, 'aple', 1)?.key).toBe('near');
    expect(lineTo(drawing(), 1, 'aple', 2)?.key).toBe('wrong');
  });

  test('SG-61 a right guess shows the word to nobody', () => {
    const state = guess(drawing(), 1, 'apple');
    expect(skribbl.view(state, 2)).toMatchObject({
      word: null,
      guesses: [{ seat: 1, text: null, kind: 'right' }],
    });
    expect(skribbl.view(state, 1).word).toBe('apple');
    expect(JSON.stringify(lineTo(drawing(), 1, 'apple', 2))).not.toContain('apple');
  });

  test('SG-62 the word is never in the view of a guesser or spectator', () => {
    for (const to of [1, 2, 3, 'spectator'] as const)
      expect(JSON.stringify(skribbl.view(drawing(), to))).not.toContain('apple');
  });
});

describe('the drawing', () => {
  const draw = (at: number, ink = '(BAD'): Move => ({ kind: 'draw', turn: 0, at, ink });

  test('SG-70 it grows from where it ends, by its drawer alone', () => {
    const state = act(drawing(), 0, draw(0));
    expect(why(state, 0, draw(0))).toBe('otherDrawing');
    expect(why(state, 0, draw(4))).toBeNull();
    expect(why(state, 1, draw(4))).toBe('notDrawer');
  });

  test('SG-71 what was drawn in the last moment still comes after the end', () => {
    expect(why(time(time(drawing())), 0, draw(0))).toBeNull();
    expect(why(time(offered()), 0, draw(0))).toBe('notNow');
  });

  test('SG-72 it has a bound', () => {
    const full: State = { ...drawing(), ink: new Array(5).fill('A'.repeat(1_120)) };
    expect(why(full, 0, draw(5_600, 'A'))).toBe('fullDrawing');
  });

  test('SG-73 others may see it before it is stored, from where it ends or later', () => {
    const state = act(drawing(), 0, draw(0));
    expect(skribbl.isPreviewed?.(state, 0, draw(4))).toBe(true);
    expect(skribbl.isPreviewed?.(state, 0, draw(90))).toBe(true);
    expect(skribbl.isPreviewed?.(state, 0, draw(0))).toBe(false);
    expect(skribbl.isPreviewed?.(state, 1, draw(4))).toBe(false);
    expect(skribbl.isPreviewed?.(state, 0, { kind: 'drawn', turn: 0 })).toBe(false);
  });

  test.each([
    ['a kind nobody knows', { kind: 'paint', turn: 0 }],
    ['a turn beyond the last one', { kind: 'pass', turn: 36 }],
    ['signs that draw nothing', { kind: 'draw', turn: 0, at: 0, ink: '<script>' }],
    ['too much at once', { kind: 'draw', turn: 0, at: 0, ink: 'A'.repeat(1_201) }],
    ['a guess with a control character', { kind: 'guess', turn: 0, text: 'a\u202eb' }],
    ['a guess that is too long', { kind: 'guess', turn: 0, text: 'a'.repeat(41) }],
  ])('SG-74 refuses %s', (_, move) => {
    expect(skribbl.readMove(move)).toBeNull();
  });
});
