// What okey teaches: what to discard, taking a discard, showing the indicator, finishing, the okey as a wild tile.
import type { Lesson } from '../../engine/game.ts';
import type { Okey } from './shapes.ts';

export const lessons: readonly Lesson<Okey>[] = [
  {
    key: 'single',
    position:
      '20/0 playing - K4 Y2,Y8,B2,B9,B10,B11,B13,R2,R4,R5,R6,R7,R12,K12,K13/Y2,Y6,Y7,Y9,Y11,Y13,B5,B6,B6,B7,B11,R12,K2,K6/Y1,Y3,Y7,Y9,Y11,B1,B3,B4,R3,R3,R4,R9,K5,K7/Y4,Y5,Y8,Y12,Y13,B8,B10,R6,K1,K5,K9,K10,K11,K12 K3,R11,Y3,Y1,R13,R5,B12,R1,Y6,R7,B1,R2,K13,B9,B5,Y5,Y4,K4,B4,K6,R10,R9,K1,Y10,R1,B12,K9,K8,F,K11,R8,K2,B8,R13,R8,R11,B13,Y10,K7,B3 B7,R10/K8,Y12/K3,K10/B2,F 0 stock:R12 8 - - 0000',
    seat: 0,
    steps: [{ wanted: (move) => move.kind === 'discard' && move.tile === 'Y8' }],
  },
  {
    key: 'take',
    position:
      '20/0 playing - B6 Y1,Y4,Y10,Y11,Y12,B4,B13,R4,R6,R7,K1,K2,K3,K13/Y3,Y5,Y5,R2,R5,R10,R11,R12,R13,K2,K4,K8,K10,K11/Y4,Y12,B13,R1,R9,R10,R13,K5,K7,K8,K9,K12,F,F/Y6,Y10,Y11,B2,B3,B3,B6,B9,B11,R3,R6,R12,K5,K12 R1,R5,B10,B10,R11,Y9,Y8,K4,R3,Y7,B1,R2,K1,B9,Y3,B1,B8,Y2,Y13,R8,B12,K10,B5,Y7,B5,B4,Y9,K7,Y1,B2,B7,K6,R9,B8,B12,Y13,K3 Y6,K13,R7/Y8,K11,R8/K6,Y2,R4/B7,K9,B11 0 - 12 - - 0000',
    seat: 0,
    steps: [{ wanted: (move) => move.kind === 'draw' && move.from === 'discard' }],
  },
  {
    key: 'show',
    position:
      '20/0 playing - Y9 Y9,Y10,Y13,B1,B2,B3,B8,R3,R4,R9,R11,R12,K2,K7,K8/Y4,Y6,B5,B13,R1,R1,R2,R3,R5,R7,K4,K5,K9,K11/Y5,Y8,Y11,B1,B3,B10,B12,R8,K1,K4,K8,K10,K10,K13/Y2,Y4,Y6,Y7,Y7,Y8,Y10,B5,B6,B11,R4,R6,K7,K13 B4,B12,R10,B4,R13,B2,K12,R2,Y3,R10,K3,B9,R5,B10,B8,B9,K9,K11,B13,Y11,Y3,R13,Y5,K6,R6,K12,K3,K6,R12,K2,B7,K5,B7,R7,Y1,R9,Y1,R11,K1,R8,B11,Y13,B6,Y12,F,Y12,F,Y2 -/-/-/- 0 - 0 - - 0000',
    seat: 0,
    steps: [{ wanted: ({ kind }) => kind === 'show' }],
  },
  {
    key: 'finish',
    position:
      '20/0 playing - R2 Y1,Y11,Y12,Y13,B1,B4,B9,R1,R9,K5,K6,K7,K8,K9,K9/Y7,Y9,B4,B10,B10,B12,R3,R8,R8,K2,K2,K4,K10,K13/Y2,Y2,Y3,Y4,Y7,Y12,Y13,B12,R4,R9,R10,R12,K7,K12/Y1,Y3,Y4,Y11,B3,B3,B7,B13,R4,R5,R7,R13,K1,K12 K10,K8,R6,R1,R2,B9,Y5,K4,B8,Y9,R13,Y6,R10,K5,B6,F,B8,B13,Y10,B11,K6,K11,K13,B11,Y6,B5,R3,Y5,Y8,K1,B7,R5 B2,Y8,R11,K3/R7,F,R12,K11/R11,B5,B6,Y10/B1,R6,K3,B2 0 stock:B4 16 - - 0000',
    seat: 0,
    steps: [{ wanted: ({ kind }) => kind === 'finish' }],
  },
  {
    key: 'wild',
    position:
      '20/0 playing - K9 Y1,Y2,Y3,Y4,Y7,Y11,B7,B11,R4,R5,R11,R13,K7,K10,K11/Y2,Y11,Y13,B5,B7,B12,R2,R6,R6,R9,R10,K3,K7,K12/Y1,Y8,Y10,Y12,B3,B4,B10,R2,R10,K1,K5,K6,K13,K13/Y4,Y6,Y9,Y10,Y13,B3,B4,B8,B10,B13,R3,R7,K3,K6 K5,R1,Y3,R4,B6,K9,K8,Y5,F,K8,B2,K4,K12,B2,R1,B13,Y8,F,B8,K11,B9,R5,Y5,R9,Y9,Y12,R3,K1,B9,K10,R12,Y6 B5,R8,B12,B1/B6,R11,B11,R7/K2,K2,R8,B1/K4,Y7,R12,R13 0 stock:R13 16 - - 0000',
    seat: 0,
    steps: [{ wanted: ({ kind }) => kind === 'finish' }],
  },
];
