// Presence of teams when thousands come back at once: read together, and only for teams that somebody here looks at.
import { expect, it, vi } from 'vitest';
import type { Presence as Shown } from '../../../contract/play/tables.ts';
import { openPresence } from '../matches/nodes/presence.ts';
import { createTeamPresence } from './teamPresence.ts';

interface Read {
  readonly what: 'team' | 'people' | 'rooms' | 'invisible';
  readonly ids: readonly string[];
}

function watching(...watched: readonly string[]) {
  const presence = openPresence();
  const reads: Read[] = [];
  const told: (readonly [string, ...Shown[]])[] = [];
  const teams = new Set(watched);
  const team = createTeamPresence({
    presence,
    async colleaguesOf(teamId) {
      reads.push({ what: 'team', ids: [teamId] });
      return [`${teamId}-ada`, `${teamId}-bo`];
    },
    async teamsOf(ids) {
      reads.push({ what: 'people', ids });
      return new Map(ids.map((id) => [id, id.slice(0, 2)]));
    },
    async teamsOfRooms(ids) {
      reads.push({ what: 'rooms', ids });
      return new Map(ids.map((id) => [id, id.slice(0, 2)]));
    },
    isWatched: (teamId) => teams.has(teamId),
    async invisibleAmong(ids) {
      reads.push({ what: 'invisible', ids });
      return new Set();
    },
    publish: (teamId, people) => told.push([teamId, ...people]),
    onError: (fault) => expect.unreachable(String(fault)),
  });
  presence.onChange((userId) => team.update(userId));
  return { presence, team, reads, told, teams };
}

const gathered = async () => {
  await vi.advanceTimersByTimeAsync(1_000);
};

it('reads once for all who changed, and no further for teams that nobody here looks at', async () => {
  vi.useFakeTimers();
  const { presence, reads, told } = watching('t1');
  presence.ofOthers([
    {
      online: ['t1-ada', 't2-bo', 't2-cy'],
      rooms: { 't1-room': ['t1-ada'], 't2-room': ['t2-bo', 't2-cy'] },
    },
  ]);
  await gathered();
  expect(reads).toEqual([
    { what: 'people', ids: ['t1-ada', 't2-bo', 't2-cy'] },
    { what: 'invisible', ids: ['t1-ada'] },
    { what: 'rooms', ids: ['t1-room'] },
  ]);
  expect(told).toEqual([['t1', { userId: 't1-ada', isOnline: true, room: 't1-room' }]]);
  vi.useRealTimers();
});

it('whoever comes to look later sees who is there, and hears of every change from then on', async () => {
  vi.useFakeTimers();
  const { presence, team, told, teams } = watching();
  presence.cameOnline('t1-ada');
  presence.enter('t1-room', 't1-ada');
  await gathered();
  expect(told).toEqual([]);
  teams.add('t1');
  expect(await team.snapshot('t1')).toEqual([
    { userId: 't1-ada', isOnline: true, room: 't1-room' },
    { userId: 't1-bo', isOnline: false, room: null },
  ]);
  presence.exit('t1-room', 't1-ada');
  await gathered();
  presence.wentOffline('t1-ada');
  await gathered();
  expect(told).toEqual([
    ['t1', { userId: 't1-ada', isOnline: true, room: null }],
    ['t1', { userId: 't1-ada', isOnline: false, room: null }],
  ]);
  vi.useRealTimers();
});

it('publishes who came at the same moment together', async () => {
  vi.useFakeTimers();
  const { presence, told } = watching('t1', 't2');
  for (const userId of ['t1-ada', 't2-bo', 't1-cy']) presence.cameOnline(userId);
  await gathered();
  expect(told).toEqual([
    ['t1', { userId: 't1-ada', isOnline: true, room: null }, { userId: 't1-cy', isOnline: true, room: null }],
    ['t2', { userId: 't2-bo', isOnline: true, room: null }],
  ]);
  vi.useRealTimers();
});

it('reads a team once for all who come to look at the same moment', async () => {
  const { presence, team, reads } = watching('t1', 't2');
  presence.cameOnline('t1-ada');
  const first = team.snapshot('t1');
  const others = Promise.all([team.snapshot('t1'), team.snapshot('t1'), team.snapshot('t2')]);
  presence.cameOnline('t1-bo'); // those who asked before it see it as well
  await first;
  const [one, same, elsewhere] = await others;
  expect(one).toEqual([
    { userId: 't1-ada', isOnline: true, room: null },
    { userId: 't1-bo', isOnline: true, room: null },
  ]);
  expect(same).toEqual(one);
  expect(elsewhere?.map(({ isOnline }) => isOnline)).toEqual([false, false]);
  expect(reads.filter(({ what }) => what === 'team').map(({ ids }) => ids)).toEqual([['t1'], ['t2'], ['t1']]);
});

it('who is where is known of this node and of others, until they go', () => {
  const presence = openPresence();
  presence.enter('one', 'ada');
  presence.enter('two', 'ada');
  presence.enter('two', 'ada'); // a second window
  expect(presence.roomOf('ada')).toBe('one');
  presence.exit('one', 'ada');
  presence.exit('two', 'ada');
  expect(presence.roomOf('ada')).toBe('two');
  presence.exit('two', 'ada');
  expect(presence.roomOf('ada')).toBeNull();
  presence.ofOthers([{ online: ['bo'], rooms: { three: ['bo'] } }]);
  expect([presence.isOnline('bo'), presence.isHere('three', 'bo'), presence.roomOf('bo')]).toEqual([
    true,
    true,
    'three',
  ]);
  const changed: string[] = [];
  presence.onChange((userId) => changed.push(userId));
  presence.ofOthers([{ online: ['bo'], rooms: { three: ['bo'] } }]);
  expect(changed).toEqual([]);
  presence.ofOthers([{ online: [], rooms: {} }]);
  expect(changed).toEqual(['bo']);
  expect([presence.isOnline('bo'), presence.roomOf('bo')]).toEqual([false, null]);
});
