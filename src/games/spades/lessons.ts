// What spades teaches: a bid, spades as trumps, the partner's trick, nil.
import type { Lesson } from '../../engine/game.ts';
import { suitOf } from '../../kit/cards.ts';
import type { Spades } from './shapes.ts';

export const lessons: readonly Lesson<Spades>[] = [
  {
    key: 'bid',
    position:
      '500 bidding - 3C5C8C2D6D9DAD3H7HAH4SKSAS/7CKCAC3D4D7D8DTD5H9HJH9STS/2C9CJCQC5DJDQDKD4H5S6S7SJS/4C6CTC2H6H8HTHQHKH2S3S8SQS 0000 -/-/-/- - 0000',
    seat: 0,
    steps: [{ wanted: (move) => move.kind === 'bid' && move.bid === 4 }],
  },
  {
    key: 'trump',
    position:
      '500 playing - 3C4C5C8C2D6D9DTDQD4S7STS/TCQC5D7D3H5H6H8HTHQSKS/9C3D8DJD7HKH2S6S9SJSAS/6CKC4DKDAD2HJHQH3S5S8S 0000 2/4/3/3 0:JCAC2C7C/1:9H4HAH 0000',
    seat: 0,
    steps: [{ wanted: (move) => move.kind === 'card' && suitOf(move.card) === 'S' }],
  },
  {
    key: 'partner',
    position:
      '500 playing - 3C4C5C8C2H6H9HTHQH4S7SJS/9CTCQC6D7D5H2S5S9STSAS/6C3D9DTDKD3HJHKHAH3SKS/KC2D4D8DJD4H7H8H6S8SQS 0000 2/4/3/3 0:JCAC2C7C/1:QDAD5D 0000',
    seat: 0,
    steps: [{ wanted: (move) => move.kind === 'card' && suitOf(move.card) !== 'S' }],
  },
  {
    key: 'nil',
    position:
      '500 playing - 3C4C5C2D9DKD2H6H9HTH2S5S/9CQCKC5DADJHAH3S7S9STS/JC3D3H4H5H7H6S8SJSQSAS/6CTC4D6D7DQD8HQHKH4SKS 0000 0/4/4/3 0:8CAC2C7C/1:TDJD8D 0000',
    seat: 0,
    steps: [{ wanted: (move) => move.kind === 'card' && move.card === '9D' }],
  },
];
