// What a browser is told fits into one message, however long the names are.
import { expect, it } from 'vitest';
import { mostPayloadBytes } from './encryptPayload.ts';
import { composePush } from './message.ts';

const told = (name: string, people: number) =>
  composePush(
    {
      kind: 'yourTurn',
      roomId: 'A'.repeat(22),
      gameName: 'hearts',
      others: Array.from({ length: people }, () => ({ userId: null, name })),
    },
    'en',
    { tag: 'n1', turns: 3 },
  );

it('has the words of the notification, the page, the number of turns and nothing else', () => {
  expect(JSON.parse(told('Bo Lind', 1).toString())).toEqual({
    title: 'Your turn',
    text: 'Hearts with Bo Lind: your move.',
    path: `/games/hearts/${'A'.repeat(22)}`,
    tag: 'n1',
    turns: 3,
  });
});

it('leaves the text out where it would be too long', () => {
  const message = told('Ş'.repeat(64), 40);
  expect(message.length).toBeLessThanOrEqual(mostPayloadBytes);
  expect(JSON.parse(message.toString())).toMatchObject({ title: 'Your turn', text: '' });
});
