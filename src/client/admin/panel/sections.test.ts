// Which section an address leads to, and what the search of the admin panel finds.
import { expect, it } from 'vitest';
import { type Findable, find } from './search.ts';
import { addressOf, sectionAt } from './sections.ts';

it.each([
  ['', '', '/admin-panel/team'],
  ['', '#admin-games', '/admin-panel/games'],
  ['', '#admin-place', '/admin-panel/team'],
  ['', '#admin-channel', '/admin-panel/chat'],
  ['', '#elsewhere', '/admin-panel/team'],
  ['?slack=connected', '', '/admin-panel/chat?slack=connected'],
])('the panel with %s%s opens %s', (search, hash, address) => {
  expect(addressOf({ search, hash })).toBe(address);
});

it('an unknown section is none', () => {
  expect(sectionAt('games')).toBe('games');
  expect(sectionAt('toString')).toBeNull();
});

const all: readonly Findable[] = [
  { to: '/zone', title: 'Saat dilimi', where: 'Takım', words: ['Time zone'] },
  { to: '/periods', title: 'Oyun saatleri', where: 'Oyun saatleri', words: ['Play periods', 'hours'] },
  { to: '/games', title: 'Oyunlar', where: 'Oyunlar', words: ['Games', 'block'] },
  { to: '/chess', title: 'Satranç', where: 'Oyunlar', words: ['Chess'] },
  { to: '/admins', title: 'Yönetici ekle', where: 'Yöneticiler', words: ['Add an admin'] },
];

it.each([
  ['time', ['/zone']],
  ['SATRANC', ['/chess']],
  ['oyun', ['/periods', '/games']],
  ['block', ['/games']],
  ['yonetici ekl', ['/admins']],
  ['İ', []],
  [' ', []],
  ['ess', []],
] as const)('%s finds %j', (query, found) => {
  expect(find(all, query).map(({ to }) => to)).toEqual(found);
});
