// What Match & Pass teaches: four of a kind, a pair is kept, whoever is not first is quick.
import type { Lesson } from '../../engine/game.ts';
import { type Card, rankOf } from '../../kit/cards.ts';
import type { MatchAndPass, Move } from './shapes.ts';

const passes = (by: number, card: Card) =>
  ({ kind: 'move', at: 0, by, move: { kind: 'choose', round: 1, pass: 1, card } }) as const;

const isQueen = (card: Card) => rankOf(card) === rankOf('QS');

const isMatch = ({ kind }: Move): boolean => kind === 'match';

export const lessons: readonly Lesson<MatchAndPass>[] = [
  {
    key: 'pair',
    position: '3 passing 1.1 0/0/0/0 - QHQSADJC/ACKHKSJH/QDKDJSAH/QCASKCJD -/-/-/- -/-/-/- - - 0000',
    seat: 0,
    steps: [
      {
        wanted: (move) => move.kind === 'choose' && move.card !== null && !isQueen(move.card),
        answer: [passes(1, 'AC'), passes(2, 'QD'), passes(3, 'QC')],
      },
    ],
  },
  {
    key: 'match',
    position: '3 passing 1.1 0/0/0/0 - JCKHKSKD/ACADQHJH/QDQSQCJS/KCAHASJD -/-/-/- -/-/-/- - - 0000',
    seat: 0,
    steps: [
      {
        wanted: (move) => move.kind === 'choose' && move.card === 'JC',
        answer: [passes(1, 'QH'), passes(2, 'JS'), passes(3, 'KC')],
      },
      { wanted: isMatch },
    ],
  },
  {
    key: 'press',
    position: '3 window 2.3 1/0/0/1 - ACKHKSJD/ADKDJHJS/QHQDQSQC/AHASKCJC -/-/-/- -/-/-/- 2 - 0000',
    seat: 0,
    isForced: true,
    steps: [{ wanted: isMatch }],
  },
];
