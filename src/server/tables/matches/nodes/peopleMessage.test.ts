// What a node of the next version may say: more fields pass, and what this version does not know is nothing.
import { expect, it } from 'vitest';
import { type PeopleMessage, readPeopleMessage } from './peopleMessage.ts';

const phrase = { room: 'r', userId: 'u', phrase: 'hello' } as const;

const messages: readonly PeopleMessage[] = [
  { kind: 'personChanged', userId: 'u' },
  { kind: 'teamChanged', teamId: 't' },
  { kind: 'sessionsEnded', userId: 'u', sessionIds: ['s'], because: 'removed' },
  { kind: 'presence' },
  { kind: 'said', said: phrase },
  { kind: 'event', event: 'e' },
];

it.each(messages)('$kind is read, with or without fields that came later', (message) => {
  expect(readPeopleMessage(JSON.stringify(message))).toEqual(message);
  expect(readPeopleMessage(JSON.stringify({ ...message, since: 7 }))).toEqual(message);
});

it('what goes on to sockets keeps fields that came later', () => {
  const said = { ...phrase, mood: 'new' };
  expect(readPeopleMessage(JSON.stringify({ kind: 'said', said }))).toEqual({ kind: 'said', said });
});

it.each([
  ['a kind that came later', '{"kind":"teamMerged","teamId":"t"}'],
  ['a known kind without what it is about', '{"kind":"teamChanged"}'],
  ['no object', '[]'],
  ['no JSON', 'hello'],
])('%s is nothing', (_, payload) => {
  expect(readPeopleMessage(payload)).toBeNull();
});
