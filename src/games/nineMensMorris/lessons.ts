// What nine men's morris teaches: a mill, whom to take, a mill that swings, flying, the blockade.
import type { Lesson } from '../../engine/game.ts';
import { anyOf } from '../../kit/lessons.ts';
import type { NineMensMorris } from './rules.ts';

const like =
  (form: RegExp) =>
  (move: string): boolean =>
    form.test(move);

export const lessons: readonly Lesson<NineMensMorris>[] = [
  { key: 'mill', position: 'WW...B.........B........ W 7 7', seat: 0, steps: [{ wanted: like(/^g7x/) }] },
  {
    key: 'victim',
    position: '...WW...B........W...BB. W 5 5',
    seat: 0,
    steps: [{ wanted: anyOf('f6xa1', 'f6xd1') }],
  },
  {
    key: 'swing',
    position: 'WWWW.W......B..BBB...BBB W 0 0',
    seat: 0,
    steps: [
      { wanted: anyOf('d7-d6xe4'), answer: [{ kind: 'move', at: 0, by: 1, move: 'e3-e4' }] },
      { wanted: like(/^d6-d7x/) },
    ],
  },
  { key: 'fly', position: 'WW......B....B.B..W..B.. W 0 0', seat: 0, steps: [{ wanted: like(/^b2-g7x/) }] },
  { key: 'block', position: 'BWB......W....W....W.B.B W 0 0', seat: 0, steps: [{ wanted: anyOf('d2-d1') }] },
];
