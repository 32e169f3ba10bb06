// Who is offered to be called to a table, and in which order.
import { expect, it } from 'vitest';
import { callable, found } from './colleagues.ts';

const person = (name: string, isOnline = false) => ({ userId: name, name, avatar: null, isOnline });
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name);

it('offers who is not seated yet, those online first, else as they came', () => {
  const team = [person('Ada'), person('Bo', true), person('Cy'), person('Dee', true), person('Eve', true)];
  expect(names(callable(team, new Set(['Dee', null]), 'Ada'))).toEqual(['Bo', 'Eve', 'Cy']);
});

it('finds by any part of the name, by the letters of the language', () => {
  const team = [person('İpek Işık'), person('Mert Kaya')];
  expect(names(found(team, ' ipek', 'tr'))).toEqual(['İpek Işık']);
  expect(names(found(team, 'IŞ', 'tr'))).toEqual(['İpek Işık']);
  expect(names(found(team, 'kay', 'en'))).toEqual(['Mert Kaya']);
  expect(found(team, 'nobody', 'en')).toEqual([]);
});
