// What is wrong in the form of a new tournament, and what is sent of it.
import { expect, it } from 'vitest';
import {
  beginForm,
  bodyOf,
  faultsIn,
  formsOf,
  type MakeForm,
  sizesOf,
  withForm,
  withGame,
  withSize,
} from './makeForm.ts';

const now = new Date(2026, 2, 2, 9, 30);
const form = (part: Partial<MakeForm>): MakeForm => ({ ...beginForm(now), name: 'Friday cup', ...part });

it.each([
  [{}, []],
  [{ name: '  ' }, ['name']],
  [{ isPlanned: true, start: '2026-03-02T09:00' }, ['start']],
  [{ isPlanned: true, start: '2026-03-02T11:00' }, []],
  [{ isPlanned: true, start: '' }, ['start']],
  [{ isPlanned: false, start: '' }, []],
  [{ form: 'teamCup', departments: 'Sales\n\n' }, ['departments']],
  [{ form: 'teamCup', departments: 'Sales\n SALES ' }, ['departments']],
  [{ form: 'teamCup', departments: `Sales\n${'x'.repeat(41)}` }, ['departments']],
  [{ form: 'teamCup', departments: Array.from({ length: 13 }, (_, at) => at).join('\n') }, ['departments']],
  [{ form: 'teamCup', departments: 'Sales\nLab' }, []],
  [{ departments: '' }, []],
] as const)('%j has the faults %j', (part, faults) => {
  expect(faultsIn(form(part), now)).toEqual(faults);
});

it.each([
  [{}, { timer: null, rounds: undefined, hasThirdPlace: undefined, start: undefined }],
  [{ name: ' Cup ' }, { name: 'Cup' }],
  [{ gameName: 'chess', clock: 2 }, { timer: { initial: 300, increment: 0 } }],
  [
    { gameName: 'rps', clock: 2, turnDays: 1 },
    { timer: null, turnDays: undefined },
  ],
  [
    { gameName: 'chess', clock: 2, turnDays: 3 },
    { timer: null, turnDays: 3 },
  ],
  [{ rounds: 5 }, { rounds: 5 }],
  [
    { form: 'knockout', rounds: 5 },
    { rounds: undefined, hasThirdPlace: true },
  ],
  [
    { form: 'roundRobin', isTwice: true },
    { isTwice: true, rounds: undefined, minutes: undefined },
  ],
  [{ isTwice: true }, { isTwice: undefined }],
  [
    { form: 'doubleElimination', bestOf: 3, roundStep: 'day' },
    { bestOf: 3, hasThirdPlace: undefined, roundStep: undefined },
  ],
  [{ bestOf: 3 }, { bestOf: undefined }],
  [
    { form: 'league', roundStep: 'day', repeats: 'season', isTwice: true },
    { roundStep: 'day', repeats: 'season', isTwice: true },
  ],
  [{ form: 'league', repeats: 'weekly' }, { repeats: undefined }],
  [
    { form: 'teamCup', departments: ' Sales\n\nLab ', counted: 2, rounds: 4 },
    { departments: ['Sales', 'Lab'], counted: 2, rounds: 4 },
  ],
  [
    { departments: 'Sales\nLab', counted: 2 },
    { departments: undefined, counted: undefined },
  ],
  [{ repeats: 'weekly' }, { repeats: undefined }],
  [{ repeats: 'monthly', isPlanned: true, start: '2026-03-02T11:00' }, { repeats: 'monthly' }],
  [
    { form: 'arena', gameName: 'chess', turnDays: 3, clock: 1 },
    { minutes: 60, turnDays: undefined, timer: { initial: 180, increment: 0 } },
  ],
] as const)('%j is sent as %j', (part, body) => {
  expect(bodyOf(form(part), 'id')).toMatchObject(body);
});

it.each([
  ['chess', [2], 2],
  ['ludo', [2, 4], 2],
  ['hearts', [4], 4],
  ['spades', [], 2],
] as const)('%s is offered at tables of %j, first %i', (gameName, sizes, size) => {
  expect(sizesOf({ gameName })).toEqual(sizes);
  expect(withGame(form({}), gameName).tableSize).toBe(size);
});

it('with four at a table it is no double elimination, and with two nothing of it is sent', () => {
  const four = withSize(form({ gameName: 'ludo', form: 'doubleElimination' }), 4);
  expect(bodyOf(four, 'id')).toMatchObject({ form: 'swiss', tableSize: 4 });
  const cup = withSize(form({ gameName: 'ludo', form: 'knockout', bestOf: 3 }), 4);
  const none = { bestOf: undefined, hasThirdPlace: undefined, rounds: undefined };
  expect(bodyOf(cup, 'id')).toMatchObject({ form: 'knockout', tableSize: 4, ...none });
  const two = withGame(four, 'chess');
  expect(bodyOf(two, 'id')).toMatchObject({ form: 'swiss', tableSize: undefined });
  expect(formsOf(four)).not.toContain('doubleElimination');
  expect(formsOf(two)).toHaveLength(7);
});

it('an arena begins with a short clock, and keeps one that was chosen', () => {
  expect(withForm(form({}), 'arena').clock).toBe(1);
  expect(withForm(form({ clock: 3 }), 'arena').clock).toBe(3);
  expect(withForm(form({}), 'swiss').clock).toBe(0);
});
