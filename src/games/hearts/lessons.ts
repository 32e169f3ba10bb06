// What hearts teaches: stay under, throw the queen, lose a high card for nothing, what to pass.
import type { Lesson } from '../../engine/game.ts';
import type { Card } from '../../kit/cards.ts';
import type { Hearts, Move } from './shapes.ts';

const plays =
  (...cards: readonly Card[]) =>
  (move: Move): boolean =>
    move.kind === 'card' && cards.includes(move.card);

const passes =
  (...cards: readonly Card[]) =>
  (move: Move): boolean =>
    move.kind === 'pass' && cards.every((card) => move.cards.includes(card));

export const lessons: readonly Lesson<Hearts>[] = [
  {
    key: 'under',
    position:
      'add/100 playing 4,9,0,13;7,2,14,3;5,8,6,7 4D5D8DJD2H3H7HTH3S6SKSAS/6CKC3D9DQDKD6H9H7S8SJS/3CTCJC2D4H5H8HAH2S4STS/4C5C8CQC6D7DTDADJHQHKH -/-/-/- 2:2C7C9CAC/1:5S9SQS 0000',
    seat: 0,
    steps: [{ wanted: plays('3S', '6S') }],
  },
  {
    key: 'throw',
    position:
      'add/100 playing 4,9,0,13;7,2,14,3;5,8,6,7 3C5C8C4H6HQHKHAH2S7STSQS/7C9CQC5D6DJD5H6S8S9SAS/6CTC2D3D7D3H8H9H4S5SJS/4C8DTDQDAD2H7HTHJH3SKS -/-/-/- 2:2CKCJCAC/1:9DKD4D 0000',
    seat: 0,
    steps: [{ wanted: plays('QS') }],
  },
  {
    key: 'free',
    position:
      'add/100 playing 4,9,0,13;7,2,14,3;5,8,6,7 4C8C2D7DAD3H5H9HJH4S8SJS/3C7C3D4D6D8D2H8HAH3SKS/6C4H6H7HTHQH2S5S9STSQS/5C9CJCQC9DJDKDKH6S7SAS -/-/-/- 2:2CKCTCAC/1:5DTDQD 0000',
    seat: 0,
    steps: [{ wanted: plays('AD') }],
  },
  {
    key: 'pass',
    position:
      'add/100 passing - 4C7C9CJC3D6DTD2H5H8HQSKSAS/6CKC2D8D9DJD3H7HQHKH2S4S8S/5CTCAC4DQD4H6HAH5S6S7S9SJS/2C3C8CQC5D7DKDAD9HTHJH3STS -/-/-/- - 0000',
    seat: 0,
    steps: [{ wanted: passes('QS', 'KS', 'AS') }],
  },
];
