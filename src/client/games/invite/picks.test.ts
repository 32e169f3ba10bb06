// Who and what is offered to be invited, and in which order.
import { expect, it } from 'vitest';
import { channelPick, hereFirst, named, type Pick, personPick } from './picks.ts';

const person = (name: string, isOnline = false) => personPick({ userId: name, name, avatar: null, isOnline });
const names = (picks: readonly Pick[]) => picks.map(({ name }) => name);

it('offers those who are here first, else as they came', () => {
  const team = [person('Ada'), person('Bo', true), person('Cy'), person('Eve', true)];
  expect(names(hereFirst(team))).toEqual(['Bo', 'Eve', 'Ada', 'Cy']);
});

it('finds by any part of the name, by the letters of the language', () => {
  const team = [person('İpek Işık'), person('Mert Kaya')];
  expect(names(named(team, ' ipek', 'tr'))).toEqual(['İpek Işık']);
  expect(names(named(team, 'IŞ', 'tr'))).toEqual(['İpek Işık']);
  expect(names(named(team, 'kay', 'en'))).toEqual(['Mert Kaya']);
  expect(named(team, 'nobody', 'en')).toEqual([]);
});

it('always leads back', () => {
  const back: Pick = { id: 'back', kind: 'back', name: 'All teams', avatar: null, mark: null, target: null };
  expect(named([back, person('Ada')], 'zz', 'en')).toEqual([back]);
});

it('marks channels that are private, or where one cannot write yet', () => {
  const channel = { id: 'C1', name: 'games', isPrivate: true, isOpen: true };
  expect(channelPick(channel)).toMatchObject({ mark: 'private', target: { channelId: 'C1' } });
  expect(channelPick({ ...channel, isOpen: false }, 'g1')).toMatchObject({
    mark: 'withoutBot',
    target: { channelId: 'C1', groupId: 'g1' },
  });
  expect(channelPick({ ...channel, isPrivate: false }).mark).toBe(null);
});
